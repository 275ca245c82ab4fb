import type { JobView, WordingView } from "@fairlead/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { BiasSkeleton } from "../features/bias/bias-skeleton.tsx";
import { CleanState } from "../features/bias/clean-state.tsx";
import { FindingPopover } from "../features/bias/finding-popover.tsx";
import { FindingsSheet } from "../features/bias/findings-sheet.tsx";
import { Notes } from "../features/bias/notes.tsx";
import { Paper } from "../features/bias/paper.tsx";
import { toChanges, toCurrentSpan, toStoredSpan } from "../features/bias/rewording.ts";
import { Side } from "../features/bias/side.tsx";
import { TextFigures } from "../features/bias/text-figures.tsx";
import { useBiasKeys } from "../features/bias/use-bias-keys.ts";
import { keepAll, useWording } from "../features/bias/use-wording.ts";
import { useWorkbench, type Workbench } from "../features/bias/use-workbench.ts";
import { JobLoadError } from "../features/jobs/load-error.tsx";
import type { Refused } from "../features/jobs/refused.ts";
import { useJob } from "../features/jobs/use-job.ts";
import { useSaveVersion } from "../features/jobs/use-save-version.ts";
import { WordingCost } from "../features/jobs/wording-cost.tsx";
import { StepsBar } from "../features/steps/steps-bar.tsx";
import { toCurly } from "../lib/curly.ts";
import { toErrorText } from "../lib/error-text.ts";
import { guardLeaving } from "../lib/guard-leaving.ts";
import { t } from "../lib/t.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { type Crumb, Page } from "../ui/page.tsx";
import { toast } from "../ui/toast-store.ts";

/** /bias-detection/:jobId: which phrases may put people off, and what to write instead. */
export function BiasDetectionPage() {
  const { jobId = "" } = useParams();
  const job = useJob(jobId);
  const wording = useWording(jobId);
  if (job.data !== undefined && wording.data !== undefined) return <BiasPage key={jobId} job={job.data} view={wording.data} />;
  const error = job.error ?? wording.error;
  const retry = () => void (job.error === null ? wording.refetch() : job.refetch());
  return (
    <>
      <StepsBar current="wording" jobId={jobId} />
      <Page title={t("bias.page.title")} crumbs={toCrumbs(job.data)}>
        {error === null ? <BiasSkeleton /> : <JobLoadError error={error} onRetry={retry} />}
      </Page>
    </>
  );
}

function toCrumbs(job: JobView | undefined): Crumb[] {
  const all = { label: t("bias.page.jobs"), to: "/job-description?tab=all" };
  if (job === undefined) return [all, { label: t("bias.page.crumb") }];
  return [all, { label: job.title, to: `/job-description?view=${job.id}` }, { label: t("bias.page.crumb") }];
}

function BiasPage({ job, view }: { job: JobView; view: WordingView }) {
  const bench = useWorkbench(job.id, job.description, view);
  const saving = useSaveNew(job, bench);
  useBiasKeys(bench);
  const [query, setQuery] = useSearchParams();
  const isOther = bench.report.language !== "en";
  const isComparing = query.get("view") === "changes" && bench.isChanged;
  const compare = () => setQuery((now) => withView(now, !isComparing), { replace: true, preventScrollReset: true });
  const count = bench.allOpen.length;
  const candidates = job.candidateCount === 0 ? {} : { analysed: { done: job.candidateCount, all: job.candidateCount } };
  return (
    <>
      <StepsBar current="wording" jobId={job.id} {...(isOther ? {} : { openFindings: count })} {...candidates} />
      <Page
        title={isOther ? t("bias.language.title") : t("bias.page.result", { count })}
        crumbs={toCrumbs(job)}
        actions={<Actions job={job} bench={bench} saving={saving} isComparing={isComparing} onCompare={compare} />}
      >
        {saving.error === null ? null : (
          <p role="alert" className="mb-4 rounded-control bg-danger-soft px-4 py-2 text-on-danger-soft">
            {saving.refused === null ? toErrorText(saving.error) : toCurly(t("bias.refused", saving.refused))} {t("bias.unsaved")}
            {saving.refused === null ? null : <WithoutRefused saving={saving} refused={saving.refused} />}
          </p>
        )}
        <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_320px] lg:grid-cols-[minmax(0,1fr)_400px]">
          <div className="grid min-w-0 gap-5">
            <Paper
              title={job.title}
              text={bench.text}
              language={bench.report.language}
              findings={bench.marked}
              current={bench.isCardOpen ? bench.current : null}
              onOpen={bench.openCard}
              changes={isComparing ? toChanges(job.description, bench.rewordings) : null}
            />
            {job.candidateCount === 0 ? null : (
              <ErrorBoundary level="component" name="wording-cost">
                <WordingCost job={job} />
              </ErrorBoundary>
            )}
          </div>
          <ErrorBoundary level="section" name="wording-side">
            <Aside bench={bench} isOther={isOther} />
          </ErrorBoundary>
        </div>
        {bench.shown.length === 0 || isOther ? null : <FindingsSheet bench={bench} />}
        {isComparing ? null : <FindingPopover bench={bench} />}
      </Page>
    </>
  );
}

