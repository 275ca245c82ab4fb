import type { AnalysisRow } from "@fairlead/contracts";
import { Link } from "react-router";
import { formatAgo } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { OpenLink, StatusChip } from "./analyses-table.tsx";
import { DecisionSplit } from "./decision-split.tsx";
import { toStatus } from "./list-rows.ts";

/** The same on a narrow screen. */
export function AnalysesCards({ rows }: { rows: readonly AnalysisRow[] }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id} className="grid gap-2 px-4 py-3">
          <div className="flex items-start gap-3">
            <Link
              to={`/analysis/${row.jobId}`}
              className="wrap-anywhere min-w-0 flex-1 font-book text-ink underline-offset-2 coarse:-my-2.5 coarse:py-2.5"
            >
              {row.jobTitle}
            </Link>
            <StatusChip row={row} />
          </div>
          {toStatus(row) === "empty" ? (
            <>
              <p className="text-ink-2">{t("analyses.list.deleted")}</p>
              <p>
                <OpenLink row={row} />
              </p>
            </>
          ) : (
            <>
              <p className="text-ink-3">
                {t("analyses.list.cardLine", {
                  date: formatAgo(row.requestedAt),
                  count: row.counts.items,
                  musts: row.counts.meetAllMustHaves,
                })}
              </p>
              <DecisionSplit row={row} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
