import { t } from "../../../lib/t.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorPanel } from "../../../ui/error-panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useSessions } from "../use-sessions.ts";
import { isUseful } from "./session-counts.ts";
import { StartForm } from "./start-form.tsx";

/** `only`: the session to begin with, where somebody comes from one. */
type Props = { jobId: string; blind: boolean; only: string | null; onStarted?(): void };

/** No analysis yet: choose resumes, then match them. */
export function StartPanel({ jobId, blind, only, onStarted }: Props) {
  return (
    <section aria-labelledby="start-title" className="max-w-[640px] rounded-card border border-line bg-surface px-6 py-5 shadow-card">
      <h2 id="start-title">{t("analyses.start.title")}</h2>
      <p className="mt-0.5 mb-4 text-ink-2">{t("analyses.start.text")}</p>
      <Choice jobId={jobId} blind={blind} only={only} {...(onStarted === undefined ? {} : { onStarted })} />
    </section>
  );
}

/** The same choice for a job that has an analysis: a new one takes its place. */
export function StartDialog({ jobId, blind, only, onClose }: Props & { onClose(): void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("analyses.start.again")}
      description={t("analyses.start.againText")}
      widthPx={560}
    >
      <Choice jobId={jobId} blind={blind} only={only} onStarted={onClose} />
    </Dialog>
  );
}

function Choice({ jobId, blind, only, onStarted }: Props) {
  const { data, error, refetch } = useSessions();
  if (error !== null && data === undefined) return <ErrorPanel level={3} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-32 w-full" />;
  if (!data.items.some(isUseful)) {
    return (
      <EmptyState
        level={3}
        title={t("analyses.start.noResumes")}
        text={t("analyses.start.noResumesText")}
        action={
          <ButtonLink to="/upload" variant="primary">
            {t("analyses.start.upload")}
          </ButtonLink>
        }
      />
    );
  }
  return <StartForm jobId={jobId} sessions={data.items} blind={blind} only={only} {...(onStarted === undefined ? {} : { onStarted })} />;
}
