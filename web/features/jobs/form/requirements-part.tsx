import { LIMITS } from "@fairlead/contracts/limits";
import { t } from "../../../lib/t.ts";
import { Field, TextInput } from "../../../ui/field.tsx";
import { ImportanceField, Part, type PartProps, toFigureFault } from "./fields.tsx";
import { addTo, EMPTY_REQUIREMENT, type RequirementRow } from "./form-values.ts";
import { RowList } from "./row-list.tsx";
import { Suggestions } from "./suggestions.tsx";

export function RequirementsPart({ form: { requirements: rows }, set, role }: PartProps) {
  const known = new Set(rows.map(({ name }) => name.trim().toLowerCase()));
  const offers = (role?.requirements ?? []).filter(({ name }) => !known.has(name.toLowerCase()));
  const toWords = ({ name, alternatives = [] }: (typeof offers)[number]) => [name, ...alternatives].join(` ${t("jobs.or")} `);
  const pick = (words: string) => {
    const offer = offers.find((one) => toWords(one) === words);
    if (offer === undefined) return;
    const { name, alternatives = [], importance } = offer;
    set({ requirements: addTo(rows, { name, others: alternatives.join(", "), importance, years: "" }, (row) => row.name.trim() === "") });
  };
  return (
    <Part title={t("jobs.needs.title")} hint={t("jobs.needs.hint")}>
      <RowList
        name={t("jobs.needs.one")}
        rows={rows}
        empty={EMPTY_REQUIREMENT}
        most={LIMITS.draftRequirements}
        addLabel={t("jobs.needs.add")}
        onChange={(requirements) => set({ requirements })}
      >
        {(row, at, change) => <RequirementFields row={row} at={at} onChange={change} />}
      </RowList>
      <Suggestions label={t("jobs.needs.title")} items={offers.map(toWords)} onPick={pick} />
    </Part>
  );
}

type RowFieldsProps = { row: RequirementRow; at: number; onChange(row: RequirementRow): void };

function RequirementFields({ row, at, onChange }: RowFieldsProps) {
  const nth = (name: string) => t("jobs.rows.nth", { name, at: at + 1 });
  return (
    <div className="grid gap-2 rounded-control border border-line p-3 sm:grid-cols-2">
      <Field label={nth(t("jobs.needs.one"))}>
        <TextInput
          value={row.name}
          maxLength={LIMITS.draftNameChars}
          autoComplete="off"
          onChange={(event) => onChange({ ...row, name: event.target.value })}
        />
      </Field>
      <Field label={t("jobs.needs.others")}>
        <TextInput
          value={row.others}
          placeholder={t("jobs.needs.othersHint")}
          maxLength={LIMITS.draftNameChars}
          autoComplete="off"
          onChange={(event) => onChange({ ...row, others: event.target.value })}
        />
      </Field>
      {row.others.trim() === "" ? null : (
        <Field label={t("jobs.needs.atLeast")} hint={t("jobs.needs.atLeastHint")}>
          <TextInput
            value={row.atLeast ?? ""}
            inputMode="numeric"
            maxLength={1}
            autoComplete="off"
            onChange={(event) => onChange({ ...row, atLeast: event.target.value })}
          />
        </Field>
      )}
      <ImportanceField value={row.importance} onChange={(importance) => onChange({ ...row, importance })} />
      <Field label={t("jobs.needs.years")} error={toFigureFault("years", row.years)}>
        <TextInput
          value={row.years}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          onChange={(event) => onChange({ ...row, years: event.target.value })}
        />
      </Field>
    </div>
  );
}
