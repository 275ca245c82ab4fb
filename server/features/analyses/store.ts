import {
  type AnalysisCounts,
  AppError,
  type CandidateRow,
  type Decision,
  type DecisionWord,
  type ErrorCode,
  LIMITS,
  type RubricColumn,
} from "@fairlead/contracts";
import { and, count, desc, eq, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Db, type OwnerId, schema } from "../../db/index.ts";
import { selectNewestDecisions, toDecision } from "./decisions/store.ts";
import { isResultOfItem } from "./revisions/store.ts";

const { analyses, analysisItems, documents, files, groupSheets, jobs, profileRevisions, resumes, results, uploadSessions } = schema;

export type StoredMatch = (typeof results.$inferSelect)["result"];
export type NewAnalysis = { jobId: string; rubric: RubricColumn[]; engineVersion: string; taxonomyVersion: string };
/** One candidate of an analysis, whatever has become of them. `failureCode`: of the reading or of the matching. */
export type ItemRow = {
  resumeId: string;
  labelNo: number;
  name: string | null;
  failureCode: ErrorCode | null;
  /** Of those that failed. `no`: the how manyth of its session. */
  file: CandidateRow["file"];
  result: Pick<typeof results.$inferSelect, "low" | "high" | "score" | "band" | "mustsMet" | "mustsOf" | "summary" | "receiptHash"> | null;
  decision: Decision | null;
};
export type AnalysisHead = { id: string; jobId: string; jobTitle: string; asOf: string; requestedAt: Date; engineVersion: string };

/** Every session must be the owner's. */
export async function checkSessions(ownerId: OwnerId, tx: Db, sessionIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(sessionIds)];
  const [row] = await tx
    .select({ count: count() })
    .from(uploadSessions)
    .where(and(eq(uploadSessions.ownerId, ownerId), inArray(uploadSessions.id, wanted)));
  if (row?.count !== wanted.length) throw new AppError("absent");
}

/**
 * Resumes of the sessions but those that failed. The lock makes a reading that ends at this moment wait, so that it finds the
 * analysis, or is found ready here.
 */
export function lockResumes(ownerId: OwnerId, tx: Db, sessionIds: readonly string[]) {
  return tx
    .select({ id: resumes.id, state: resumes.state })
    .from(resumes)
    .where(and(eq(resumes.ownerId, ownerId), inArray(resumes.sessionId, [...sessionIds]), ne(resumes.state, "failed")))
    .orderBy(resumes.labelNo)
    .for("share");
}

export async function insertAnalysis(ownerId: OwnerId, tx: Db, analysis: NewAnalysis, resumeIds: readonly string[]): Promise<string> {
  // The newest counts, so no two may be of the same moment.
  const earlier = sql`select max(requested_at) from analyses where owner_id = ${ownerId} and job_id = ${analysis.jobId}`;
  const [row] = await tx
    .insert(analyses)
    .values({ ...analysis, ownerId, requestedAt: sql`greatest(clock_timestamp(), (${earlier}) + interval '1 microsecond')` })
    .returning({ id: analyses.id });
  const { id: analysisId } = row as { id: string };
  for (let at = 0; at < resumeIds.length; at += 1_000)
    await tx.insert(analysisItems).values(resumeIds.slice(at, at + 1_000).map((resumeId) => ({ analysisId, resumeId, ownerId })));
  return analysisId;
}

/** The newest analysis of the job; a job without one, another's and none at all are alike. */
export async function findNewest(ownerId: OwnerId, db: Db, jobId: string): Promise<AnalysisHead & { rubric: RubricColumn[] }> {
  const [row] = await db
    .select({ ...HEAD, rubric: analyses.rubric })
    .from(analyses)
    .innerJoin(jobs, and(eq(jobs.ownerId, ownerId), eq(jobs.id, analyses.jobId)))
    .where(and(eq(analyses.ownerId, ownerId), eq(analyses.jobId, jobId)))
    .orderBy(desc(analyses.requestedAt), desc(analyses.id))
    .limit(1);
  if (row === undefined) throw new AppError("absent");
  return row;
}

export async function listNewest(
  ownerId: OwnerId,
  db: Db,
  { after: last, limit = LIMITS.listPage }: { after?: string | undefined; limit?: number | undefined },
): Promise<AnalysisHead[]> {
  const newest = db
    .selectDistinctOn([analyses.jobId], { id: analyses.id })
    .from(analyses)
    .where(eq(analyses.ownerId, ownerId))
    .orderBy(analyses.jobId, desc(analyses.requestedAt), desc(analyses.id));
  const isOlder = sql`(${analyses.requestedAt}, ${analyses.id}) < (select requested_at, id from analyses where owner_id = ${ownerId} and id = ${last})`;
  return db
    .select(HEAD)
    .from(analyses)
    .innerJoin(jobs, and(eq(jobs.ownerId, ownerId), eq(jobs.id, analyses.jobId)))
    .where(and(eq(analyses.ownerId, ownerId), inArray(analyses.id, newest), last === undefined ? undefined : isOlder))
    .orderBy(desc(analyses.requestedAt), desc(analyses.id))
    .limit(limit);
}

