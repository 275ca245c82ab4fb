import type { AnalysisView } from "@fairlead/contracts";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { StartError } from "./start/start-form.tsx";
import { useAnalyseAdded } from "./use-start-analysis.ts";

/** Resumes came to the same sessions after the analysis. */
export function AddedNotice({ view }: { view: AnalysisView }) {
  const again = useAnalyseAdded(view);
  if (view.addedSince === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-card bg-brass-soft px-4 py-2.5 text-on-brass-soft">
      <span className="flex-1">{t("analyses.added", { count: view.addedSince })}</span>
      <Button size="small" busy={again.isPending} onClick={() => again.mutate()}>
        {t("analyses.analyseThem", { count: view.addedSince })}
      </Button>
      {again.error === null ? null : <StartError error={again.error} />}
    </div>
  );
}
