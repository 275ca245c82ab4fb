import { LIMITS } from "@fairlead/contracts/limits";
import { t } from "../../../lib/t.ts";
import { TextInput } from "../../../ui/field.tsx";
import { Part, type PartProps } from "./fields.tsx";
import { addTo, type ListName } from "./form-values.ts";
import { RowList } from "./row-list.tsx";
import { Suggestions } from "./suggestions.tsx";

/** A list of lines, with what the occupation suggests below. */
export function Lines({ form, set, name, items = [] }: PartProps & { name: ListName; items?: readonly string[] | undefined }) {
  const rows = form[name];
  const known = new Set(rows.map((line) => line.trim().toLowerCase()));
  return (
    <Part title={t(`jobs.lines.${name}`)} hint={t(`jobs.lines.${name}Hint`)}>
      <RowList
        name={t(`jobs.lines.${name}One`)}
        rows={rows}
        empty=""
        most={LIMITS.draftLines}
        addLabel={t(`jobs.lines.${name}Add`)}
        onChange={(next) => set({ [name]: next })}
      >
        {(line, at, change) => (
          <TextInput
            aria-label={t("jobs.rows.nth", { name: t(`jobs.lines.${name}One`), at: at + 1 })}
            value={line}
            maxLength={LIMITS.draftLineChars}
            autoComplete="off"
            onChange={(event) => change(event.target.value)}
          />
        )}
      </RowList>
      <Suggestions
        label={t(`jobs.lines.${name}`)}
        items={items.filter((item) => !known.has(item.toLowerCase()))}
        onPick={(item) => set({ [name]: addTo(rows, item, (line) => line.trim() === "") })}
      />
    </Part>
  );
}