const HEAD = {
  id: analyses.id,
  jobId: analyses.jobId,
  jobTitle: jobs.title,
  asOf: jobs.asOf,
  requestedAt: analyses.requestedAt,
  engineVersion: analyses.engineVersion,
};

/** Candidates in the order of their labels. Names are read only for those who may see them. */
export async function listItems(
  ownerId: OwnerId,
  db: Db,
  analysis: AnalysisHead,
  { withNames }: { withNames: boolean },
): Promise<ItemRow[]> {
  const decided = selectNewestDecisions(ownerId, db, analysis.jobId);
  const { low, high, score, band, mustsMet, mustsOf, summary, receiptHash } = results;
  const rows = await db
    .with(decided)
    .select({
      resumeId: analysisItems.resumeId,
      labelNo: resumes.labelNo,
      name: withNames ? selectName(ownerId, db) : sql<null>`null`,
      failureCode: FAILURE,
      file: selectFile(ownerId, db, withNames),
      // A column that is never null stands first: by it drizzle tells whether there is a row.
      result: { low, high, score, band, mustsMet, mustsOf, summary, receiptHash },
      decision: { decision: decided.decision, requirementId: decided.requirementId, reason: decided.reason, decidedAt: decided.decidedAt },
    })
    .from(analysisItems)
    .innerJoin(resumes, and(eq(resumes.ownerId, ownerId), eq(resumes.id, analysisItems.resumeId)))
    .leftJoin(results, isResultOfItem(ownerId))
    .leftJoin(decided, eq(decided.resumeId, analysisItems.resumeId))
    .where(and(eq(analysisItems.ownerId, ownerId), eq(analysisItems.analysisId, analysis.id)))
    .orderBy(resumes.labelNo);
  return rows.map(({ decision, ...row }) => ({ ...row, decision: decision === null ? null : toDecision(decision) }));
}

/** Where a file that failed is to be found; a list has few of them. */
function selectFile(ownerId: OwnerId, db: Db, withNames: boolean): SQL<CandidateRow["file"]> {
  const file = alias(resumes, "file");
  const ofSession = and(eq(file.ownerId, ownerId), eq(file.sessionId, resumes.sessionId));
  const found = db
    .select({
      file: sql`json_build_object(
        'no', (select count(*) from ${resumes} as file where ${and(ofSession, lte(file.labelNo, resumes.labelNo))}),
        'of', (select count(*) from ${resumes} as file where ${ofSession}),
        'sessionName', ${uploadSessions.name}, 'bytes', ${files.bytes}, 'fileName', ${withNames ? resumes.fileName : sql`null`})`,
    })
    .from(uploadSessions)
    .innerJoin(files, and(eq(files.ownerId, ownerId), eq(files.sha256, resumes.sha256)))
    .where(and(eq(uploadSessions.ownerId, ownerId), eq(uploadSessions.id, resumes.sessionId)));
  return sql<CandidateRow["file"]>`case when ${FAILURE} is not null then (${found}) end`;
}

/** The name as the newest profile of the resume has it. */
function selectName(ownerId: OwnerId, db: Db): SQL<string | null> {
  const newest = db
    .select({ name: sql`${profileRevisions.profile} #>> '{basics,name}'` })
    .from(profileRevisions)
    .where(and(eq(profileRevisions.ownerId, ownerId), eq(profileRevisions.resumeId, resumes.id)))
    .orderBy(desc(profileRevisions.revision))
    .limit(1);
  return sql<string | null>`(${newest})`;
}

/** The match of an item, null until there is one; the item is null when the analysis does not hold the resume. */
export async function findItem(ownerId: OwnerId, db: Db, analysisId: string, resumeId: string) {
  const [row] = await db
    .select({ match: results.result })
    .from(analysisItems)
    .leftJoin(results, isResultOfItem(ownerId))
    .where(and(eq(analysisItems.ownerId, ownerId), eq(analysisItems.analysisId, analysisId), eq(analysisItems.resumeId, resumeId)));
  return row ?? null;
}

/** One candidate of an analysis with everything a person may look into; `match` is null until there is one. */
export async function findCandidate(ownerId: OwnerId, db: Db, analysisId: string, resumeId: string) {
  const [row] = await db
    .select({
      labelNo: resumes.labelNo,
      name: selectName(ownerId, db),
      match: results.result,
      analysedAt: results.createdAt,
      revision: profileRevisions.revision,
      reading: READING,
    })
    .from(analysisItems)
    .innerJoin(resumes, and(eq(resumes.ownerId, ownerId), eq(resumes.id, analysisItems.resumeId)))
    .leftJoin(results, isResultOfItem(ownerId))
    .leftJoin(profileRevisions, and(eq(profileRevisions.ownerId, ownerId), eq(profileRevisions.id, results.profileRevisionId)))
    .leftJoin(documents, and(eq(documents.ownerId, ownerId), eq(documents.resumeId, results.resumeId)))
    .where(and(eq(analysisItems.ownerId, ownerId), eq(analysisItems.analysisId, analysisId), eq(analysisItems.resumeId, resumeId)));
  return row ?? null;
}

