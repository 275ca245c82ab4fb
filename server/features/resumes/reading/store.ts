import { AppError, type ErrorCode, type ReadingState } from "@fairlead/contracts";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Db, type OwnerId, schema } from "../../../db/index.ts";
import type { Services } from "../../../http/index.ts";
import type { Progress } from "../../../progress/index.ts";
import type { ReadResume } from "../../../reading/index.ts";
import { READ_RESUME } from "../upload/store.ts";
import { toStorable } from "./to-storable.ts";

const { documents, files, profileRevisions, resumes } = schema;

export type OpenResume = { id: string; sessionId: string; sha256: string; uploadedAt: Date; storageKey: string };

/** A failed resume back into the queue. */
export function queueAgain(ownerId: OwnerId, { db, queue, progress }: Services, resumeId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await changeState(ownerId, tx, resumeId, ["failed"], { state: "queued", failureCode: null });
    if (row === undefined) throw new AppError("not-failed");
    await queue.enqueue(tx, READ_RESUME, [{ ownerId, payload: { resumeId } }]);
    await progress.append(tx, ownerId, [{ type: "resume", resumeId, sessionId: row.sessionId, state: "queued" }]);
  });
}

/** Undefined: there is nothing to read any more, because it was deleted or is read already. */
export function beginReading(ownerId: OwnerId, { db, progress }: Services, resumeId: string): Promise<OpenResume | undefined> {
  return db.transaction(async (tx) => {
    const [open] = await tx
      .update(resumes)
      .set({ state: "reading", attempts: sql`${resumes.attempts} + 1` })
      .from(files)
      .where(
        and(isOneOf(ownerId, resumeId, ["queued", "reading"]), and(eq(files.ownerId, resumes.ownerId), eq(files.sha256, resumes.sha256))),
      )
      .returning({
        id: resumes.id,
        sessionId: resumes.sessionId,
        sha256: resumes.sha256,
        uploadedAt: resumes.uploadedAt,
        storageKey: files.storageKey,
      });
    if (open === undefined) return undefined;
    await progress.append(tx, ownerId, [{ type: "resume", resumeId, sessionId: open.sessionId, state: "reading" }]);
    return open;
  });
}

export async function isThere(ownerId: OwnerId, db: Db, resumeId: string): Promise<boolean> {
  const rows = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.ownerId, ownerId), eq(resumes.id, resumeId)));
  return rows.length > 0;
}

/** False, and nothing written, when the resume was deleted meanwhile. */
export async function saveReading(ownerId: OwnerId, tx: Db, { id }: OpenResume, read: ReadResume): Promise<boolean> {
  const row = await changeState(ownerId, tx, id, ["reading"], { state: "ready" });
  if (row === undefined) return false;
  const { document, profile, personal, counterfactuals, engineVersion, taxonomyVersion } = toStorable(read);
  const { kind, language, text } = document;
  const key = { ownerId, resumeId: id };
  await tx.insert(documents).values({ ...key, engineVersion, kind, language, text, document, personal });
  const { asOf } = profile.meta;
  await tx
    .insert(profileRevisions)
    .values({ ...key, revision: 1, origin: "engine", asOf, profile, counterfactuals, engineVersion, taxonomyVersion });
  await tx
    .update(files)
    .set({ kind })
    .where(and(eq(files.ownerId, ownerId), eq(files.sha256, row.sha256), isNull(files.kind)));
  return true;
}

export async function saveFailure(ownerId: OwnerId, tx: Db, progress: Progress, resumeId: string, failureCode: ErrorCode): Promise<void> {
  const row = await changeState(ownerId, tx, resumeId, ["queued", "reading"], { state: "failed", failureCode });
  if (row !== undefined) await progress.append(tx, ownerId, [{ type: "resume", resumeId, sessionId: row.sessionId, state: "failed" }]);
}

type Change = { state: ReadingState; failureCode?: ErrorCode | null };
const isOneOf = (ownerId: OwnerId, resumeId: string, states: ReadingState[]) =>
  and(eq(resumes.ownerId, ownerId), eq(resumes.id, resumeId), inArray(resumes.state, states));

/** Undefined: the resume is gone or in another state by now. */
async function changeState(ownerId: OwnerId, tx: Db, resumeId: string, from: ReadingState[], to: Change) {
  const [row] = await tx
    .update(resumes)
    .set(to)
    .where(isOneOf(ownerId, resumeId, from))
    .returning({ sessionId: resumes.sessionId, sha256: resumes.sha256 });
  return row;
}
