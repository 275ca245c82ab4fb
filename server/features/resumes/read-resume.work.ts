import { type ErrorCode, LIMITS } from "@fairlead/contracts";
import { z } from "zod";
import type { Db, OwnerId } from "../../db/index.ts";
import type { Services } from "../../http/index.ts";
import type { Queue, RunningJob, Work } from "../../queue/index.ts";
import { keepSketch } from "./likeness/keep-sketch.ts";
import { beginReading, isThere, type OpenResume, saveFailure, saveReading } from "./reading/store.ts";
import { lockResumes, READ_RESUME } from "./upload/store.ts";

const Payload = z.strictObject({ resumeId: z.uuid() });
type Payload = z.infer<typeof Payload>;

/** Another feature's part of the transaction that makes a resume ready; this feature does not know its callers. */
export type ReadHook = (tx: Db, ownerId: OwnerId, resumeId: string, queue: Queue) => Promise<void>;

/** Reads one resume's file in a child process and keeps what it says. A file that cannot be read is a result, too. */
export const toReadResumeWork = (onRead: ReadHook): Work<Payload> => ({
  name: READ_RESUME,
  payload: Payload,
  atOnce: LIMITS.uploadsAtOnce,
  async handle(job, services) {
    const { ownerId, payload } = job;
    const resume = await beginReading(ownerId, services, payload.resumeId);
    if (resume === undefined) return;
    const bytes = await readFile(job, services, resume);
    if (bytes === undefined) return;
    // "Present" means the day of the upload, however often and whenever the file is read.
    const asOf = resume.uploadedAt.toISOString().slice(0, 10);
    const read = await services.readers.run("read", bytes, { asOf });
    await job.commit(async (tx) => {
      if (read.kind === "unreadable") return saveFailure(ownerId, tx, services.progress, resume.id, read.code);
      await lockResumes(ownerId, tx);
      if (!(await saveReading(ownerId, tx, resume, read))) return;
      const others = await keepSketch(ownerId, tx, resume.id, read.sketch);
      await onRead(tx, ownerId, resume.id, services.queue);
      const { id: resumeId, sessionId } = resume;
      await services.progress.append(tx, ownerId, [{ type: "resume", resumeId, sessionId, state: "ready" }, ...others]);
    });
  },
  async giveUp({ ownerId, payload, failure, commit }, { progress }) {
    const code: ErrorCode = failure === "reader-crashed" ? failure : "SYSTEM_ERROR";
    await commit((tx) => saveFailure(ownerId, tx, progress, payload.resumeId, code));
  },
});

/** Undefined: the resume was deleted meanwhile, and its file with it. */
async function readFile({ ownerId }: RunningJob<Payload>, { files, db }: Services, resume: OpenResume): Promise<Uint8Array | undefined> {
  try {
    return await files.read(resume.storageKey);
  } catch (error) {
    if (await isThere(ownerId, db, resume.id)) throw error;
    return undefined;
  }
}
