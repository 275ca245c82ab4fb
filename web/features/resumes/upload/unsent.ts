import type { Failure, ResumeRow } from "@fairlead/contracts";
import { t } from "../../../lib/t.ts";
import type { UploadItem } from "./upload-item.ts";

const KEY = "unsentUploads";
type Unsent = Pick<UploadItem, "id" | "sessionId" | "fileName" | "bytes" | "resumeId" | "others"> & {
  isDuplicate: boolean;
  failure: Failure | null;
};

/** What the server does not know of: names for this tab only, so that a reload shows the same rows. */
export function toUnsent(items: readonly UploadItem[]): Unsent[] {
  const arrived = items.flatMap(({ resumeId, state }) => (state === "sent" && resumeId !== null ? [resumeId] : []));
  return items
    .filter(({ state }) => state !== "sent")
    .map(({ id, sessionId, fileName, bytes, resumeId, state, failure, others }) => ({
      ...{ id, sessionId, fileName, bytes, resumeId },
      others: state === "uploading" || state === "lost" ? arrived : others,
      isDuplicate: state === "duplicate",
      failure: state === "refused" ? failure : null,
    }));
}

/** The files themselves are gone with the page; each row says what became of it. */
export function toRestored({ isDuplicate, failure, ...unsent }: Unsent): UploadItem {
  const broken: Failure = { code: "upload-cut", message: t("upload.unsent"), actions: [t("upload.unsentDo")], retryable: false };
  const restored = isDuplicate ? null : (failure ?? broken);
  return { ...unsent, key: "", file: null, sentBytes: 0, state: isDuplicate ? "duplicate" : "refused", failure: restored };
}

export function storeUnsent(items: readonly UploadItem[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(toUnsent(items)));
  } catch {
    // Switched off or full: a reload then shows what the server has.
  }
}

export function readUnsent(): UploadItem[] {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as Unsent[]).map(toRestored);
  } catch {
    return [];
  }
}

export function forgetUnsent(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Files that were on their way when the page was left and did arrive: nobody else's resume has their size. */
export function findArrived(items: readonly Pick<UploadItem, "id" | "bytes" | "others">[], resumes: readonly ResumeRow[]): string[] {
  const free = new Set(resumes);
  return items.flatMap(({ id, bytes, others }) => {
    if (others === null) return [];
    const own = [...free].find((resume) => resume.bytes === bytes && !others.includes(resume.id));
    return own !== undefined && free.delete(own) ? [id] : [];
  });
}
