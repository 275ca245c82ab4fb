import { AppError } from "@fairlead/contracts";
import { and, avg, count, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { type Db, type OwnerId, schema } from "../../db/index.ts";
import { isResultOfItem } from "../analyses/index.ts";
import type { SheetRow } from "./read-sheet.ts";

const { analysisItems, documents, groupAnswers, groupSheets, jobs, profileRevisions, resumes, results } = schema;

export type SheetCandidate = { resumeId: string; labelNo: number; fileName: string };
export type StoredSheet = typeof groupSheets.$inferSelect;
export type StoredAnswer = Pick<typeof groupAnswers.$inferSelect, "resumeId" | "groups" | "shown">;
type Figures = NonNullable<StoredSheet["figures"]>;

const ROWS_AT_ONCE = 500;

export function listSheetCandidates(ownerId: OwnerId, db: Db, analysisId: string): Promise<SheetCandidate[]> {
  return db
    .select({ resumeId: resumes.id, labelNo: resumes.labelNo, fileName: resumes.fileName })
    .from(analysisItems)
    .innerJoin(resumes, and(eq(resumes.ownerId, ownerId), eq(resumes.id, analysisItems.resumeId)))
    .where(isItem(ownerId, analysisId))
    .orderBy(resumes.labelNo);
}

/** Jobs with a sheet, newest first; of versions of one job the newest alone, because they have the same candidates. */
export function listJobsWithSheets(ownerId: OwnerId, db: Db): Promise<{ jobId: string; jobTitle: string }[]> {
  const newest = sql`
    with recursive up as (
      select sheet.job_id as sheet_of, job.id, job.version_of from group_sheets sheet
        join jobs job on job.owner_id = sheet.owner_id and job.id = sheet.job_id where sheet.owner_id = ${ownerId}
      union all select up.sheet_of, parent.id, parent.version_of from jobs parent
        join up on parent.owner_id = ${ownerId} and parent.id = up.version_of
    ) select distinct on (up.id) job.id from up join jobs job on job.owner_id = ${ownerId} and job.id = up.sheet_of
      where up.version_of is null order by up.id, job.created_at desc, job.id desc`;
  return db
    .select({ jobId: jobs.id, jobTitle: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.ownerId, ownerId), sql`${jobs.id} in (${newest})`))
    .orderBy(desc(jobs.createdAt), desc(jobs.id));
}

/** A sheet takes the place of the one before, whole. */
export async function replaceSheet(ownerId: OwnerId, tx: Db, jobId: string, sheet: { attributes: string[]; rows: SheetRow[] }) {
  // Who comes second waits for the first.
  await tx.execute(sql`select 1 from ${jobs} where owner_id = ${ownerId} and id = ${jobId} for update`);
  await removeSheet(ownerId, tx, jobId);
  const [row] = await tx.insert(groupSheets).values({ ownerId, jobId, attributes: sheet.attributes }).returning({ id: groupSheets.id });
  if (row === undefined) throw new AppError("SYSTEM_ERROR");
  for (let at = 0; at < sheet.rows.length; at += ROWS_AT_ONCE)
    await tx.insert(groupAnswers).values(sheet.rows.slice(at, at + ROWS_AT_ONCE).map((one) => ({ ...one, sheetId: row.id, ownerId })));
  return row.id;
}

/** How many answers are gone; null when there was no sheet. */
export async function removeSheet(ownerId: OwnerId, tx: Db, jobId: string): Promise<number | null> {
  const isThis = and(eq(groupSheets.ownerId, ownerId), eq(groupSheets.jobId, jobId));
  const [sheet] = await tx.select({ id: groupSheets.id }).from(groupSheets).where(isThis);
  if (sheet === undefined) return null;
  const rows = await tx.$count(groupAnswers, and(eq(groupAnswers.ownerId, ownerId), eq(groupAnswers.sheetId, sheet.id)));
  await tx.delete(groupSheets).where(isThis);
  return rows;
}

