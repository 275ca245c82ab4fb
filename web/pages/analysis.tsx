import type { AnalysisView, JobView } from "@fairlead/contracts";
import { lazy, Suspense, useRef, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { AddedNotice } from "../features/analyses/added-notice.tsx";
import { AttentionList } from "../features/analyses/attention-list.tsx";
import { Board } from "../features/analyses/board.tsx";
import { FairnessDialog } from "../features/analyses/fairness-dialog.tsx";
import { AnalysisLoadError } from "../features/analyses/load-error.tsx";
import { NoPercentageNotice } from "../features/analyses/no-percentage-notice.tsx";
import { PageSkeleton } from "../features/analyses/page-skeleton.tsx";
import { RunningBar } from "../features/analyses/running-bar.tsx";
import { EarlierAnalysis } from "../features/analyses/start/earlier-analysis.tsx";
import { StartDialog, StartPanel } from "../features/analyses/start/start-panel.tsx";
import { StatRow } from "../features/analyses/stat-row.tsx";
import { useAnalysis, useLiveAnalysis } from "../features/analyses/use-analysis.ts";
import { useJob } from "../features/analyses/use-job.ts";
import { StepsBar } from "../features/steps/steps-bar.tsx";
import { useSession } from "../lib/session.ts";
import { t } from "../lib/t.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { Page } from "../ui/page.tsx";

const Fairness = lazy(() => import("../features/fairness/fairness-page.tsx").then((m) => ({ default: m.FairnessPage })));
type Question = "fairness" | "start" | null;

/** /analysis/:jobId, and with `view=fairness` what it means for groups. */
export function AnalysisPage() {
  const { jobId = "" } = useParams();
  const [query] = useSearchParams();
  if (query.get("view") !== "fairness") return <Candidates />;
  return (
    <Suspense fallback={<p role="status">{t("ui.loading")}</p>}>
      <Fairness jobId={jobId} />
    </Suspense>
  );
}

/** Who shows evidence for what this job asks, and what a person decides. */
function Candidates() {
  const { jobId = "" } = useParams();
  const job = useJob(jobId);
  const hasAnalysis = (job.data?.candidateCount ?? 0) > 0;
  const analysis = useAnalysis(jobId, hasAnalysis);
  const view = analysis.data;
  useLiveAnalysis(jobId);
  const resumes = useAskedResumes();
  const [question, setQuestion] = useState<Question>(resumes.sessionId === null ? null : "start");
  // Without an analysis the choice is the page itself.
  if (question === "start" && job.data !== undefined && !hasAnalysis) setQuestion(null);
  const blind = useSession().user?.settings.blindReview ?? true;
  const title = job.data?.title ?? view?.jobTitle ?? t("analyses.page.title");
  const error = job.error ?? analysis.error;
  const retry = () => void (job.error === null ? analysis.refetch() : job.refetch());
  return (
    <>
      {error === null ? <Steps jobId={jobId} job={job.data} view={view} /> : null}
      <Page
        title={title}
        tabTitle={view !== undefined && view.counts.pending > 0 ? t("analyses.page.tab", { ...view.counts, title }) : title}
        crumbs={[{ label: t("analyses.page.crumb"), to: "/my-analyses" }, { label: title }]}
        actions={view === undefined ? undefined : <Actions view={view} onAsk={setQuestion} />}
      >
        {view === undefined ? (
          <BeforeAnalysis job={job.data} hasAnalysis={hasAnalysis} error={error} onRetry={retry} blind={blind} resumes={resumes} />
        ) : (
          <Analysis view={view} job={job.data} onFairness={() => setQuestion("fairness")} onRefresh={() => void analysis.refetch()} />
        )}
        {view !== undefined && question === "fairness" ? <FairnessDialog view={view} onClose={() => setQuestion(null)} /> : null}
        {view !== undefined && question === "start" ? (
          <StartDialog
            jobId={jobId}
            blind={blind}
            only={resumes.sessionId}
            onClose={() => {
              setQuestion(null);
              resumes.forget();
            }}
          />
        ) : null}
      </Page>
    </>
  );
}

/** `resumes=` names the session that somebody came from to analyse it; gone once it is chosen or not. */
function useAskedResumes() {
  const [query, setQuery] = useSearchParams();
  const forget = () =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete("resumes");
        return next;
      },
      { replace: true },
    );
  return { sessionId: query.get("resumes"), forget };
}

function Steps({ jobId, job, view }: { jobId: string; job: JobView | undefined; view: AnalysisView | undefined }) {
  const resumeId = useCandidate(view);
  return (
    <StepsBar
      current="analysis"
      jobId={jobId}
      {...(job === undefined ? {} : { openFindings: job.findingCount })}
      {...(view === undefined ? {} : { resumes: view.counts.items, analysed: { done: view.counts.analysed, all: view.counts.items } })}
      {...(resumeId === undefined ? {} : { resumeId })}
    />
  );
}

/** The candidate in hand, else the best. */
function useCandidate(view: AnalysisView | undefined): string | undefined {
  const [query] = useSearchParams();
  return query.get("candidate") ?? view?.candidates.find(({ state }) => state === "analysed")?.resumeId;
}

function Actions({ view, onAsk }: { view: AnalysisView; onAsk(question: Question): void }) {
  const candidate = useCandidate(view);
  return (
    <>
      <Button onClick={() => onAsk("start")}>{t("analyses.page.more")}</Button>
      <Button onClick={() => onAsk("fairness")}>{t("analyses.page.fairness")}</Button>
      {candidate === undefined ? null : (
        <ButtonLink variant="primary" to={`/interview/${candidate}/${view.jobId}`}>
          {t("analyses.page.kit")}
        </ButtonLink>
      )}
    </>
  );
}

type BeforeProps = {
  job: JobView | undefined;
  hasAnalysis: boolean;
  error: Error | null;
  onRetry(): void;
  blind: boolean;
  resumes: ReturnType<typeof useAskedResumes>;
};

function BeforeAnalysis({ job, hasAnalysis, error, onRetry, blind, resumes }: BeforeProps) {
  if (error !== null) return <AnalysisLoadError error={error} onRetry={onRetry} />;
  if (job === undefined || hasAnalysis) return <PageSkeleton />;
  return (
    <>
      <EarlierAnalysis job={job} />
      <StartPanel jobId={job.id} blind={blind} only={resumes.sessionId} onStarted={resumes.forget} />
    </>
  );
}

type AnalysisProps = { view: AnalysisView; job: JobView | undefined; onFairness(): void; onRefresh(): void };

function Analysis({ view, job, onFairness, onRefresh }: AnalysisProps) {
  const attention = useRef<HTMLElement>(null);
  return (
    <>
      <RunningBar view={view} onRefresh={onRefresh} />
      <AddedNotice view={view} />
      {job === undefined ? null : <EarlierAnalysis job={job} />}
      <NoPercentageNotice view={view} />
      <ErrorBoundary level="component" name="figures">
        <StatRow view={view} onFairness={onFairness} onAttention={() => attention.current?.focus()} />
      </ErrorBoundary>
      <Board key={view.jobId} view={view} />
      <ErrorBoundary level="section" name="attention-list">
        <AttentionList view={view} ref={attention} />
      </ErrorBoundary>
    </>
  );
}
