import { t } from "../../../lib/t.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Choice, ImportanceField, Line, Part, type PartProps } from "./fields.tsx";

const DEGREES = ["2", "3", "4", "5", "6", "7", "8"] as const;

export function ExperiencePart({ form, set }: PartProps) {
  return (
    <Part title={t("jobs.past.title")} hint={t("jobs.past.hint")}>
      <div className="grid gap-3 sm:grid-cols-3">
        <Line form={form} set={set} name="years" label={t("jobs.past.years")} figure="years" />
        <Line form={form} set={set} name="role" label={t("jobs.past.role")} />
        <ImportanceField value={form.yearsImportance} onChange={(yearsImportance) => set({ yearsImportance })} />
        <Field label={t("jobs.past.degree")}>
          <Choice
            value={form.degree}
            onChange={(degree) => set({ degree })}
            empty
            options={DEGREES.map((one) => [one, t(`jobs.degree.${one}`)])}
          />
        </Field>
        <Line form={form} set={set} name="areas" label={t("jobs.past.areas")} />
        <ImportanceField value={form.degreeImportance} onChange={(degreeImportance) => set({ degreeImportance })} />
      </div>
      <Checkbox
        checked={form.orEquivalent}
        onChange={(event) => set({ orEquivalent: event.target.checked })}
        label={t("jobs.past.orEquivalent")}
      />
    </Part>
  );
}
