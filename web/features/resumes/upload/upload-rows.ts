import type { Failure, Flag, Likeness, ResumeRow } from "@fairlead/contracts";
import { toTitle } from "../title.ts";
import type { UploadItem, UploadState } from "./upload-item.ts";

export type RowState = "waiting" | "uploading" | "lost" | "queued" | "reading" | "ready" | "duplicate" | "attention";

/** One file of a session as the table shows it: chosen here, known to the server, or both. */
export type UploadRow = {
  key: string;
  itemId: string | null;
  resumeId: string | null;
  name: string;
  bytes: number;
  state: RowState;
  sentBytes: number;
  failure: Failure | null;
  summary: ResumeRow["summary"];
  flags: readonly Flag[];
  looksLike: readonly Likeness[];
  /** Who sends it again: the browser, or the server reads what it has. */
  retry: "upload" | "reading" | null;
  /** The name of the file whose bytes these are, when this page knows it and the row does not stand for it already. */
  duplicateOf: string | null;
};

const NONE: readonly Likeness[] = [];
/** A file may be read at a second try when the reader, not the file, was the trouble. */
const READER_TROUBLE: ReadonlySet<string> = new Set(["reader-crashed", "resource-limit", "SYSTEM_ERROR"]);
const STATE_OF_ITEM: Record<UploadState, RowState> = {
  waiting: "waiting",
  uploading: "uploading",
  lost: "lost",
  sent: "queued",
  duplicate: "duplicate",
  refused: "attention",
};

/** Files that other times or tabs brought come first, in the order they came; then those chosen here, in the order chosen. */
export function toRows(items: readonly UploadItem[], resumes: readonly ResumeRow[]): UploadRow[] {
  const known = new Map(resumes.map((resume) => [resume.id, resume]));
  const mine = new Map<string, UploadItem>();
  for (const item of items) if (item.state === "sent" && item.resumeId !== null) mine.set(item.resumeId, item);
  const others = resumes.filter(({ id }) => !mine.has(id)).map((resume) => fromServer(resume, null));
  const chosen = items.map((item) => {
    const resume = item.state === "sent" ? known.get(item.resumeId ?? "") : undefined;
    return resume === undefined ? fromItem(item, mine, known) : fromServer(resume, item);
  });
  return [...others, ...chosen];
}

/** A row shows the file's name or the candidate's label, never one beside the other: once it is somebody's, what the server calls it. */
function fromServer(resume: ResumeRow, item: UploadItem | null): UploadRow {
  const { id, label, fileName, bytes, state, failure, summary, flags, looksLike } = resume;
  const isRetryable = failure !== null && (failure.retryable || READER_TROUBLE.has(failure.code));
  return {
    key: item?.id ?? id,
    itemId: item?.id ?? null,
    resumeId: id,
    name: toServerName(resume) ?? item?.fileName ?? fileName ?? label,
    bytes,
    state: state === "failed" ? "attention" : state,
    sentBytes: bytes,
    failure,
    summary,
    flags,
    looksLike,
    retry: isRetryable ? "reading" : null,
    duplicateOf: null,
  };
}

/** The name of a resume once reading ended: under blind review the answer has a label only, and the file's name is not to lead to it. */
const toServerName = (resume: ResumeRow): string | null =>
  resume.state === "ready" || resume.state === "failed" ? (resume.fileName ?? toTitle(resume)) : null;

function fromItem(item: UploadItem, mine: ReadonlyMap<string, UploadItem>, known: ReadonlyMap<string, ResumeRow>): UploadRow {
  const { id, resumeId, fileName, bytes, state, sentBytes, failure, file } = item;
  const twin = resumeId === null ? undefined : mine.get(resumeId);
  const resume = state === "duplicate" ? known.get(resumeId ?? "") : undefined;
  const shown = resume === undefined ? null : toServerName(resume);
  const isCovered = shown !== null && resume?.fileName === null;
  return {
    key: id,
    itemId: id,
    resumeId: resume?.id ?? null,
    name: isCovered ? shown : fileName,
    bytes,
    state: STATE_OF_ITEM[state],
    sentBytes,
    failure,
    summary: null,
    flags: [],
    looksLike: NONE,
    retry: state === "refused" && file !== null && failure?.retryable === true ? "upload" : null,
    duplicateOf: isCovered ? null : (shown ?? twin?.fileName ?? null),
  };
}

export type RowCounts = { total: number; ready: number; attention: number; duplicate: number; open: number; settled: number };

/** `open`: still on the way to one of the three ends. */
export function toCounts(rows: readonly UploadRow[]): RowCounts {
  const count = (state: RowState) => rows.filter((row) => row.state === state).length;
  const [ready, attention, duplicate] = [count("ready"), count("attention"), count("duplicate")];
  const settled = ready + attention + duplicate;
  return { total: rows.length, ready, attention, duplicate, settled, open: rows.length - settled };
}
