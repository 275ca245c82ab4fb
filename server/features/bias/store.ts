import { AppError, type WordingChoice, WordingReport } from "@fairlead/contracts";
import { and, desc, eq } from "drizzle-orm";
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

export async function keepChoice(ownerId: OwnerId, db: Db, jobId: string, choice: WordingChoice): Promise<void> {
  const { rule, start, end, text, reason } = choice;
  await db.insert(wordingChoices).values({ ownerId, jobId, rule, spanStart: start, spanEnd: end, text, reason });
}

/** What was kept, in the order of the text; the newest reason of a place and rule. */
export async function listKept(ownerId: OwnerId, db: Db, jobId: string): Promise<WordingChoice[]> {
  const { rule, spanStart, spanEnd, text, reason, createdAt } = wordingChoices;
  return db
    .selectDistinctOn([spanStart, spanEnd, rule], { rule, start: spanStart, end: spanEnd, text, reason })
    .from(wordingChoices)
    .where(and(eq(wordingChoices.ownerId, ownerId), eq(wordingChoices.jobId, jobId)))
    .orderBy(spanStart, spanEnd, rule, desc(createdAt));
}
