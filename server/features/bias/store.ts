import { AppError, type WordingChoice, WordingReport } from "@fairlead/contracts";
import { and, desc, eq, max, sql } from "drizzle-orm";
import { type Db, type OwnerId, schema } from "../../db/index.ts";

const { jobs, wordingChoices, wordingReports } = schema;

export async function findDescription(ownerId: OwnerId, db: Db, jobId: string): Promise<string> {
  const [row] = await db
    .select({ description: jobs.description })
    .from(jobs)
    .where(and(eq(jobs.ownerId, ownerId), eq(jobs.id, jobId)));
  if (row === undefined) throw new AppError("absent");
  return row.description;
}

/** Written once per job and engine version. */
export async function saveWordingReport(
  ownerId: OwnerId,
  db: Db,
  { jobId, engineVersion, report }: { jobId: string; engineVersion: string; report: WordingReport },
): Promise<void> {
  await db.insert(wordingReports).values({ ownerId, jobId, engineVersion, score: report.score, report }).onConflictDoNothing();
}

export async function findWordingReport(ownerId: OwnerId, db: Db, jobId: string, engineVersion: string): Promise<WordingReport | null> {
  const table = wordingReports;
  const [row] = await db
    .select({ report: table.report })
    .from(table)
    .where(and(eq(table.ownerId, ownerId), eq(table.jobId, jobId), eq(table.engineVersion, engineVersion)));
  return row === undefined ? null : WordingReport.parse(row.report);
}

type NewChoice = Omit<WordingChoice, "reason"> & { reason: string | null };

/** Rows are never changed: the newest counts, so no two of a place and rule may be of the same moment. */
export async function saveChoice(ownerId: OwnerId, db: Db, jobId: string, choice: NewChoice): Promise<void> {
  const { rule, start, end, text, reason } = choice;
  const earlier = db
    .select({ at: max(wordingChoices.createdAt) })
    .from(wordingChoices)
    .where(isOfJob(ownerId, jobId));
  const createdAt = sql`greatest(clock_timestamp(), (${earlier}) + interval '1 microsecond')`;
  await db.insert(wordingChoices).values({ ownerId, jobId, rule, spanStart: start, spanEnd: end, text, reason, createdAt });
}

/** What is kept, in the order of the text; the newest reason of a place and rule. */
export async function listKept(ownerId: OwnerId, db: Db, jobId: string): Promise<WordingChoice[]> {
  const { rule, spanStart, spanEnd, text, reason, createdAt } = wordingChoices;
  const rows = await db
    .selectDistinctOn([spanStart, spanEnd, rule], { rule, start: spanStart, end: spanEnd, text, reason })
    .from(wordingChoices)
    .where(isOfJob(ownerId, jobId))
    .orderBy(spanStart, spanEnd, rule, desc(createdAt));
  return rows.flatMap((row) => (row.reason === null ? [] : [{ ...row, reason: row.reason }]));
}

const isOfJob = (ownerId: OwnerId, jobId: string) => and(eq(wordingChoices.ownerId, ownerId), eq(wordingChoices.jobId, jobId));
