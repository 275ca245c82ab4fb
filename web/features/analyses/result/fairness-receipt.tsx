import type { ResultView } from "@fairlead/contracts";
import { formatList } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { toPointWords } from "../points.ts";

/** A swap that changed the view has no figure where the job has no percentage; that is not a change of 0. */
export const toSwapWords = (applied: number, change: number | null): string =>
  change === null ? t("analyses.fairness.uncounted", { applied }) : t("analyses.fairness.swap", { applied, ...toPointWords(change) });

/** What changing personal words did to this score, and which of them were present and not counted. */
export function FairnessReceipt({ fairness: { swaps, maxChange, ignoredSignals } }: { fairness: ResultView["match"]["fairness"] }) {
  const tested = swaps.filter(({ applied }) => applied > 0);
  const untested = swaps.filter(({ applied }) => applied === 0).map(({ kind }) => kind);
  return (
    <section>
      <h3 className="font-semibold text-[15px]/[22px]">{t("analyses.fairness.swapTitle")}</h3>
      <p className="mt-0.5 text-ink-2">
        {maxChange === null
          ? t("analyses.fairness.notTested")
          : t("analyses.fairness.tested", { ...toPointWords(maxChange), kinds: tested.length })}
      </p>
      {ignoredSignals.length === 0 ? null : (
        <p className="mt-1 text-ink-2">{t("analyses.fairness.ignored", { signals: formatList(ignoredSignals) })}</p>
      )}
      <details className="mt-1">
        <summary className="cursor-pointer rounded-nav text-ink-3 coarse:min-h-11">{t("analyses.fairness.each")}</summary>
        <ul className="mt-1 text-ink-2">
          {tested.map(({ kind, applied, change }) => (
            <li key={kind} className="figures flex justify-between gap-3">
              <span>{kind}</span>
              <span>{toSwapWords(applied, change)}</span>
            </li>
          ))}
        </ul>
        {untested.length === 0 || tested.length === 0 ? null : (
          <p className="mt-1 text-ink-3">{t("analyses.fairness.absent", { kinds: formatList(untested) })}</p>
        )}
      </details>
    </section>
  );
}
