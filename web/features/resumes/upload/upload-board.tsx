import type { UploadSession } from "@fairlead/contracts";
import { t } from "../../../lib/t.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ErrorPanel } from "../../../ui/error-panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ResumesLoadError } from "../load-error.tsx";
import { FEW_RESUMES, SampleResumes } from "../sample-resumes.tsx";
import { SessionHeader } from "../session/session-header.tsx";
import { NEW, toSessionPath } from "../session/session-path.ts";
import { CutOffNote } from "./cut-off-note.tsx";
import { DropZone } from "./drop-zone.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { LeftOutNote } from "./left-out-note.tsx";
import type { RowActions } from "./upload-row-view.tsx";
import { UploadSummary } from "./upload-summary.tsx";
import { UploadTable } from "./upload-table.tsx";
import { uploads } from "./uploads.ts";
import type { useFileChoice } from "./use-file-choice.ts";
import type { useUploadRows } from "./use-upload-rows.ts";

type UploadBoardProps = {
  sessionId: string | null;
  files: ReturnType<typeof useUploadRows>;
  choice: ReturnType<typeof useFileChoice>;
  actions: RowActions & { onRetryAll(): void };
};

/** One session: where files go in, how far they are, each file. */
export function UploadBoard({ sessionId, files, choice, actions }: UploadBoardProps) {
  const { rows, counts, session, draft, isLost, isSending } = files;
  const { error, data, refetch } = session;
  if (sessionId !== null && error !== null && data === undefined) {
    const action = <ButtonLink to={toSessionPath(NEW)}>{t("upload.newSession")}</ButtonLink>;
    return <ResumesLoadError error={error} onRetry={() => void refetch()} absentTitle={t("upload.absent")} action={action} />;
  }
  if (sessionId !== null && data === undefined && rows.length === 0) return <BoardSkeleton />;
  const { onRetryAll, ...rowActions } = actions;
  return (
    <>
      <Title session={data?.session} isNew={sessionId === null} name={draft?.name} />
      <div className="mb-4">
        <DropZone isLarge={rows.length === 0} onChoose={choice.open} />
      </div>
      {choice.leftOut === 0 ? null : <LeftOutNote leftOut={choice.leftOut} onAddRest={choice.addRest} onDismiss={choice.dismissRest} />}
      {sessionId === null || data === undefined || isSending ? null : (
        <CutOffNote key={sessionId} sessionId={sessionId} resumes={data.resumes} onChoose={choice.open} />
      )}
      {draft?.error == null ? null : (
        <div className="mb-4">
          <ErrorPanel title={t("upload.notBegun")} message={draft.error} actions={[]} onRetry={uploads.retryDraft} level={3} />
        </div>
      )}
      {rows.length === 0 ? (
        <FirstSteps />
      ) : (
        <>
          <UploadSummary
            counts={counts}
            scope={sessionId ?? NEW}
            sessionId={sessionId}
            isLost={isLost}
            retryable={rows.filter(({ retry }) => retry !== null).length}
            onRetryAll={onRetryAll}
            onRefresh={() => void refetch()}
          />
          <UploadTable rows={rows} counts={counts} {...rowActions} />
          {rows.length <= FEW_RESUMES && counts.open === 0 ? <SampleResumes className="mt-5" /> : null}
        </>
      )}
    </>
  );
}

function Title({ session, isNew, name }: { session: UploadSession | undefined; isNew: boolean; name: string | undefined }) {
  if (session !== undefined) return <SessionHeader key={session.id} session={session} />;
  if (!isNew || name === undefined) return null;
  return <h2 className="mb-3 truncate">{name}</h2>;
}

const SHAPES = ["a", "b", "c", "d", "e", "f"];

function BoardSkeleton() {
  return (
    <div aria-busy="true" className="animate-[fade_160ms_300ms_both]">
      <span className="sr-only">{t("ui.loading")}</span>
      <Skeleton className="mb-3 h-11 w-64" />
      <Skeleton className="mb-4 h-19 rounded-card" />
      <div className="rounded-card border border-line bg-surface p-4">
        {SHAPES.map((key) => (
          <Skeleton key={key} className="my-2 h-10" />
        ))}
      </div>
    </div>
  );
}
