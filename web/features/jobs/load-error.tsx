import { t } from "../../lib/t.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LoadError } from "../../ui/load-error.tsx";

/** A job that is not there, or could not be fetched. */
export function JobLoadError(props: { error: Error; onRetry(): void }) {
  const action = <ButtonLink to="/job-description?tab=all">{t("jobs.absent.action")}</ButtonLink>;
  return <LoadError {...props} absent={{ title: t("jobs.absent.title"), text: t("jobs.absent.text"), action }} />;
}
