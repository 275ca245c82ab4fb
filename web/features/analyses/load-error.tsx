import { t } from "../../lib/t.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LoadError } from "../../ui/load-error.tsx";

/** An analysis that is not there, or could not be fetched. */
export function AnalysisLoadError(props: { error: Error; onRetry(): void }) {
  const action = <ButtonLink to="/my-analyses">{t("analyses.list.title")}</ButtonLink>;
  return <LoadError {...props} absent={{ title: t("analyses.absent.title"), text: t("analyses.absent.text"), action }} />;
}
