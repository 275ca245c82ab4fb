import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Db, type OwnerId, schema } from "../../../db/index.ts";

const { analyses, files, jobs, resumes, uploadSessions } = schema;

/** What an owner has, counted from the rows themselves. */
export async function countHoldings(ownerId: OwnerId, db: Db) {
  const countOf = (table: PgTable, condition: SQL | undefined) => db.$count(table, condition);
  const sessionBytes = db
    .select({ bytes: sql<number>`sum(${files.bytes})::float8`.as("bytes") })
    .from(resumes)
    .innerJoin(files, and(eq(files.ownerId, resumes.ownerId), eq(files.sha256, resumes.sha256)))
    .where(eq(resumes.ownerId, ownerId))
    .groupBy(resumes.sessionId)
    .as("session_bytes");
  const [fullest] = await db.select({ bytes: sql<number>`coalesce(max(${sessionBytes.bytes}), 0)` }).from(sessionBytes);
  const [stored] = await db
    .select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8` })
    .from(files)
    .where(eq(files.ownerId, ownerId));
  return {
    resumes: await countOf(resumes, eq(resumes.ownerId, ownerId)),
    resumesThisHour: await countOf(resumes, and(eq(resumes.ownerId, ownerId), gt(resumes.uploadedAt, sql`now() - interval '1 hour'`))),
    uploadSessions: await countOf(uploadSessions, eq(uploadSessions.ownerId, ownerId)),
    jobs: await countOf(jobs, eq(jobs.ownerId, ownerId)),
    analyses: await countOf(analyses, eq(analyses.ownerId, ownerId)),
    storedBytes: stored?.bytes ?? 0,
    fullestSessionBytes: fullest?.bytes ?? 0,
  };
}