function Aside({ bench, isOther }: { bench: Workbench; isOther: boolean }) {
  if (isOther) return <Card className="p-5 text-ink-2">{t("bias.language.text")}</Card>;
  if (bench.shown.length === 0) {
    return (
      <Card>
        <CleanState words={bench.report.text.words} />
        <Notes notes={bench.report.notes} />
        <TextFigures report={bench.report} className="px-4" />
      </Card>
    );
  }
  return (
    <Card
      as="aside"
      aria-label={t("bias.side.label")}
      className="hidden overflow-hidden md:sticky md:top-[72px] md:block md:max-h-[calc(100dvh-88px)] md:overflow-y-auto print:static print:max-h-none print:overflow-visible"
    >
      <Side bench={bench} onOpen={bench.openCard} />
      <Notes notes={bench.report.notes} />
    </Card>
  );
}

type ActionsProps = { job: JobView; bench: Workbench; saving: Saving; isComparing: boolean; onCompare(): void };

function Actions({ job, bench, saving, isComparing, onCompare }: ActionsProps) {
  const { text, isChanged } = bench;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: t("bias.toast.copied") }),
      () => toast({ variant: "destructive", title: t("bias.toast.notCopied") }),
    );
  return (
    <>
      <Button disabled={!isChanged} onClick={onCompare}>
        {isComparing ? t("bias.actions.hideChanges") : t("bias.actions.viewChanges")}
      </Button>
      <Button onClick={() => void copy()}>{t("bias.actions.copy")}</Button>
      {isChanged ? (
        <Button variant="primary" busy={saving.isSaving} onClick={() => void saving.save()}>
          {t(saving.isSaving ? "bias.actions.saving" : "bias.actions.save")}
        </Button>
      ) : (
        <ButtonLink variant="primary" to={`/analysis/${job.id}`}>
          {t("bias.actions.continue")}
        </ButtonLink>
      )}
    </>
  );
}

type Saving = ReturnType<typeof useSaveNew>;

/** A requirement that may not count leaves with the consent of the person. */
function WithoutRefused({ saving, refused }: { saving: Saving; refused: Refused }) {
  return (
    <span className="mt-2 block">
      <Button size="small" className="whitespace-normal!" busy={saving.isSaving} onClick={() => void saving.save([refused.id])}>
        {t("bias.saveWithout", { name: refused.name })}
      </Button>
    </span>
  );
}

/** The working copy becomes a new version of the job, with what was confirmed and kept. */
function useSaveNew(job: JobView, { text, rewordings, kept, drop }: Workbench) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const version = useSaveVersion(job);
  const [isSaving, setSaving] = useState(false);
  const left = useRef<string[]>([]);
  /** What was left out once stays left out. */
  const save = async (without: string[] = []) => {
    left.current = [...left.current, ...without];
    setSaving(true);
    const release = guardLeaving();
    try {
      const move = (span: { start: number; end: number }) => toCurrentSpan(rewordings, span);
      const made = await version.mutateAsync({
        text,
        move,
        isNew: (span) => toStoredSpan(rewordings, span) === null,
        without: left.current,
      });
      await keepAll(
        queries,
        made.id,
        kept.map(({ rule, start, end, text: words, kept: reason }) => ({ rule, start, end, text: words, reason: reason ?? "" })),
      );
      release();
      drop();
      toast({ variant: "success", title: t("bias.toast.saved") });
      await navigate(`/bias-detection/${made.id}`);
    } catch {
      release();
      // The error stands above the paper; the working copy is untouched.
    }
    setSaving(false);
  };
  return { save, isSaving, error: version.error, refused: version.refused };
}

function withView(now: URLSearchParams, isComparing: boolean): URLSearchParams {
  const next = new URLSearchParams(now);
  if (isComparing) next.set("view", "changes");
  else next.delete("view");
  return next;
}
