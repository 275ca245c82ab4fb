import { JobPicker } from "../features/pickers/job-picker.tsx";
import { t } from "../lib/t.ts";
import { Page } from "../ui/page.tsx";

/** /bias-detection: whose wording? */
export function PickBiasPage() {
  return (
    <Page title={t("pickers.bias.title")} lead={t("pickers.bias.lead")} narrow>
      <JobPicker
        toPath={(jobId) => `/bias-detection/${jobId}`}
        toFacts={({ findingCount }) => t("pickers.findings", { count: findingCount })}
      />
    </Page>
  );
}
