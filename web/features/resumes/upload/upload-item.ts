import type { Failure } from "@fairlead/contracts";
import { LIMITS } from "@fairlead/contracts/limits";
import { newId } from "../../../lib/new-id.ts";
import { t } from "../../../lib/t.ts";

/** "lost": no connection, goes on by itself. "sent": the server has it. "refused": it will not become a resume. */
export type UploadState = "waiting" | "uploading" | "lost" | "sent" | "duplicate" | "refused";

/** A file that somebody chose on this page, until the page is left. */
export type UploadItem = {
  id: string;
  /** Of the session, or of the draft of one that is being created. */
  sessionId: string;
  /** Idempotency-Key: kept over tries, new after a definite answer. */
  key: string;
  /** Null: remembered from before a reload, when the browser let go of the file itself. */
  file: File | null;
  fileName: string;
  bytes: number;
  state: UploadState;
  sentBytes: number;
  resumeId: string | null;
  failure: Failure | null;
  /**
   * Set when the page was left while the file was on its way, which may have arrived: the resumes of the other files, so that
   * it can be told from them.
   */
  others: readonly string[] | null;
};

const UNFINISHED: ReadonlySet<UploadState> = new Set(["waiting", "uploading", "lost"]);
export const isUnfinished = ({ state }: UploadItem): boolean => UNFINISHED.has(state);

export function toItem(file: File, sessionId: string): UploadItem {
  const failure = findRefusal(file);
  return {
    id: newId(),
    sessionId,
    key: newId(),
    file,
    fileName: file.name,
    bytes: file.size,
    state: failure === null ? "waiting" : "refused",
    sentBytes: 0,
    resumeId: null,
    failure,
    others: null,
  };
}

/** What can be told without sending. Everything else the server decides by what is in the file, not by its name. */
function findRefusal({ size }: File): Failure | null {
  if (size === 0) return { code: "empty", message: t("upload.refused.empty"), actions: [t("upload.refused.emptyDo")], retryable: false };
  if (size <= LIMITS.fileBytes) return null;
  const message = t("upload.refused.tooLarge", { mb: LIMITS.fileBytes / 1024 ** 2 });
  return { code: "too-large", message, actions: [t("upload.refused.tooLargeDo")], retryable: false };
}

/** The first hundred, and what was left out. */
export function toChoice(files: readonly File[]): { taken: File[]; leftOut: File[] } {
  return { taken: files.slice(0, LIMITS.filesPerUpload), leftOut: files.slice(LIMITS.filesPerUpload) };
}
