import { LIMITS } from "@fairlead/contracts/limits";
import { t } from "../../../lib/t.ts";
import { Field, TextInput } from "../../../ui/field.tsx";
import { Choice, ImportanceField, Part, type PartProps } from "./fields.tsx";
import { EMPTY_LANGUAGE, type LanguageRow } from "./form-values.ts";
import { RowList } from "./row-list.tsx";

const CEFR = ["A1", "A2", "B1", "B2", "C1", "C2"];

export function LanguagesPart({ form: { languages }, set }: PartProps) {
  return (
    <Part title={t("jobs.tongues.title")}>
      <RowList
        name={t("jobs.tongues.one")}
        rows={languages}
        empty={EMPTY_LANGUAGE}
        most={LIMITS.draftLines}
        addLabel={t("jobs.tongues.add")}
        onChange={(next) => set({ languages: next })}
      >
        {(row, at, change) => <LanguageFields row={row} at={at} onChange={change} />}
      </RowList>
    </Part>
  );
}

type RowFieldsProps = { row: LanguageRow; at: number; onChange(row: LanguageRow): void };

function LanguageFields({ row, at, onChange }: RowFieldsProps) {
  return (
    <div className="grid gap-2 sm:grid-cols-3">
      <Field label={t("jobs.rows.nth", { name: t("jobs.tongues.one"), at: at + 1 })}>
        <TextInput
          value={row.language}
          maxLength={LIMITS.draftNameChars}
          autoComplete="off"
          onChange={(event) => onChange({ ...row, language: event.target.value })}
        />
      </Field>
      <Field label={t("jobs.tongues.level")}>
        <Choice value={row.cefr} onChange={(cefr) => onChange({ ...row, cefr })} empty options={CEFR.map((one) => [one, one])} />
      </Field>
      <ImportanceField value={row.importance} onChange={(importance) => onChange({ ...row, importance })} />
    </div>
  );
}
