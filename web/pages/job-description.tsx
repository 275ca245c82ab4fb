import type { BiasFinding, JobView } from "@fairlead/contracts";
import { type ReactNode, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { checkText } from "../features/bias/check-text.ts";
import { MarkedEditor, showPlace, typeInto } from "../features/bias/marked-editor.tsx";
import { toReplacement } from "../features/bias/replacement.ts";
import { useLiveWording } from "../features/bias/use-live-wording.ts";
import { WordingPanel } from "../features/bias/wording-panel.tsx";
import { ConfirmCreate } from "../features/jobs/confirm-create.tsx";
import { EditorStatus } from "../features/jobs/editor-status.tsx";
import { toGuideText } from "../features/jobs/guide.ts";
import { JobForm } from "../features/jobs/job-form.tsx";
import { StoredJob } from "../features/jobs/job-view.tsx";
import { JobsTable } from "../features/jobs/jobs-table.tsx";
import { JobLoadError } from "../features/jobs/load-error.tsx";
import { RequirementsPanel } from "../features/jobs/requirements-panel.tsx";
import { RestoredBanner } from "../features/jobs/restored-banner.tsx";
import { readTitle } from "../features/jobs/title-from-text.ts";
import { useJob } from "../features/jobs/use-job.ts";
import { type NewJob, useNewJob } from "../features/jobs/use-new-job.ts";
import { useSaveJob } from "../features/jobs/use-save-job.ts";
import { StepsBar } from "../features/steps/steps-bar.tsx";
import { toErrorText } from "../lib/error-text.ts";
import { useShortcuts } from "../lib/shortcuts.ts";
import { t } from "../lib/t.ts";
import { ButtonLink } from "../ui/button.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { type Crumb, Page } from "../ui/page.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { toast } from "../ui/toast-store.ts";

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
                  <JobsTable isActive={tab === "all"} />
                </ErrorBoundary>
              ),
            },
          ]}
        />
      </Page>
    </>
  );
}

/** Without a working check here the server's own follows after saving. */
const countHigh = (text: string): Promise<number> =>
  checkText(text).then(
    ({ findings }) => findings.filter(({ severity }) => severity === "high").length,
    () => 0,
  );

type WritingProps = { origin: JobView | null; isShown: boolean; onStartAfresh(): void };

function Writing({ origin, isShown, onStartAfresh }: WritingProps) {
  const job = useNewJob(origin);
  const { draft, change } = job;
  const { description } = draft;
  const wording = useLiveWording(description, job.isReadable);
  const field = useRef<HTMLTextAreaElement>(null);
  const [caretAt, setCaretAt] = useState(-1);
  const saving = useSaveJob(job, { versionOf: origin?.id ?? null, countHigh });
  useShortcuts({ "mod+Enter": () => void saving.submit() }, isShown && saving.highCount === null);

  const type = (change: { start: number; end: number; text: string }) => field.current !== null && typeInto(field.current, change);
  const insertGuide = () =>
    type({ start: description.length, end: description.length, text: `${description.trim() === "" ? "" : "\n\n"}${toGuideText()}` });
  const replace = (finding: BiasFinding, words: string) => type(toReplacement(description, finding, words));
  const find = (finding: BiasFinding) => field.current !== null && showPlace(field.current, finding);
  const paste = () => {
    field.current?.focus();
    toast({ title: t("jobs.form.pasteHint") });
  };
  return (
    <>
      {job.isRestored ? (
        <RestoredBanner
          onKeep={job.hideBanner}
          onStartAfresh={() => {
            job.drop();
            onStartAfresh();
          }}
        />
      ) : null}
      <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_340px] lg:grid-cols-[minmax(0,1fr)_400px]">
        <JobForm
          name={t("jobs.form.name")}
          title={draft.title}
          onTitle={(title) => change((now) => ({ ...now, title }))}
          titleOffer={draft.title.trim() === "" ? readTitle(description) : null}
          titleMissing={saving.isTried && draft.title.trim() === ""}
          editor={
            <MarkedEditor
              value={description}
              onChange={(next) => change((now) => ({ ...now, description: next }))}
              findings={wording.findings}
              label={t("jobs.form.description")}
              describedBy="description-status"
              readOnly={saving.isSaving}
              invalid={saving.isTried && !job.isReadable}
              placeholder={t("jobs.form.placeholder")}
              field={field}
              onCaret={setCaretAt}
            />
          }
          status={<EditorStatus id="description-status" text={description} isMissing={saving.isTried && description.trim() === ""} />}
          onPaste={paste}
          onGuide={insertGuide}
          onSubmit={() => void saving.submit()}
          isSaving={saving.isSaving}
          error={saving.error === null ? null : <SaveError error={saving.error} />}
        />
        <div className="flex min-w-0 flex-col gap-5">
          <ErrorBoundary level="section" name="wording-panel">
            <WordingPanel wording={wording} caretAt={caretAt} onReplace={replace} onFind={find} />
          </ErrorBoundary>
          <ErrorBoundary level="section" name="requirements-panel">
            <Requirements job={job} />
          </ErrorBoundary>
        </div>
      </div>
      {saving.highCount === null ? null : (
        <ConfirmCreate count={saving.highCount} onCreate={() => void saving.create()} onCheck={saving.check} />
      )}
    </>
  );
}

function Requirements({ job: { profile, reading, draft, onEdit, onRemove, onAdd } }: { job: NewJob }) {
  const { description } = draft;
  return (
    <RequirementsPanel
      profile={profile}
      isReading={reading.isReading}
      error={reading.error}
      onRetry={() => void reading.readNow(description).catch(() => undefined)}
      quoteOf={({ start, end }) => description.slice(start, end)}
      onEdit={onEdit}
      onRemove={onRemove}
      onAdd={onAdd}
    />
  );
}

function SaveError({ error }: { error: Error }) {
  return (
    <p role="alert" className="mx-5 mt-3 rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft">
      {toErrorText(error)} {t("jobs.form.kept")}
    </p>
  );
}
