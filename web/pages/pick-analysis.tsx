import { JobPicker } from "../features/pickers/job-picker.tsx";
import { t } from "../lib/t.ts";
import { Page } from "../ui/page.tsx";

/** /analysis: of which job? */
export function PickAnalysisPage() {
  return (
    <Page title={t("pickers.analysis.title")} lead={t("pickers.analysis.lead")} narrow>
      <JobPicker
        toPath={(jobId) => `/analysis/${jobId}`}
        toFacts={({ candidateCount }) => t("pickers.analysed", { count: candidateCount })}
      />
    </Page>
  );
}
