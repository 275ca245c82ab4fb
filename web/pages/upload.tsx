import { useCallback } from "react";
import { SessionList } from "../features/resumes/session/session-list.tsx";
import { DropOverlay } from "../features/resumes/upload/drop-zone.tsx";
import { UploadBoard } from "../features/resumes/upload/upload-board.tsx";
import type { UploadRow } from "../features/resumes/upload/upload-rows.ts";
import { findRowBeside, focusRow, openFocusedRow } from "../features/resumes/upload/upload-table.tsx";
import { uploads } from "../features/resumes/upload/uploads.ts";
import { useChosenSession } from "../features/resumes/upload/use-chosen-session.ts";
import { useFileChoice } from "../features/resumes/upload/use-file-choice.ts";
import { useUploadRows } from "../features/resumes/upload/use-upload-rows.ts";
import { useRetryResume } from "../features/resumes/use-retry-resume.ts";
import { useUploadSessions } from "../features/resumes/use-upload-sessions.ts";
import { StepsBar } from "../features/steps/steps-bar.tsx";
import { useShortcuts } from "../lib/shortcuts.ts";
import { t } from "../lib/t.ts";
import { classes } from "../ui/classes.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { Page } from "../ui/page.tsx";

/** /upload: files in, and how they become candidates. The whole page takes a drop. */
export function UploadPage() {
  const sessionId = useChosenSession();
  const files = useUploadRows(sessionId);
  const choice = useFileChoice(sessionId);
  const retryResume = useRetryResume();
  const { data: sessions } = useUploadSessions();
  const { rows, counts } = files;

  const onRetry = useCallback(
    (row: UploadRow) => {
      if (row.retry === "upload" && row.itemId !== null) uploads.retry(row.itemId);
      if (row.retry === "reading" && row.resumeId !== null) retryResume(row.resumeId);
    },
    [retryResume],
  );
  const onRemove = useCallback(({ itemId }: UploadRow) => {
    findRowBeside()?.focus();
    if (itemId !== null) uploads.remove(itemId);
  }, []);
  const onRetryAll = () => rows.forEach(onRetry);
  useShortcuts({
    u: choice.open,
    r: onRetryAll,
    j: () => focusRow(1),
    k: () => focusRow(-1),
    Enter: openFocusedRow,
  });

  const ready = sessions?.items.reduce((sum, session) => sum + session.counts.ready, 0);
  const isListed = (sessions?.items.length ?? 1) > 0;
  const target = files.session.data?.session.name ?? files.draft?.name ?? t("upload.newSession");
  return (
    <div {...choice.getRootProps()} className="flex flex-1 flex-col">
      <input {...choice.getInputProps()} aria-label={t("upload.choose")} />
      {choice.isDragActive ? <DropOverlay name={target} /> : null}
      <StepsBar current="resumes" {...(ready === undefined ? {} : { resumes: ready })} />
      <Page
        title={t("upload.title")}
        tabTitle={counts.open > 0 ? t("upload.tab", { settled: counts.settled, total: counts.total }) : t("upload.tabIdle")}
      >
        <div className={classes("grid items-start gap-x-8 gap-y-5", isListed && "md:grid-cols-[268px_minmax(0,1fr)]")}>
          <ErrorBoundary level="section" name="session-list">
            <SessionList current={sessionId} />
          </ErrorBoundary>
          <div className="min-w-0">
            <ErrorBoundary level="section" name="upload-board" place={sessionId ?? ""}>
              <UploadBoard sessionId={sessionId} files={files} choice={choice} actions={{ onRetry, onRemove, onRetryAll }} />
            </ErrorBoundary>
          </div>
        </div>
      </Page>
    </div>
  );
}
