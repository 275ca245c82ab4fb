import { AppError, type ErrorCode, LIMITS, type UploadedFile } from "@fairlead/contracts";
import type { OwnerId } from "../../../db/index.ts";
import type { Services } from "../../../http/index.ts";
import type { Stored } from "../../../storage/index.ts";
import { toFailure } from "../to-failure.ts";
import { toFileName } from "./file-name.ts";
import { type Added, addResume, isKept } from "./store.ts";

/** Where files of one upload go: on disk first, then one transaction a file, then its answer. */
export type Intake = {
  /** Never rejects: a file that cannot be taken says so in its own answer. */
  take(sentName: string | undefined, source: AsyncIterable<Uint8Array>): Promise<UploadedFile>;
  refuse(sentName: string | undefined, code: ErrorCode): UploadedFile;
  /** Throws what went wrong when it left nothing of the whole upload. */
  check(answers: readonly UploadedFile[]): void;
};

/** `turn`: the files may be stored before, but become candidates only then. */
export async function openIntake(
  services: Services,
  ownerId: OwnerId,
  sessionId: string,
  turn: Promise<unknown> = Promise.resolve(),
): Promise<Intake> {
  const { files, log } = services;
  if ((await files.freeBytes()) < LIMITS.freeBytes) throw new AppError("storage-full");
  let places = LIMITS.queuePerOwner - (await services.queue.waiting(ownerId));
  if (places <= 0) throw new AppError("queue-full");
  const trouble: unknown[] = [];
  let before = turn;

  const refuse = (sentName: string | undefined, code: ErrorCode): UploadedFile => ({
    fileName: toFileName(sentName),
    status: "rejected",
    resumeId: null,
    failure: toFailure(code),
  });
  const add = async (fileName: string, stored: Stored): Promise<UploadedFile> => {
    let added: Added | undefined;
    try {
      if (places <= 0) return refuse(fileName, "queue-full");
      added = await addResume(ownerId, services, { sessionId, fileName, stored });
      if (added.kind === "refused") return refuse(fileName, added.code);
      if (added.kind === "accepted") places -= 1;
      return { fileName, status: added.kind, resumeId: added.resumeId, failure: null };
    } finally {
      if (added?.kind !== "accepted" || !added.isNewFile) await removeUnlessKept(services, ownerId, stored.key);
    }
  };
  const put = async (fileName: string, source: AsyncIterable<Uint8Array>, turn: Promise<unknown>): Promise<UploadedFile> => {
    const stored = await files.put(source, { maxBytes: LIMITS.fileBytes });
    if (stored.kind === "too-large") return refuse(fileName, "too-large");
    if (stored.kind === "cut") return refuse(fileName, "upload-cut");
    if (stored.bytes === 0) {
      await files.remove(stored.key);
      return refuse(fileName, "empty");
    }
    // Files are written side by side, but become candidates in the order sent.
    await turn;
    return add(fileName, stored);
  };

  return {
    refuse,
    take(sentName, source) {
      const fileName = toFileName(sentName);
      const answer = put(fileName, source, before).catch((error: unknown) => {
        trouble.push(error);
        const code = error instanceof AppError ? error.code : "SYSTEM_ERROR";
        log.error("a file of an upload was not taken", { uid: ownerId, code, cause: error });
        return refuse(fileName, code);
      });
      before = answer;
      return answer;
    },
    check(answers) {
      if (trouble.length > 0 && answers.every(({ status }) => status === "rejected")) throw trouble[0];
    },
  };
}

/** When the database does not answer, the transaction may have been committed: then the copy stays. */
async function removeUnlessKept({ db, files }: Services, ownerId: OwnerId, key: string): Promise<void> {
  if (await isKept(ownerId, db, key).catch(() => true)) return;
  await files.remove(key);
}
