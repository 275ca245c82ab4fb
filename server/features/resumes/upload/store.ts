import { type ErrorCode, LIMITS } from "@fairlead/contracts";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { type Db, type OwnerId, schema } from "../../../db/index.ts";
import type { Services } from "../../../http/index.ts";
import type { Stored } from "../../../storage/index.ts";

const { accounts, files, resumes, uploadSessions } = schema;

/** Name of the work that reads a resume; its payload is `{resumeId}`. */
export const READ_RESUME = "read-resume";

/** One change of an owner's set of resumes at a time, until the end of the transaction. */
export async function lockResumes(ownerId: OwnerId, tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`resumes ${ownerId}`}, 0))`);
}

/** `isNewFile`: the copy on disk is now the one that counts; otherwise these bytes were there already. */
export type Added =
  | { kind: "accepted"; resumeId: string; isNewFile: boolean }
  | { kind: "duplicate"; resumeId: string }
  | { kind: "refused"; code: ErrorCode };
type Upload = { sessionId: string; fileName: string; stored: Stored };

/** File, resume, event and the work of reading it come into being together or not at all. */
export function addResume(ownerId: OwnerId, { db, progress, queue }: Services, { sessionId, fileName, stored }: Upload): Promise<Added> {
  const { sha256, bytes, key } = stored;
  return db.transaction(async (tx) => {
    await lockResumes(ownerId, tx);
    const refusal = await findRefusal(ownerId, tx, sessionId, bytes);
    const first = refusal === "absent" ? undefined : await findSame(ownerId, tx, sessionId, sha256);
    if (first !== undefined) return { kind: "duplicate", resumeId: first };
    if (refusal !== null) return { kind: "refused", code: refusal };
    const newFile = await tx.insert(files).values({ ownerId, sha256, bytes, storageKey: key }).onConflictDoNothing().returning();
    const labelNo = await takeLabelNo(ownerId, tx);
    const [row] = await tx.insert(resumes).values({ ownerId, sessionId, sha256, fileName, labelNo }).returning({ id: resumes.id });
    const resumeId = row?.id ?? "";
    await queue.enqueue(tx, READ_RESUME, [{ ownerId, payload: { resumeId } }]);
    await progress.append(tx, ownerId, [{ type: "resume", resumeId, sessionId, state: "queued" }]);
    return { kind: "accepted", resumeId, isNewFile: newFile.length === 1 };
  });
}

/** Whether a row points to this copy. */
export async function isKept(ownerId: OwnerId, db: Db, key: string): Promise<boolean> {
  const rows = await db
    .select({ key: files.storageKey })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), eq(files.storageKey, key)));
  return rows.length > 0;
}

/** The next number of this owner's candidates; a number that was given is never given again. */
async function takeLabelNo(ownerId: OwnerId, tx: Db): Promise<number> {
  const [row] = await tx
    .update(accounts)
    .set({ labelsGiven: sql`${accounts.labelsGiven} + 1` })
    .where(eq(accounts.uid, ownerId))
    .returning({ labelNo: accounts.labelsGiven });
  if (row === undefined) throw new Error("no account");
  return row.labelNo;
}

/** Of these keys, those that a row of anybody points to; for housekeeping, which belongs to no owner. */
export async function findKeptKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: files.storageKey })
    .from(files)
    .where(inArray(files.storageKey, [...keys]));
  return new Set(rows.map(({ key }) => key));
}

async function findSame(ownerId: OwnerId, tx: Db, sessionId: string, sha256: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.ownerId, ownerId), eq(resumes.sessionId, sessionId), eq(resumes.sha256, sha256)));
  return row?.id;
}

/** What stands against one more file of this size: the session is gone or full, or its owner sent very many within the hour. */
async function findRefusal(ownerId: OwnerId, tx: Db, sessionId: string, bytes: number): Promise<ErrorCode | null> {
  const ofOwner = and(eq(resumes.ownerId, ownerId), gt(resumes.uploadedAt, sql`now() - interval '1 hour'`));
  const sizes = tx
    .select({ bytes: sql`coalesce(sum(${files.bytes}), 0)::float8` })
    .from(resumes)
    .innerJoin(files, and(eq(files.ownerId, resumes.ownerId), eq(files.sha256, resumes.sha256)))
    .where(and(eq(resumes.ownerId, ownerId), eq(resumes.sessionId, sessionId)));
  const [found] = await tx
    .select({
      held: sql<number>`(${sizes})`,
      lately: sql<number>`(${tx.select({ count: sql`count(*)::int` }).from(resumes).where(ofOwner)})`,
    })
    .from(uploadSessions)
    .where(and(eq(uploadSessions.ownerId, ownerId), eq(uploadSessions.id, sessionId)));
  if (found === undefined) return "absent";
  if (found.held + bytes > LIMITS.sessionBytes) return "session-full";
  return found.lately >= LIMITS.filesPerHour ? "rate-limited" : null;
}
