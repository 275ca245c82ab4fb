import { type FairnessOverJobs, LIMITS } from "@fairlead/contracts";
import { Printer } from "lucide-react";
import { Link } from "react-router";
import { ApiError } from "../../lib/api.ts";
import { toErrorText } from "../../lib/error-text.ts";
import { formatMoment } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AttributeCards } from "./attribute-cards.tsx";
import { PooledTableView } from "./pooled-table.tsx";
import { useFairnessOverJobs } from "./use-fairness.ts";

/** /my-analyses?view=fairness: outcomes of groups over all jobs with group data. */
export function OverJobsPage() {
  const { data: view, error, refetch } = useFairnessOverJobs();
  return (
    <Page
      title={t("fairness.overJobs.title")}
      crumbs={[{ label: t("fairness.crumb"), to: "/my-analyses" }, { label: t("fairness.overJobs.title") }]}
      lead={t("fairness.overJobs.lead")}
      actions={
        view === undefined || view.tables.length === 0 ? undefined : (
          <Button onClick={() => window.print()}>
            <Printer size={16} strokeWidth={1.75} aria-hidden="true" />
            {t("fairness.overJobs.print")}
          </Button>
        )
      }
    >
      {error !== null ? (
        <ErrorPanel
          message={toErrorText(error)}
          {...(error instanceof ApiError && error.actions.length > 0 ? { actions: error.actions } : {})}
          onRetry={() => void refetch()}
        />
      ) : view === undefined ? (
        <div className="grid gap-5" aria-busy="true">
          <span className="sr-only">{t("ui.loading")}</span>
          <Skeleton className="h-56 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      ) : view.jobs.length < 2 ? (
        <TooFewJobs view={view} />
      ) : (
        <div className="grid grid-cols-1 gap-9">
          <ErrorBoundary level="section" name="pooled-figures">
            <Tables view={view} />
          </ErrorBoundary>
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Jobs view={view} />
            <Method />
          </div>
        </div>
      )}
    </Page>
  );
}

function TooFewJobs({ view: { jobs } }: { view: FairnessOverJobs }) {
  const [one] = jobs;
  return (
    <Card>
      <EmptyState
        title={t("fairness.overJobs.empty.title")}
        text={t("fairness.overJobs.empty.text", { count: jobs.length, title: one?.jobTitle ?? "" })}
        action={
          <>
            {one === undefined ? null : <ButtonLink to={toPage(one.jobId)}>{t("fairness.overJobs.empty.one")}</ButtonLink>}
            <ButtonLink variant="primary" to="/my-analyses">
              {t("fairness.overJobs.empty.action")}
            </ButtonLink>
          </>
        }
      />
    </Card>
  );
}

function Tables({ view: { tables, jobs } }: { view: FairnessOverJobs }) {
  const waiting = jobs.filter((job) => job.waiting).length;
  if (tables.length === 0)
    return (
      <Card>
        <EmptyState
          title={t("fairness.overJobs.noTables.title")}
          text={t("fairness.overJobs.noTables.text", { least: LIMITS.groupShown })}
        />
      </Card>
    );
  return (
    <section aria-labelledby="pooled-title">
      <h2 id="pooled-title" className="font-medium font-serif text-xl">
        {t("fairness.overJobs.tables")}
      </h2>
      {waiting === 0 ? null : (
        <p role="status" className="mt-3 rounded-card bg-info-soft px-4 py-3 text-on-info-soft">
          {t("fairness.overJobs.waiting", { count: waiting, least: LIMITS.groupShown })}
        </p>
      )}
      <div className="mt-3 grid grid-cols-1 gap-5">
        <AttributeCards tables={tables} show={(table) => <PooledTableView key={table.kind} table={table} />} />
      </div>
    </section>
  );
}

/** What the figures rest on, each job with the page that shows its own. */
function Jobs({ view: { jobs, jobsLeftOut } }: { view: FairnessOverJobs }) {
  return (
    <Card as="section" aria-labelledby="pooled-jobs" className="px-5 py-4">
      <h2 id="pooled-jobs" className="font-medium font-serif text-xl">
        {t("fairness.overJobs.jobs")}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {jobs.map(({ jobId, jobTitle, people, figuresAt, waiting }) => (
          <li key={jobId} className="break-inside-avoid py-2">
            <div className="flex flex-wrap items-center gap-x-3">
              <Link to={toPage(jobId)} className="wrap-anywhere coarse:py-2.5">
                {jobTitle}
              </Link>
              {waiting ? <Chip tone="info">{t("fairness.overJobs.jobWaiting")}</Chip> : null}
            </div>
            <p className="text-ink-3 text-sm">{t("fairness.overJobs.job", { people, at: formatMoment(figuresAt) })}</p>
          </li>
        ))}
      </ul>
      {jobsLeftOut === 0 ? null : (
        <p className="mt-2 text-ink-2">{t("fairness.overJobs.leftOut", { shown: jobs.length, count: jobsLeftOut })}</p>
      )}
    </Card>
  );
}

const METHODS = ["pooled", "reference", "tests", "verdicts", "hidden", "people", "not"] as const;

function Method() {
  return (
    <Card as="section" aria-labelledby="pooled-method" className="px-5 py-4">
      <h2 id="pooled-method" className="font-medium font-serif text-xl">
        {t("fairness.method.title")}
      </h2>
      <ul className="mt-2 grid gap-1.5 text-ink-2">
        {METHODS.map((key) => (
          <li key={key}>{t(`fairness.overJobs.method.${key}`, { least: LIMITS.groupShown })}</li>
        ))}
      </ul>
    </Card>
  );
}

const toPage = (jobId: string): string => `/analysis/${jobId}?view=fairness`;