/** The newest match of a candidate for a job, with what it was made from; null when there is none. */
export async function findNewestMatch(ownerId: OwnerId, db: Db, { jobId, resumeId }: { jobId: string; resumeId: string }) {
  const [row] = await db
    .select({ labelNo: resumes.labelNo, name: selectName(ownerId, db), match: results.result, ...READING })
    .from(results)
    .innerJoin(analyses, and(eq(analyses.ownerId, ownerId), eq(analyses.id, results.analysisId)))
    .innerJoin(resumes, and(eq(resumes.ownerId, ownerId), eq(resumes.id, results.resumeId)))
    .innerJoin(profileRevisions, and(eq(profileRevisions.ownerId, ownerId), eq(profileRevisions.id, results.profileRevisionId)))
    .innerJoin(documents, and(eq(documents.ownerId, ownerId), eq(documents.resumeId, results.resumeId)))
    .where(and(eq(results.ownerId, ownerId), eq(results.resumeId, resumeId), eq(analyses.jobId, jobId)))
    .orderBy(desc(analyses.requestedAt), desc(analyses.id), desc(profileRevisions.revision))
    .limit(1);
  return row ?? null;
}

export async function checkResume(ownerId: OwnerId, db: Db, resumeId: string): Promise<void> {
  const rows = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.ownerId, ownerId), eq(resumes.id, resumeId)));
  if (rows.length === 0) throw new AppError("absent");
}

const READING = { document: documents.document, personal: documents.personal, profile: profileRevisions.profile };

export async function hasGroupSheet(ownerId: OwnerId, db: Db, jobId: string): Promise<boolean> {
  return (await db.$count(groupSheets, and(eq(groupSheets.ownerId, ownerId), eq(groupSheets.jobId, jobId)))) > 0;
}

/** Ready resumes of the sessions that the analysis draws from, without those it holds. */
export async function countAddedSince(ownerId: OwnerId, db: Db, analysisId: string): Promise<number> {
  const held = db
    .select({ id: analysisItems.resumeId })
    .from(analysisItems)
    .where(and(eq(analysisItems.ownerId, ownerId), eq(analysisItems.analysisId, analysisId)));
  const sessions = db
    .selectDistinct({ id: resumes.sessionId })
    .from(resumes)
    .where(and(eq(resumes.ownerId, ownerId), inArray(resumes.id, held)));
  const [row] = await db
    .select({ count: count() })
    .from(resumes)
    .where(
      and(
        eq(resumes.ownerId, ownerId),
        eq(resumes.state, "ready"),
        inArray(resumes.sessionId, sessions),
        sql`${resumes.id} not in (${held})`,
      ),
    );
  return row?.count ?? 0;
}

/** What has become of the candidates of each analysis; always counted, never stored. */
export async function countItems(ownerId: OwnerId, db: Db, analysisIds: readonly string[]): Promise<Map<string, AnalysisCounts>> {
  if (analysisIds.length === 0) return new Map();
  const decided = selectNewestDecisions(ownerId, db);
  const isDecided = (word: DecisionWord) => countOf(sql`${decided.decision} = ${word}`);
  const isAnalysed = sql`${results.resumeId} is not null`;
  const rows = await db
    .with(decided)
    .select({
      id: analysisItems.analysisId,
      items: countOf(sql`true`),
      pending: countOf(sql`not (${isAnalysed}) and ${FAILURE} is null`),
      analysed: countOf(isAnalysed),
      failed: countOf(sql`not (${isAnalysed}) and ${FAILURE} is not null`),
      shortlist: isDecided("shortlist"),
      maybe: isDecided("maybe"),
      notNow: isDecided("notNow"),
      meetAllMustHaves: countOf(sql`${results.mustsMet} = ${results.mustsOf}`),
    })
    .from(analysisItems)
    .innerJoin(analyses, and(eq(analyses.ownerId, ownerId), eq(analyses.id, analysisItems.analysisId)))
    .innerJoin(resumes, and(eq(resumes.ownerId, ownerId), eq(resumes.id, analysisItems.resumeId)))
    .leftJoin(results, isResultOfItem(ownerId))
    .leftJoin(decided, and(eq(decided.jobId, analyses.jobId), eq(decided.resumeId, analysisItems.resumeId)))
    .where(and(eq(analysisItems.ownerId, ownerId), inArray(analysisItems.analysisId, [...analysisIds])))
    .groupBy(analysisItems.analysisId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

const countOf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
/** A resume that could not be read fails its item by itself; only a match that was given up is noted on the item. */
const FAILURE = sql<ErrorCode | null>`coalesce(${analysisItems.failureCode}, ${resumes.failureCode})`;
