import type { MatchResult } from "@fairlead/contracts";
import { useState } from "react";
import { formatList } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { Popover } from "../../../ui/popover.tsx";
import { toMustHaveGroups } from "./must-have-groups.ts";

const STATUSES = ["met", "partial", "unmet", "unknown"] as const;

/** The count of the table, and on a press which must-haves it is about: those that are met, and what there is of the others. */
export function MustHaves({ match }: { match: Pick<MatchResult, "mustHaves"> }) {
  const [open, setOpen] = useState(false);
  const groups = toMustHaveGroups(match);
  const counts = { met: groups.met.length, of: groups.of };
  if (groups.of === 0) return null;
  const trigger = (
    <button type="button" className="rounded-nav text-ink-2 underline decoration-dotted underline-offset-2 hover:text-ink coarse:min-h-11">
      {t("analyses.row.musts", counts)}
    </button>
  );
  return (
    <Popover open={open} onOpenChange={setOpen} label={t("analyses.musts.title", counts)} trigger={trigger}>
      <p className="font-semibold">{t("analyses.musts.title", counts)}</p>
      <dl className="mt-2 grid gap-2">
        {STATUSES.filter((status) => groups[status].length > 0).map((status) => (
          <div key={status}>
            <dt className={status === "unmet" ? "text-danger text-sm" : "text-ink-3 text-sm"}>{t(`analyses.musts.${status}`)}</dt>
            <dd className="wrap-anywhere">{formatList(groups[status])}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
