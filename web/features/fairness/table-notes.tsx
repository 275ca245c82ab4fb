import { type GroupTable, LIMITS } from "@fairlead/contracts";
import { formatList } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";

const SMALL_SHARE = 0.02;

/** What must be read with a table: who is not in it, and why. */
export function TableNotes({ table: { groups, hidden, unknown }, className }: { table: GroupTable; className: string }) {
  const all = groups.reduce((sum, { n }) => sum + n, 0) + unknown + (hidden.people ?? 0);
  const small = groups.filter(({ n }) => n / all < SMALL_SHARE).map(({ group }) => group);
  return (
    <p className={className}>
      {[
        t("fairness.note.unknown", { count: unknown }),
        ...(hidden.groups ? [t("fairness.note.hidden", { least: LIMITS.groupShown })] : []),
        ...(hidden.people === null ? [] : [t("fairness.note.hiddenPeople", { people: hidden.people })]),
        ...(small.length === 0 ? [] : [t("fairness.note.small", { groups: formatList(small) })]),
      ].join(" ")}
    </p>
  );
}
