import { AppError, type ReadingState, type UploadSession } from "@fairlead/contracts";
import { and, asc, desc, eq, inArray, notExists, type SQL, sql } from "drizzle-orm";
import { type Db, type OwnerId, schema } from "../../../db/index.ts";
import { lockResumes } from "../upload/store.ts";

const { files, resumes, uploadSessions } = schema;

export async function addSession(ownerId: OwnerId, db: Db, name: string): Promise<UploadSession> {
  const [row] = await db.insert(uploadSessions).values({ ownerId, name }).returning({ id: uploadSessions.id });
  return findSession(ownerId, db, row?.id ?? "");
}

export async function findSession(ownerId: OwnerId, db: Db, sessionId: string): Promise<UploadSession> {
  const [session] = await selectSessions(ownerId, db, eq(uploadSessions.id, sessionId), 1);
  if (session === undefined) throw new AppError("absent");
  return session;
}

/** `after`: the last row seen. */
export type Page = { after: string | undefined; limit: number };

/** Newest first. */
export async function findSessions(ownerId: OwnerId, db: Db, { after, limit }: Page): Promise<UploadSession[]> {
  const place = sql`(${uploadSessions.createdAt}, ${uploadSessions.id})`;
  const last = db
    .select({ row: sql`created_at, id` })
    .from(uploadSessions)
    .where(and(eq(uploadSessions.ownerId, ownerId), eq(uploadSessions.id, after ?? "")));
  return selectSessions(ownerId, db, after === undefined ? undefined : sql`${place} < (${last})`, limit);
}

/** The oldest of this name, or a new one; two callers at once get the same. */
export function findOrAddSession(ownerId: OwnerId, db: Db, name: string): Promise<string> {
  return db.transaction(async (tx) => {
    await lockResumes(ownerId, tx);
    const [row] = await tx
      .select({ id: uploadSessions.id })
      .from(uploadSessions)
      .where(and(eq(uploadSessions.ownerId, ownerId), eq(uploadSessions.name, name)))
      .orderBy(asc(uploadSessions.createdAt), asc(uploadSessions.id))
      .limit(1);
    return row?.id ?? (await addSession(ownerId, tx, name)).id;
  });
}

/** The session that holds more than half of these files. */
export async function findSessionWith(ownerId: OwnerId, db: Db, hashes: readonly string[]): Promise<string | null> {
  const held = sql`count(*)`;
  const [row] = await db
    .select({ id: resumes.sessionId })
    .from(resumes)
    .where(and(eq(resumes.ownerId, ownerId), inArray(resumes.sha256, [...hashes])))
    .groupBy(resumes.sessionId)
    .having(sql`${held} * 2 > ${hashes.length}`)
    .orderBy(desc(held), asc(sql`min(${resumes.labelNo})`))
    .limit(1);
  return row?.id ?? null;
}

export async function renameSession(ownerId: OwnerId, db: Db, sessionId: string, name: string): Promise<UploadSession> {
  await db
    .update(uploadSessions)
    .set({ name })
    .where(and(eq(uploadSessions.ownerId, ownerId), eq(uploadSessions.id, sessionId)));
  return findSession(ownerId, db, sessionId);
}

/** `lostKeys`: files that no resume of the owner points to any more; their rows are gone. */
export async function deleteSession(ownerId: OwnerId, tx: Db, sessionId: string): Promise<{ deletedResumes: number; lostKeys: string[] }> {
  await lockResumes(ownerId, tx);
  await findSession(ownerId, tx, sessionId);
  const ofSession = and(eq(resumes.ownerId, ownerId), eq(resumes.sessionId, sessionId));
  // In the order of everybody who locks several, so that no two wait for each other.
  await tx.select({ id: resumes.id }).from(resumes).where(ofSession).orderBy(asc(resumes.labelNo)).for("update");
  const gone = await tx.delete(resumes).where(ofSession).returning({ sha256: resumes.sha256 });
  await tx.delete(uploadSessions).where(and(eq(uploadSessions.ownerId, ownerId), eq(uploadSessions.id, sessionId)));
  if (gone.length === 0) return { deletedResumes: 0, lostKeys: [] };
  const others = tx
    .select({ one: sql`1` })
    .from(resumes)
    .where(and(eq(resumes.ownerId, ownerId), eq(resumes.sha256, files.sha256)));
  const hashes = gone.map(({ sha256 }) => sha256);
  const lost = await tx
    .delete(files)
    .where(and(eq(files.ownerId, ownerId), inArray(files.sha256, hashes), notExists(others)))
    .returning({ key: files.storageKey });
  return { deletedResumes: gone.length, lostKeys: lost.map(({ key }) => key) };
}

async function selectSessions(ownerId: OwnerId, db: Db, condition: SQL | undefined, limit: number): Promise<UploadSession[]> {
  const countOf = (state: ReadingState) => sql<number>`(count(*) filter (where ${resumes.state} = ${state}))::int`;
  const rows = await db
    .select({
      id: uploadSessions.id,
      name: uploadSessions.name,
      createdAt: uploadSessions.createdAt,
      queued: countOf("queued"),
      reading: countOf("reading"),
      ready: countOf("ready"),
      failed: countOf("failed"),
    })
    .from(uploadSessions)
    .leftJoin(resumes, and(eq(resumes.ownerId, uploadSessions.ownerId), eq(resumes.sessionId, uploadSessions.id)))
    .where(and(eq(uploadSessions.ownerId, ownerId), condition))
    .groupBy(uploadSessions.id)
    .orderBy(desc(uploadSessions.createdAt), desc(uploadSessions.id))
    .limit(limit);
  return rows.map(({ id, name, createdAt, ...counts }) => ({ id, name, createdAt: createdAt.toISOString(), counts }));
}
