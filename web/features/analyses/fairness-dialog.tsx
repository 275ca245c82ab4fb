import type { AnalysisView, ResultView } from "@fairlead/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "../../lib/t.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toPointWords } from "./points.ts";
import { toSwapFigure } from "./swap-figure.ts";
import { fetchResults } from "./use-result.ts";

/** As many of the best are looked at without being asked; more on request. */
const FIRST = 20;

/** What can be said about fairness, what cannot, and why. */
export function FairnessDialog({ view, onClose }: { view: AnalysisView; onClose(): void }) {
  const analysed = view.candidates.filter(({ state }) => state === "analysed");
  const [wanted, setWanted] = useState(FIRST);
  const swaps = useSwapFigure(
    view,
    analysed.slice(0, wanted).map(({ resumeId }) => resumeId),
  );
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={t("analyses.fairness.title")} widthPx={620}>
      <div className="grid gap-4">
        <section className="rounded-control border border-line px-4 py-3">
          <h3 className="font-semibold text-[15px]/[22px]">{t("analyses.fairness.swapTitle")}</h3>
          <SwapText swaps={swaps.data} failed={swaps.isError} />
          {swaps.data !== undefined && swaps.data.results < analysed.length && wanted < analysed.length ? (
            <Button size="small" className="mt-2" onClick={() => setWanted(analysed.length)}>
              {t("analyses.fairness.lookAtAll", { count: analysed.length })}
            </Button>
          ) : null}
          <p className="mt-2 text-ink-3">{t("analyses.fairness.method")}</p>
        </section>
        <section className="rounded-control border border-line px-4 py-3">
          <h3 className="font-semibold text-[15px]/[22px]">{t("analyses.fairness.groupTitle")}</h3>
          {view.hasGroupData ? null : (
            <>
              <p className="mt-1 font-book text-xl">{t("analyses.fairness.notMeasurable")}</p>
              <p className="mt-1 text-ink-2">{t("analyses.fairness.noGuess")}</p>
            </>
          )}
          <p className="mt-2 text-ink-3">{t("analyses.fairness.groupMethod")}</p>
          <ButtonLink size="small" className="mt-3" to={`/analysis/${view.jobId}?view=fairness`}>
            {t("analyses.fairness.openPage")}
          </ButtonLink>
        </section>
      </div>
    </Dialog>
  );
}

function useSwapFigure({ id: analysisId, jobId, blind }: AnalysisView, resumeIds: readonly string[]) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ["swapFigure", analysisId, blind, resumeIds.length] as const,
    queryFn: async ({ signal }) => {
      const ids = resumeIds.map((resumeId) => ({ analysisId, jobId, resumeId, blind }));
      const results: ResultView[] = await fetchResults(queries, ids, signal);
      return toSwapFigure(results.map(({ match }) => match.fairness));
    },
  });
}

function SwapText({ swaps, failed }: { swaps: ReturnType<typeof toSwapFigure> | undefined; failed: boolean }) {
  if (failed) return <p className="mt-1 text-danger">{t("errors.system")}</p>;
  if (swaps === undefined) return <Skeleton className="mt-2 h-12 w-full" />;
  return (
    <>
      <p className="figures mt-1 font-book text-xl">
        {swaps.maxChange === null ? t("analyses.fairness.nothingTested") : t("analyses.fairness.largest", toPointWords(swaps.maxChange))}
      </p>
      <p className="mt-1 text-ink-2">
        {t("analyses.fairness.over", { results: swaps.results, swaps: swaps.applied, changed: swaps.changed })}
      </p>
    </>
  );
}
