import type { Importance, RoleFrame } from "@fairlead/contracts";
import { LIMITS } from "@fairlead/contracts/limits";
import type { ReactNode } from "react";
import { t } from "../../../lib/t.ts";
import { Field, Select, TextInput } from "../../../ui/field.tsx";
import { IMPORTANCES } from "../requirement-groups.ts";
import { type Figure, type FormValues, isNoFigure } from "./form-values.ts";

/** What every part of the form gets: the values, a way to change some of them, and the occupation that suggests. */
export type PartProps = { form: FormValues; set(values: Partial<FormValues>): void; role: RoleFrame | undefined };

export function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-semibold text-lg">{title}</legend>
      {hint === undefined ? null : <p className="-mt-2 text-ink-3 text-sm">{hint}</p>}
      {children}
    </fieldset>
  );
}

type ChoiceProps = {
  value: string;
  onChange(value: string): void;
  options: readonly (readonly [string, string])[];
  empty?: boolean;
  label?: string;
};

export function Choice({ value, onChange, options, empty = false, label }: ChoiceProps) {
  return (
    <Select value={value} aria-label={label} onChange={(event) => onChange(event.target.value)}>
      {empty ? <option value="">{t("jobs.facts.none")}</option> : null}
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </Select>
  );
}

export function ImportanceField({ value, onChange }: { value: Importance; onChange(value: Importance): void }) {
  return (
    <Field label={t("jobs.add.importance")}>
      <Choice
        value={value}
        onChange={(one) => onChange(one as Importance)}
        options={IMPORTANCES.map((one) => [one, t(`jobs.importance.${one}`)])}
      />
    </Field>
  );
}

type LineName =
  | "team"
  | "mission"
  | "place"
  | "schedule"
  | "contract"
  | "accommodations"
  | "contact"
  | "payMin"
  | "payMax"
  | "areas"
  | "role"
  | "years";
type LineProps = Pick<PartProps, "form" | "set"> & { name: LineName; label: string; hint?: string; figure?: Figure };

/** What is wrong with a figure; undefined where it can be used or nothing is typed. */
export function toFigureFault(kind: Figure | undefined, words: string): string | undefined {
  return kind !== undefined && isNoFigure(kind, words) ? t(`jobs.figure.${kind}`) : undefined;
}

export function Line({ form, set, name, label, hint, figure }: LineProps) {
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })} error={toFigureFault(figure, form[name])} className="min-w-0">
      <TextInput
        value={form[name]}
        maxLength={figure ? 14 : LIMITS.draftLineChars}
        inputMode={figure ? "decimal" : "text"}
        autoComplete="off"
        onChange={(event) => set({ [name]: event.target.value })}
      />
    </Field>
  );
}
