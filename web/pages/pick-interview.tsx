import { InterviewPicker } from "../features/pickers/interview-picker.tsx";
import { t } from "../lib/t.ts";
import { Page } from "../ui/page.tsx";

/** /interview: for which job, with whom? */
export function PickInterviewPage() {
  return (
    <Page title={t("pickers.interview.title")} lead={t("pickers.interview.lead")} narrow>
      <InterviewPicker />
    </Page>
  );
}
