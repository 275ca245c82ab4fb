import type { AnalysisView } from "@fairlead/contracts";
import { t } from "../../lib/t.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** A job with too few requirements for a percentage: why, and the way to its requirements. */
export function NoPercentageNotice({ view }: { view: AnalysisView }) {
  const analysed = view.candidates.filter(({ state }) => state === "analysed");
  if (analysed.length === 0 || analysed.some(({ score }) => score !== null)) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-card bg-brass-soft px-4 py-2.5 text-on-brass-soft">
      <span className="min-w-0 flex-1 basis-60">{t("analyses.noPercentageText")}</span>
      <ButtonLink size="small" to={`/job-description?versionOf=${view.jobId}`}>
        {t("analyses.newVersion")}
      </ButtonLink>
    </div>
  );
}
