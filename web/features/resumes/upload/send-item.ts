import type { UploadedFile } from "@fairlead/contracts";
import { newId } from "../../../lib/new-id.ts";
import type { FileUpload } from "../../../lib/upload-file.ts";
import { toFailure, toTrouble, toWaitMs } from "./trouble.ts";
import type { UploadItem } from "./upload-item.ts";

/** What the uploads need of the world around them. */
export type Outside = {
  send(upload: FileUpload): Promise<UploadedFile>;
  createSession(name: string, idempotencyKey: string): Promise<{ id: string }>;
  isOnline(): boolean;
  /** Ends after the time, when the connection is back, or when `signal` aborts. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
};

export async function waitToTryAgain(outside: Outside, tries: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  do await outside.pause(toWaitMs(tries), signal);
  while (!outside.isOnline() && !signal.aborted);
}

type Sending = {
  item: UploadItem & { file: File };
  signal: AbortSignal;
  /** Tells how far it is. */
  onChange(next: Partial<UploadItem>): void;
  /** The key of the nearest file before it that is on its way too. */
  findBefore(): string | null;
  /** Whether another row stands for this resume already. */
  isKnown(resumeId: string | null): boolean;
};

/** Sends one file, over as many tries as it takes. Answers with what became of it; null when it was stopped. */
export async function sendItem(
  outside: Outside,
  { item, signal, onChange, findBefore, isKnown }: Sending,
): Promise<Partial<UploadItem> | null> {
  const { file, sessionId, key: idempotencyKey } = item;
  const onProgress = (sentBytes: number) => onChange({ sentBytes });
  for (let tries = 0; !signal.aborted; tries++) {
    onChange({ state: "uploading", sentBytes: 0 });
    try {
      const answer = await outside.send({ sessionId, file, idempotencyKey, after: findBefore(), onProgress, signal });
      return toEnd(answer, tries > 0 && !isKnown(answer.resumeId));
    } catch (error) {
      const trouble = toTrouble(error);
      if (trouble === "final") return { state: "refused", failure: toFailure(error) };
      if (!signal.aborted) onChange({ state: trouble === "connection" ? "lost" : "waiting", sentBytes: 0 });
      await waitToTryAgain(outside, tries, signal);
    }
  }
  return null;
}

/** A duplicate of nobody after a lost answer is the file's own first try, which did arrive. */
function toEnd({ status, resumeId, failure }: UploadedFile, isOwn: boolean): Partial<UploadItem> {
  if (status === "rejected") return { state: "refused", failure, key: newId() };
  return { state: status === "accepted" || isOwn ? "sent" : "duplicate", resumeId };
}
