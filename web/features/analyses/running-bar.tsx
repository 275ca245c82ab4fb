import type { AnalysisView } from "@fairlead/contracts";
import { useIsCut } from "../../lib/live.ts";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";

type Props = { view: AnalysisView; onRefresh(): void };

/** How far the analysis is; when the stream is cut, that the figures may be old. */
export function RunningBar({ view: { counts }, onRefresh }: Props) {
  const isCut = useIsCut();
  const isRunning = counts.pending > 0;
  if (!isRunning && !isCut) return null;
  const done = counts.items - counts.pending;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3">
      {isRunning ? (
        <>
          <span role="status" className="figures font-book">
            {t("analyses.running", { done, all: counts.items })}
          </span>
          <ProgressBar value={done} max={counts.items} label={t("analyses.runningLabel")} className="min-w-40 flex-1" />
        </>
      ) : null}
      {isCut ? (
        <span role="status" className="flex items-center gap-2 text-brass">
          {t("analyses.streamCut")}
          <Button size="small" onClick={onRefresh}>
            {t("analyses.refresh")}
          </Button>
        </span>
      ) : null}
    </div>
  );
}
