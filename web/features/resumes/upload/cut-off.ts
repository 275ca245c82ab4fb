import { readStored, store } from "../../../lib/storage.ts";
import { isUnfinished, type UploadItem } from "./upload-item.ts";

const KEY = "cutOffUploads";
/** A file that had not arrived when its tab was closed, without its name: the browser keeps this after the tab. */
export type CutOff = Pick<UploadItem, "id" | "sessionId" | "bytes" | "others">;

/** What is kept when a tab goes: its own files, and what earlier tabs left in sessions that this one did not send to. */
export function toCutOff(items: readonly UploadItem[], before: readonly CutOff[]): CutOff[] {
  const own = new Set(items.map(({ sessionId }) => sessionId));
  const arrived = items.flatMap(({ resumeId, state }) => (state === "sent" && resumeId !== null ? [resumeId] : []));
  const open = items.filter((item) => isUnfinished(item) || item.failure?.code === "upload-cut");
  return [
    ...before.filter(({ sessionId }) => !own.has(sessionId)),
    ...open.map(({ id, sessionId, bytes, state, others }) => ({
      ...{ id, sessionId, bytes },
      others: state === "uploading" || state === "lost" ? arrived : others,
    })),
  ];
}

export const storeCutOff = (items: readonly UploadItem[]): void => {
  const left = toCutOff(items, readCutOff());
  store(KEY, left.length === 0 ? null : JSON.stringify(left));
};

export function readCutOff(): CutOff[] {
  try {
    return JSON.parse(readStored(KEY) ?? "[]") as CutOff[];
  } catch {
    return [];
  }
}

/** Of one session, or of all. */
export function forgetCutOff(sessionId?: string): void {
  const left = sessionId === undefined ? [] : readCutOff().filter((one) => one.sessionId !== sessionId);
  store(KEY, left.length === 0 ? null : JSON.stringify(left));
}
