import { ApiError } from "../../lib/api.ts";
import { t } from "../../lib/t.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadError } from "../../ui/load-error.tsx";

/** No kit: the candidate was not matched with this job yet, one of the two is not there, or something went wrong on the way. */
export function KitLoadError({ error, jobId, onRetry }: { error: Error; jobId: string; onRetry(): void }) {
  if (error instanceof ApiError && error.code === "not-analysed") {
    const action = (
      <ButtonLink variant="primary" to={`/analysis/${jobId}`}>
        {t("interviews.notAnalysed.action")}
      </ButtonLink>
    );
    return <EmptyState title={t("interviews.notAnalysed.title")} text={t("interviews.notAnalysed.text")} action={action} />;
  }
  const action = <ButtonLink to="/my-analyses">{t("interviews.absent.action")}</ButtonLink>;
  return (
    <LoadError
      error={error}
      onRetry={onRetry}
      absent={{ title: t("interviews.absent.title"), text: t("interviews.absent.text"), action }}
    />
  );
}
