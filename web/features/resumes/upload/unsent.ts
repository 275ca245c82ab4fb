import type { Failure, ResumeRow } from "@fairlead/contracts";
import { readStored, store } from "../../../lib/storage.ts";
import { t } from "../../../lib/t.ts";
import type { UploadItem } from "./upload-item.ts";

const KEY = "unsentUploads";
/** Files that will never be sent outlast the tab, or who comes back would miss them. */
const REFUSED_KEY = "refusedUploads";
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
  const unsent = toUnsent(items);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(unsent));
  } catch {
    // Switched off or full: a reload then shows what the server has.
  }
  const refused = toRefused(unsent, readRefused(), restored);
  store(REFUSED_KEY, refused.length === 0 ? null : JSON.stringify(refused));
}

/** Refused files of this tab, and those of other tabs that it does not know; what it knew and has no more was removed here. */
export function toRefused(own: readonly Unsent[], stored: readonly Unsent[], known: ReadonlySet<string>): Unsent[] {
  const mine = own.filter(({ failure }) => failure !== null && failure.code !== "upload-cut");
  const ids = new Set(mine.map(({ id }) => id));
  return [...stored.filter(({ id }) => !ids.has(id) && !known.has(id)), ...mine];
}

let restored: ReadonlySet<string> = new Set();

export function readUnsent(): UploadItem[] {
  const own = parse(() => sessionStorage.getItem(KEY));
  const ids = new Set(own.map(({ id }) => id));
  const all = [...own, ...readRefused().filter(({ id }) => !ids.has(id))];
  restored = new Set(all.map(({ id }) => id));
  return all.map(toRestored);
}

const readRefused = (): Unsent[] => parse(() => readStored(REFUSED_KEY));

function parse(read: () => string | null): Unsent[] {
  try {
    return JSON.parse(read() ?? "[]") as Unsent[];
  } catch {
    return [];
  }
}

export function forgetUnsent(): void {
  store(REFUSED_KEY, null);
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
