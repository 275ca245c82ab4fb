import type { FairnessView } from "@fairlead/contracts";
import { Printer } from "lucide-react";
import { t } from "../../lib/t.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AuditorSheet } from "./auditor-sheet.tsx";
import { GroupSection } from "./group-section.tsx";
import { MethodSection } from "./method-section.tsx";
import { ScreeningSection } from "./screening-section.tsx";
import { useFairness } from "./use-fairness.ts";

/** /analysis/:jobId?view=fairness: what the analysis means for groups, for everybody, and for an auditor. */
export function FairnessPage({ jobId }: { jobId: string }) {
  const fairness = useFairness(jobId);
  const view = fairness.data;
  const back = `/analysis/${jobId}`;
  return (
    <Page
      title={t("fairness.title")}
      tabTitle={view === undefined ? t("fairness.title") : t("fairness.tab", { title: view.jobTitle })}
      crumbs={[
        { label: t("fairness.crumb"), to: "/my-analyses" },
        ...(view === undefined ? [] : [{ label: view.jobTitle, to: back }]),
        { label: t("fairness.title") },
      ]}
      lead={t("fairness.lead")}
      actions={
        <>
          <ButtonLink to={back}>{t("fairness.back")}</ButtonLink>
          <ButtonLink to="/my-analyses?view=fairness">{t("fairness.overJobs.link")}</ButtonLink>
          {view === undefined ? null : (
            <Button onClick={() => window.print()}>
              <Printer size={16} strokeWidth={1.75} aria-hidden="true" />
              {t("fairness.print")}
            </Button>
          )}
        </>
      }
    >
      {fairness.error !== null ? (
        <LoadError
          error={fairness.error}
          onRetry={() => void fairness.refetch()}
          absent={{
            title: t("fairness.absent.title"),
            text: t("fairness.absent.text"),
            action: <ButtonLink to={back}>{t("fairness.absent.action")}</ButtonLink>,
          }}
        />
      ) : view === undefined ? (
        <Loading />
      ) : (
        <Sections view={view} />
      )}
    </Page>
  );
}

function Sections({ view }: { view: FairnessView }) {
  const pending = view.candidates - view.analysed - view.screening.unread;
  return (
    <>
      <div className="grid grid-cols-1 gap-9">
        {pending > 0 ? (
          <p role="status" className="rounded-card bg-info-soft px-4 py-3 text-on-info-soft">
            {t("fairness.partial", { pending, all: view.candidates })}
          </p>
        ) : null}
        <ErrorBoundary level="section" name="group-figures">
          <GroupSection view={view} />
        </ErrorBoundary>
        <ErrorBoundary level="section" name="screening">
          <ScreeningSection view={view} />
        </ErrorBoundary>
        <MethodSection view={view} />
      </div>
      <AuditorSheet view={view} />
    </>
  );
}

function Loading() {
  return (
    <div className="grid gap-5" aria-busy="true">
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
