import type { BiasFinding, JobView } from "@fairlead/contracts";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { checkText } from "../features/bias/check-text.ts";
import { MarkedEditor, showPlace, typeInto } from "../features/bias/marked-editor.tsx";
import { Preview, showInPreview } from "../features/bias/preview.tsx";
import { toReplacement } from "../features/bias/replacement.ts";
import { type LiveWording, useLiveWording } from "../features/bias/use-live-wording.ts";
import { WordingPanel } from "../features/bias/wording-panel.tsx";
import { ConditionsPanel } from "../features/jobs/conditions-panel.tsx";
import { ConfirmCreate } from "../features/jobs/confirm-create.tsx";
import type { Mode } from "../features/jobs/draft.ts";
import { EditorStatus } from "../features/jobs/editor-status.tsx";
import { replaceWords } from "../features/jobs/form/form-values.ts";
import { GuideFields } from "../features/jobs/guide-fields.tsx";
import { JobForm, TITLE_ID } from "../features/jobs/job-form.tsx";
import type { Refused } from "../features/jobs/refused.ts";
import { showChip } from "../features/jobs/requirement-chip.tsx";
import { RequirementsPanel } from "../features/jobs/requirements-panel.tsx";
import { RestoredBanner } from "../features/jobs/restored-banner.tsx";
import { readTitle } from "../features/jobs/title-from-text.ts";
import { type NewJob, useNewJob } from "../features/jobs/use-new-job.ts";
import { useSaveJob } from "../features/jobs/use-save-job.ts";
import { toCurly } from "../lib/curly.ts";
import { toErrorText } from "../lib/error-text.ts";
import { useShortcuts } from "../lib/shortcuts.ts";
import { t } from "../lib/t.ts";
import { classes } from "../ui/classes.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { toast } from "../ui/toast-store.ts";

const DraftForm = lazy(async () => ({ default: (await import("../features/jobs/form/draft-form.tsx")).DraftForm }));

/** Without a working check here the server's own follows after saving. */
const countHigh = (text: string): Promise<number> =>
  checkText(text).then(
    ({ findings }) => findings.filter(({ severity }) => severity === "high").length,
    () => 0,
  );

/** What the fields make stays in sight while a long form scrolls. */
const BESIDE_FIELDS = "md:sticky md:top-[72px] md:max-h-[calc(100dvh-88px)] md:overflow-y-auto *:shrink-0";

type WritingProps = { origin: JobView | null; isShown: boolean; onStartAfresh(): void };

/** The three ways to write a description, with its wording and requirements beside it. */
export function Writing({ origin, isShown, onStartAfresh }: WritingProps) {
  const job = useNewJob(origin);
  const { draft, change, description } = job;
  const { mode } = draft;
  const wording = useLiveWording(description, job.isReadable);
  const field = useRef<HTMLTextAreaElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [caretAt, setCaretAt] = useState(-1);
  const saving = useSaveJob(job, { versionOf: origin?.id ?? null, countHigh });
  const submit = () => save(job, saving, field.current);
  useShowUnsettled(saving);
  useShortcuts({ "mod+Enter": submit }, isShown && saving.highCount === null);
  const find = (finding: BiasFinding) => {
    if (mode !== "paste") showInPreview(paper.current, finding.start);
    else if (field.current !== null) showPlace(field.current, finding);
  };
  const findNow = useRef(find);
  useEffect(() => {
    findNow.current = find;
  });
  const [isLooking, setLooking] = useState(false);
  const first = isLooking ? wording.findings.find(({ severity }) => severity === "high") : undefined;
  useEffect(() => {
    if (first === undefined) return;
    setLooking(false);
    // The dialog hands the focus back first, a moment after it is gone.
    setTimeout(() => findNow.current(first));
  }, [first]);
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
          titleOffer={draft.title.trim() === "" && mode === "paste" ? (job.profile?.title ?? readTitle(description)) : null}
          titleMissing={saving.isTried && draft.title.trim() === ""}
          mode={mode}
          onMode={job.setMode}
          editors={toEditors({ job, saving, wording, field, onCaret: setCaretAt })}
          status={<EditorStatus id="description-status" text={description} isMissing={saving.isTried && description.trim() === ""} />}
          onSubmit={submit}
          isSaving={saving.isSaving}
          notice={<SaveNotice saving={saving} />}
        />
        <div className={classes("flex min-w-0 flex-col gap-5", mode !== "paste" && BESIDE_FIELDS)}>
          {mode === "paste" ? null : <MadeText job={job} mode={mode} wording={wording} paper={paper} />}
          <ErrorBoundary level="section" name="requirements-panel">
            <Requirements job={job} refused={saving.refused} />
          </ErrorBoundary>
          <ErrorBoundary level="section" name="wording-panel">
            <WordingPanel
              wording={wording}
              caretAt={mode === "paste" ? caretAt : -1}
              onReplace={(finding, words) => replaceIn(job, field.current, finding, words)}
              onFind={find}
            />
          </ErrorBoundary>
          <Conditions job={job} />
        </div>
      </div>
      {saving.highCount === null ? null : (
        <ConfirmCreate
          count={saving.highCount}
          onCreate={() => void saving.create()}
          onClose={saving.stop}
          onCheck={() => {
            saving.stop();
            setLooking(true);
          }}
        />
      )}
    </>
  );
}

