import type { MatchResult } from "@fairlead/contracts";
import { Fragment } from "react";
import { formatList, formatPoints } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { classes } from "../../../ui/classes.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { COMPONENT_WORDS } from "../words.ts";
import { type Bar, toBars } from "./breakdown-rows.ts";

/** Points by component; the numbers beside the bars add up to the score. One below nothing says so and why. */
export function ComponentBars({ match }: { match: Pick<MatchResult, "rows" | "components"> }) {
  const bars = toBars(match);
  const below = bars.filter(({ points }) => points < 0);
  return (
    <div>
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-2 gap-y-1.5 sm:grid-cols-[auto_1fr_auto_auto_1fr_auto] sm:[&>*:nth-child(6n+4)]:ms-3">
        {bars.map((bar) => (
          <Fragment key={bar.id}>
            <span>{t(COMPONENT_WORDS[bar.id])}</span>
            {bar.points < 0 ? (
              <BarBelow points={bar.points} weight={bar.weight} />
            ) : (
              <ProgressBar value={bar.points} max={bar.weight} label={t(COMPONENT_WORDS[bar.id])} />
            )}
            <span className={classes("figures text-end", bar.points < 0 && "text-danger")}>
              {t("analyses.pointsSlash", { points: formatPoints(bar.points), weight: formatPoints(bar.weight) })}
            </span>
          </Fragment>
        ))}
      </div>
      {below.length === 0 ? null : (
        <p className="mt-2 text-ink-2 text-sm">
          {t("analyses.belowNothing", { names: formatList(below.map(({ id }) => t(COMPONENT_WORDS[id]))), count: below.length })}
        </p>
      )}
    </div>
  );
}

/** Grows from the other end, in the colour and with the edge of what is missing; the figure beside it says it. */
function BarBelow({ points, weight }: Pick<Bar, "points" | "weight">) {
  const share = weight === 0 ? 0 : Math.min(100, (-points / weight) * 100);
  return (
    <div aria-hidden="true" className="flex h-2 justify-end overflow-hidden rounded-full border border-danger border-dashed">
      <div className="h-full bg-danger forced-colors:bg-[Highlight]" style={{ width: `${share}%` }} />
    </div>
  );
}
