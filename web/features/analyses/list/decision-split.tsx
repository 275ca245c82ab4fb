import type { AnalysisRow } from "@fairlead/contracts";
import { t } from "../../../lib/t.ts";
import { classes } from "../../../ui/classes.ts";
import { countOpen } from "./list-rows.ts";

/** Shortlisted, maybe, not now, open: a bar and the same in numbers. */
export function DecisionSplit({ row }: { row: AnalysisRow }) {
  const { shortlist, maybe, notNow } = row.counts;
  const open = countOpen(row);
  const all = shortlist + maybe + notNow + open;
  const parts = [
    { key: "shortlist", count: shortlist, look: "bg-primary" },
    { key: "maybe", count: maybe, look: "bg-partial" },
    { key: "notNow", count: notNow, look: "bg-line-strong" },
  ];
  return (
    <div className="min-w-44">
      <div aria-hidden="true" className="flex h-2 max-w-56 gap-px overflow-hidden rounded-full bg-sunken dark:bg-line">
        {parts.map(({ key, count, look }) => (
          <span key={key} className={classes("h-full", look)} style={{ width: all === 0 ? 0 : `${(count / all) * 100}%` }} />
        ))}
      </div>
      <p className="figures mt-1 text-ink-3 text-xs">{t("analyses.list.split", { shortlist, maybe, notNow, open })}</p>
    </div>
  );
}