/** Held until the transaction ends, so that figures are worked out by one at a time. */
export async function lockSheet(ownerId: OwnerId, tx: Db, jobId: string): Promise<StoredSheet | null> {
  const [row] = await tx
    .select()
    .from(groupSheets)
    .where(and(eq(groupSheets.ownerId, ownerId), eq(groupSheets.jobId, jobId)))
    .for("update");
  return row ?? null;
}

export function listAnswers(ownerId: OwnerId, db: Db, sheetId: string): Promise<StoredAnswer[]> {
  const { resumeId, groups, shown } = groupAnswers;
  return db
    .select({ resumeId, groups, shown })
    .from(groupAnswers)
    .where(and(eq(groupAnswers.ownerId, ownerId), eq(groupAnswers.sheetId, sheetId)));
}

/** Keeps figures, and of every answer the outcome that they hold. */
export async function saveFigures(
  ownerId: OwnerId,
  tx: Db,
  sheetId: string,
  { figures, shown }: { figures: Figures; shown: ReadonlyMap<string, string> },
): Promise<Date> {
  const rows = Array.from(shown, ([resumeId, outcome]) => ({ resumeId, outcome }));
  await tx.execute(sql`update ${groupAnswers} set shown = told.outcome
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told("resumeId" uuid, outcome text)
    where ${groupAnswers.ownerId} = ${ownerId} and ${groupAnswers.sheetId} = ${sheetId} and ${groupAnswers.resumeId} = told."resumeId"`);
  const [row] = await tx
    .update(groupSheets)
    .set({ figures, figuresAt: sql`clock_timestamp()`, shownPeople: shown.size })
    .where(and(eq(groupSheets.ownerId, ownerId), eq(groupSheets.id, sheetId)))
    .returning({ at: groupSheets.figuresAt });
  if (!row?.at) throw new AppError("SYSTEM_ERROR");
  return row.at;
}

/** In how many results each signal was present and not counted. */
export async function countIgnored(ownerId: OwnerId, db: Db, analysisId: string): Promise<{ signal: string; resumes: number }[]> {
  const signals = db
    .select({ signal: sql<string>`jsonb_array_elements_text(${results.result} #> '{fairness,ignoredSignals}')`.as("signal") })
    .from(analysisItems)
    .innerJoin(results, isResultOfItem(ownerId))
    .where(isItem(ownerId, analysisId))
    .as("signals");
  return db
    .select({ signal: signals.signal, resumes: count() })
    .from(signals)
    .groupBy(signals.signal)
    .orderBy(sql`count(*) desc`, signals.signal);
}

const KIND = sql<string>`case when (${documents.document} ->> 'ocr')::boolean then 'scan' else ${documents.document} ->> 'kind' end`;
const COLUMNS = sql<string>`case when (${documents.document} ->> 'columns')::int > 1 then 'columns' else 'column' end`;

/** How surely resumes of a kind were read: the mean of the reader's own confidence. */
export async function readQuality(ownerId: OwnerId, db: Db, analysisId: string, by: "layout" | "language") {
  const name = by === "layout" ? sql<string>`${KIND} || ' ' || ${COLUMNS}` : sql<string>`${documents.document} ->> 'language'`;
  const rows = await db
    .select({ name, resumes: count(), confidence: avg(CONFIDENCE) })
    .from(analysisItems)
    .innerJoin(results, isResultOfItem(ownerId))
    .innerJoin(profileRevisions, and(eq(profileRevisions.ownerId, ownerId), eq(profileRevisions.id, results.profileRevisionId)))
    .innerJoin(documents, and(eq(documents.ownerId, ownerId), eq(documents.resumeId, analysisItems.resumeId)))
    .where(and(isItem(ownerId, analysisId), isNotNull(name)))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc`, sql`1`);
  return rows.map((row) => ({ ...row, confidence: Number(row.confidence) }));
}

const CONFIDENCE = sql`(${profileRevisions.profile} #>> '{meta,confidence}')::float8`;

function isItem(ownerId: OwnerId, analysisId: string): SQL | undefined {
  return and(eq(analysisItems.ownerId, ownerId), eq(analysisItems.analysisId, analysisId));
}
