import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { AnalysesCards } from "../features/analyses/list/analyses-cards.tsx";
import { AnalysesTable } from "../features/analyses/list/analyses-table.tsx";
import { type ListSort, NEWEST_FIRST, toListRows } from "../features/analyses/list/list-rows.ts";
import { useAnalyses } from "../features/analyses/list/use-analyses.ts";
import { AnalysisLoadError } from "../features/analyses/load-error.tsx";
import { SampleResumes } from "../features/resumes/sample-resumes.tsx";
import { useMedia } from "../lib/media.ts";
import { t } from "../lib/t.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { Field, TextInput } from "../ui/field.tsx";
import { Page } from "../ui/page.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const OverJobs = lazy(() => import("../features/fairness/over-jobs-page.tsx").then((m) => ({ default: m.OverJobsPage })));

/** /my-analyses, and with `view=fairness` what all of them together mean for groups. */
export function MyAnalysesPage() {
  const [query] = useSearchParams();
  if (query.get("view") !== "fairness") return <Analyses />;
  return (
    <Suspense fallback={<p role="status">{t("ui.loading")}</p>}>
      <OverJobs />
    </Suspense>
  );
}

/** Every job with an analysis, how far it is and what was decided. */
function Analyses() {
  const analyses = useAnalyses();
  return (
    <Page
      title={t("analyses.list.title")}
      actions={
        <ButtonLink to="/job-description" variant="primary">
          {t("analyses.list.start")}
        </ButtonLink>
      }
    >
      <ErrorBoundary level="section" name="analyses-list">
        {analyses.data === undefined ? <Waiting {...analyses} /> : <AnalysesList rows={analyses.data} />}
      </ErrorBoundary>
    </Page>
  );
}

function Waiting({ error, refetch }: Pick<ReturnType<typeof useAnalyses>, "error" | "refetch">) {
  if (error !== null) return <AnalysisLoadError error={error} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true" className="animate-[fade_160ms_300ms_both]">
      <span className="sr-only">{t("ui.loading")}</span>
      <Skeleton className="h-72 w-full rounded-card" />
    </div>
  );
}

function AnalysesList({ rows }: { rows: NonNullable<ReturnType<typeof useAnalyses>["data"]> }) {
  const [query, setQuery] = useSearchParams();
  const search = query.get("q") ?? "";
  const setSearch = (words: string) => setQuery(words === "" ? {} : { q: words }, { replace: true });
  const [sort, setSort] = useState<ListSort>(NEWEST_FIRST);
  const isWide = useMedia("(min-width: 900px)");
  if (rows.length === 0) return <NoAnalyses />;
  const shown = toListRows(rows, search, sort);
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center gap-3 px-4 py-3">
        <Field label={t("analyses.list.search")} hideLabel className="w-full sm:w-72">
          <TextInput
            type="search"
            value={search}
            placeholder={t("analyses.list.search")}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
        <span role="status" className="text-ink-3">
          {t("analyses.list.count", { count: shown.length })}
        </span>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={t("analyses.list.noMatch", { words: search })}
          text={t("analyses.list.noMatchText")}
          action={<Button onClick={() => setSearch("")}>{t("analyses.list.clear")}</Button>}
        />
      ) : isWide ? (
        <AnalysesTable rows={shown} sort={sort} onSort={setSort} />
      ) : (
        <AnalysesCards rows={shown} />
      )}
    </Card>
  );
}

function NoAnalyses() {
  return (
    <Card>
      <EmptyState
        title={t("analyses.list.empty")}
        text={t("analyses.list.emptyText")}
        action={
          <>
            <ButtonLink to="/upload">{t("analyses.start.upload")}</ButtonLink>
            <ButtonLink to="/job-description" variant="primary">
              {t("analyses.list.start")}
            </ButtonLink>
          </>
        }
      />
      <SampleResumes className="justify-center px-6 pb-10" />
    </Card>
  );
}
