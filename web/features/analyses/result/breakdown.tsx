import type { MatchResult } from "@fairlead/contracts";
import { formatPoints } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { classes } from "../../../ui/classes.ts";
import { toPointWords, toRange } from "../points.ts";
import { Glyph } from "../table/glyph.tsx";
import { IMPORTANCE_WORDS, VERDICT_WORDS } from "../words.ts";
import { type BreakdownLine, toLines, toSum } from "./breakdown-rows.ts";

type Props = { match: MatchResult; chosen: string | null; onChoose(rowId: string | null): void };

/** Every line of the sum. A press on a line shows its quotes. */
export function Breakdown({ match, chosen, onChoose }: Props) {
  const sum = toSum(match);
  const open = toRange(match);
  const floored = match.score !== null && sum < 0;
  return (
    <section aria-labelledby="breakdown-title">
      <h3 id="breakdown-title" className="font-semibold text-[15px]/[22px]">
        {t("analyses.breakdown.title")}
      </h3>
      <p className="mt-0.5 text-ink-2">{match.meaning}</p>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {toLines(match).map((line) => (
          <li key={line.asked.id}>
            <LineButton line={line} isChosen={chosen === line.asked.id} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <p className="figures flex justify-between gap-3 py-2 font-book">
        <span>{t(floored ? "analyses.breakdown.sumFloor" : "analyses.breakdown.sum")}</span>
        <span>{formatPoints(sum)}</span>
      </p>
      {open === null ? null : <p className="text-ink-2">{t("analyses.row.range", open)}.</p>}
      {match.score === null ? <p className="text-ink-2">{match.reason ?? t("analyses.noPercentage")}</p> : null}
    </section>
  );
}

function LineButton({ line, isChosen, onChoose }: { line: BreakdownLine; isChosen: boolean; onChoose: Props["onChoose"] }) {
  const { asked, deduction } = line;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(isChosen ? null : asked.id)}
      className={classes(
        "flex w-full items-start gap-3 px-2 py-2 text-start -outline-offset-2 coarse:min-h-11",
        isChosen ? "bg-selected" : "hover:bg-bg",
      )}
    >
      <span aria-hidden="true" className={classes("w-3 text-center", asked.verdict === "none" ? "text-danger" : "text-primary")}>
        <Glyph verdict={asked.verdict} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block">
          {asked.name} <span className="whitespace-nowrap text-ink-3 text-xs">{t(IMPORTANCE_WORDS[asked.importance])}</span>
          <span className="sr-only">, {t(VERDICT_WORDS[asked.verdict])}</span>
        </span>
        {asked.why === undefined ? null : <span className="block text-ink-3 text-sm">{asked.why}</span>}
        {deduction === null ? null : (
          <span className="block text-danger text-sm">{t("analyses.breakdown.deduction", toPointWords(Math.abs(deduction.points)))}</span>
        )}
      </span>
      <span className="figures shrink-0 text-end">
        {t("analyses.pointsOf", { points: formatPoints(asked.points), weight: formatPoints(asked.weight) })}
        {deduction === null ? null : <span className="block text-danger">−{formatPoints(Math.abs(deduction.points))}</span>}
      </span>
    </button>
  );
}