/** Leads to the requirement that kept the job from being saved, at every try; brings all of them into sight where nobody saw them yet. */
function useShowUnsettled({ refused, isToLookAt }: ReturnType<typeof useSaveJob>) {
  useEffect(() => {
    if (refused !== null) showChip(refused.id);
  }, [refused]);
  useEffect(() => {
    if (isToLookAt) document.getElementById("requirements")?.scrollIntoView({ block: "center" });
  }, [isToLookAt]);
}

/** Saves, or goes to the first field that holds it back: on a phone that may be far above the button. */
function save({ draft: { title, mode }, isReadable }: NewJob, saving: ReturnType<typeof useSaveJob>, field: HTMLTextAreaElement | null) {
  if (title.trim() === "") document.getElementById(TITLE_ID)?.focus();
  else if (mode === "paste" && !isReadable) field?.focus();
  void saving.submit();
}

type EditorsProps = {
  job: NewJob;
  saving: ReturnType<typeof useSaveJob>;
  wording: LiveWording;
  field: RefObject<HTMLTextAreaElement | null>;
  onCaret(at: number): void;
};

/** Where the description is written, in each of the three ways. */
function toEditors({ job, saving: { isSaving, isTried }, wording, field, onCaret }: EditorsProps): Record<Mode, ReactNode> {
  const { title, mode, texts, guide, form } = job.draft;
  return {
    paste: (
      <MarkedEditor
        value={texts.paste}
        onChange={(next) => job.setText("paste", next)}
        findings={mode === "paste" ? wording.findings : []}
        label={t("jobs.form.description")}
        describedBy="description-status"
        readOnly={isSaving}
        invalid={mode === "paste" && isTried && !job.isReadable}
        placeholder={t("jobs.form.placeholder")}
        field={field}
        onCaret={onCaret}
      />
    ),
    guide: <GuideFields guide={guide} readOnly={isSaving} onChange={job.setGuide} />,
    form: (
      <Suspense fallback={<Skeleton className="m-5 h-96" />}>
        {mode === "form" ? <DraftForm title={title} form={form} onChange={job.setForm} /> : null}
      </Suspense>
    ),
  };
}

/** Puts better words in place of a phrase; where the text is made of fields, the field that holds the phrase changes. */
function replaceIn(job: NewJob, field: HTMLTextAreaElement | null, finding: BiasFinding, words: string): void {
  const { mode, guide, form } = job.draft;
  if (mode === "paste") {
    if (field !== null) typeInto(field, toReplacement(job.description, finding, words));
    return;
  }
  const [newGuide, newForm] =
    mode === "guide" ? [replaceWords(guide, finding.text, words), null] : [null, replaceWords(form, finding.text, words)];
  if (newGuide !== null) job.setGuide(newGuide);
  else if (newForm !== null) job.setForm(() => newForm);
  else toast({ title: t("jobs.form.notInField", { phrase: finding.text }) });
}

type MadeTextProps = { job: NewJob; mode: "guide" | "form"; wording: LiveWording; paper: RefObject<HTMLDivElement | null> };

/** The text that the fields make, and the way to go on with it as a text. */
function MadeText({ job: { draft, change, description, drafted }, mode, wording, paper }: MadeTextProps) {
  /** What was pasted before comes back with Undo. */
  const editAsText = () => {
    const before = draft.texts.paste;
    change((now) => ({ ...now, mode: "paste", texts: { ...now.texts, paste: description } }));
    const undo = () => change((now) => ({ ...now, mode, texts: { ...now.texts, paste: before } }));
    toast({ title: t("jobs.form.nowText"), action: { label: t("jobs.undo"), onSelect: undo } });
  };
  return (
    <Preview
      text={description}
      findings={wording.findings}
      note={t(`jobs.preview.${mode}`)}
      empty={mode === "form" && draft.title.trim() === "" ? t("jobs.preview.noTitle") : t("jobs.preview.empty")}
      paper={paper}
      error={drafted.error === null || mode === "guide" ? null : toErrorText(drafted.error)}
      onRetry={() => void drafted.writeNow().catch(() => undefined)}
      onEditAsText={editAsText}
    />
  );
}

function Requirements({
  refused,
  job: { profile, reading, description, onEdit, onRemove, onAdd, readWords },
}: {
  job: NewJob;
  refused: Refused | null;
}) {
  return (
    <RequirementsPanel
      profile={profile}
      isReading={reading.isReading}
      refused={refused}
      error={reading.error}
      onRetry={() => void reading.readNow(description).catch(() => undefined)}
      quoteOf={({ start, end }) => description.slice(start, end)}
      onEdit={onEdit}
      onRemove={onRemove}
      onAdd={onAdd}
      readWords={readWords}
    />
  );
}

/** A draft has them as fields of its own. */
function Conditions({ job: { profile, draft } }: { job: NewJob }) {
  if (draft.mode === "form" || profile === null) return null;
  return (
    <ErrorBoundary level="section" name="conditions-panel">
      <ConditionsPanel profile={profile} />
    </ErrorBoundary>
  );
}

function SaveNotice({ saving: { error, refused, isToLookAt } }: { saving: ReturnType<typeof useSaveJob> }) {
  if (error !== null) return <SaveError error={error} refused={refused} />;
  return (
    <p role="status" className={isToLookAt ? "w-full rounded-control bg-brass-soft px-3 py-2 text-on-brass-soft" : "sr-only"}>
      {isToLookAt ? t("jobs.form.lookFirst") : null}
    </p>
  );
}

function SaveError({ error, refused }: { error: Error; refused: Refused | null }) {
  return (
    <p role="alert" className="w-full rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft">
      {refused === null ? toErrorText(error) : toCurly(t("jobs.requirements.refused", refused))} {t("jobs.form.kept")}
    </p>
  );
}
