import type { JobView } from "@fairlead/contracts";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { StoredJob } from "../features/jobs/job-view.tsx";
import { JobsTable } from "../features/jobs/jobs-table.tsx";
import { JobLoadError } from "../features/jobs/load-error.tsx";
import { useJob } from "../features/jobs/use-job.ts";
import { SampleResumes } from "../features/resumes/sample-resumes.tsx";
import { StepsBar } from "../features/steps/steps-bar.tsx";
import { t } from "../lib/t.ts";
import { ButtonLink } from "../ui/button.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { type Crumb, Page } from "../ui/page.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { Writing } from "./write-job.tsx";

const LIST: Crumb = { label: t("jobs.page.crumb"), to: "/job-description?tab=all" };

/** /job-description: write one, see all, read one that is stored. */
export function JobDescriptionPage() {
  const [query] = useSearchParams();
  const viewId = query.get("view");
  const versionOf = query.get("versionOf");
  if (viewId !== null) return <WithJob jobId={viewId}>{(job) => <ViewPage job={job} />}</WithJob>;
  if (versionOf !== null) return <WithJob jobId={versionOf}>{(job) => <WritePage key={job.id} origin={job} />}</WithJob>;
  return <WritePage key="new" origin={null} />;
}

function WithJob({ jobId, children }: { jobId: string; children(job: JobView): ReactNode }) {
  const job = useJob(jobId);
  if (job.data !== undefined) return children(job.data);
  return (
    <>
      <StepsBar current="job" />
      <Page title={t("jobs.page.one")} crumbs={[LIST]}>
        {job.error === null ? (
          <div aria-busy="true" className="animate-[fade_160ms_300ms_both]">
            <span className="sr-only">{t("ui.loading")}</span>
            <Skeleton className="h-96 rounded-card" />
          </div>
        ) : (
          <JobLoadError error={job.error} onRetry={() => void job.refetch()} />
        )}
      </Page>
    </>
  );
}

function ViewPage({ job }: { job: JobView }) {
  const { id, title, versionOf, findingCount, candidateCount } = job;
  const analysed = candidateCount === 0 ? {} : { analysed: { done: candidateCount, all: candidateCount } };
  return (
    <>
      <StepsBar current="job" jobId={id} openFindings={findingCount} {...analysed} />
      <Page
        title={title}
        crumbs={[LIST, { label: title }]}
        lead={versionOf === null ? t("jobs.view.lead") : t("jobs.view.leadVersion")}
        actions={
          <>
            <ButtonLink to={`/job-description?versionOf=${id}`}>{t("jobs.list.newVersion")}</ButtonLink>
            <ButtonLink to={`/bias-detection/${id}`}>{t("jobs.list.checkWording")}</ButtonLink>
            <ButtonLink variant="primary" to={`/analysis/${id}`}>
              {t("jobs.list.analyse")}
            </ButtonLink>
          </>
        }
      >
        <StoredJob job={job} />
      </Page>
    </>
  );
}

function WritePage({ origin }: { origin: JobView | null }) {
  const [query, setQuery] = useSearchParams();
  const [round, setRound] = useState(0);
  const tab = query.get("tab") === "all" ? "all" : "new";
  const setTab = (next: "new" | "all") =>
    setQuery((now) => {
      const params = new URLSearchParams(now);
      if (next === "all") params.set("tab", "all");
      else params.delete("tab");
      return params;
    });
  const newTitle = tab === "all" ? t("jobs.page.list") : t("jobs.page.title");
  const title = origin === null ? newTitle : t("jobs.page.version", { title: origin.title });
  const crumbs =
    origin === null
      ? {}
      : { crumbs: [LIST, { label: origin.title, to: `/job-description?view=${origin.id}` }, { label: t("jobs.list.newVersion") }] };
  return (
    <>
      <StepsBar current="job" />
      <Page title={title} {...crumbs}>
        <Tabs
          value={tab}
          onChange={setTab}
          label={t("jobs.page.views")}
          keepMounted
          tabs={[
            {
              value: "new",
              label: origin === null ? t("jobs.page.new") : t("jobs.list.newVersion"),
              content: <Writing key={round} origin={origin} isShown={tab === "new"} onStartAfresh={() => setRound((one) => one + 1)} />,
            },
            {
              value: "all",
              label: t("jobs.page.all"),
              content: (
                <ErrorBoundary level="section" name="jobs-table">
                  <JobsTable isActive={tab === "all"} whenEmpty={<SampleResumes className="justify-center" />} />
                </ErrorBoundary>
              ),
            },
          ]}
        />
      </Page>
    </>
  );
}
