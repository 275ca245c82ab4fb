import { AppError, JobProfile, type JobRow, type JobView, LIMITS } from "@fairlead/contracts";
import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Db, type OwnerId, schema } from "../../db/index.ts";

const { analyses, analysisItems, jobs, requirements, wordingChoices, wordingReports } = schema;

export type NewJob = Pick<JobView, "title" | "description" | "asOf" | "profile" | "versionOf">;
export type Job = Pick<JobView, "id" | "title" | "description" | "asOf" | "profile">;

export async function insertJob(ownerId: OwnerId, tx: Db, job: NewJob): Promise<string> {
  const { requirements: asked, language } = job.profile;
  const [row] = await tx
    .insert(jobs)
    .values({ ...job, ownerId, language })
    .returning({ id: jobs.id });
  const { id: jobId } = row as { id: string };
  if (asked.length > 0) {
    const rows = asked.map(({ id, name, kind, importance, minYears, alternatives, span }, no) => {
      return {
        jobId,
        no,
        ownerId,
        requirementId: id,
        name,
        kind,
        importance,
        minYears,
        alternatives,
        spanStart: span.start,
        spanEnd: span.end,
      };
    });
    await tx.insert(requirements).values(rows);
  }
  return jobId;
}

/** What a match needs of a job. */
export async function findJob(ownerId: OwnerId, db: Db, jobId: string): Promise<Job> {
  const { id, title, description, asOf, profile } = jobs;
  const [row] = await db.select({ id, title, description, asOf, profile }).from(jobs).where(isJob(ownerId, jobId));
  if (row === undefined) throw new AppError("absent");
  return { ...row, profile: JobProfile.parse(row.profile) };
}

export async function findJobView(ownerId: OwnerId, db: Db, jobId: string): Promise<JobView> {
  const [row] = await selectRows(ownerId, db, eq(jobs.id, jobId));
  const [versions, job] = await Promise.all([findVersions(ownerId, db, jobId), findJob(ownerId, db, jobId)]);
  if (row === undefined) throw new AppError("absent");
  const { description, asOf, profile } = job;
  return { ...row, description, asOf, profile, versions };
}

export async function listJobRows(
  ownerId: OwnerId,
  db: Db,
  { after, limit = LIMITS.listPage }: { after?: string | undefined; limit?: number | undefined },
): Promise<{ items: JobRow[]; next: string | null }> {
  const isOlder = sql`(${jobs.createdAt}, ${jobs.id}) < (select created_at, id from jobs where owner_id = ${ownerId} and id = ${after})`;
  const rows = await selectRows(ownerId, db, after === undefined ? undefined : isOlder, limit + 1);
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** The job of exactly these words, for callers that may come twice. Others wait until this transaction ends. */
export async function findSameJob(ownerId: OwnerId, tx: Db, title: string, description: string): Promise<string | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`jobs ${ownerId}`}, 0))`);
  const [row] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.ownerId, ownerId), eq(jobs.title, title), eq(jobs.description, description)))
    .orderBy(asc(jobs.createdAt))
    .limit(1);
  return row?.id ?? null;
}

const isJob = (ownerId: OwnerId, jobId: string) => and(eq(jobs.ownerId, ownerId), eq(jobs.id, jobId));

async function selectRows(ownerId: OwnerId, db: Db, which: SQL | undefined, limit = 1): Promise<JobRow[]> {
  const report = db
    .select({
      score: wordingReports.score,
      findings: sql<number>`jsonb_array_length(${wordingReports.report} -> 'findings')`.as("findings"),
    })
    .from(wordingReports)
    .where(and(eq(wordingReports.ownerId, ownerId), eq(wordingReports.jobId, jobs.id)))
    .orderBy(desc(wordingReports.createdAt))
    .limit(1)
    .as("report");
  const newest = db
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.ownerId, ownerId), eq(analyses.jobId, jobs.id)))
    .orderBy(desc(analyses.requestedAt), desc(analyses.id))
    .limit(1);
  const candidates = db.select({ count: count() }).from(analysisItems).where(sql`${analysisItems.analysisId} = (${newest})`);
  const { rule, spanStart, spanEnd, reason, createdAt } = wordingChoices;
  const choices = db
    .selectDistinctOn([spanStart, spanEnd, rule], { reason })
    .from(wordingChoices)
    .where(and(eq(wordingChoices.ownerId, ownerId), eq(wordingChoices.jobId, jobs.id)))
    .orderBy(spanStart, spanEnd, rule, desc(createdAt))
    .as("choices");
  const kept = db.select({ count: count(choices.reason) }).from(choices);
  const asked = db.select({ count: count() }).from(requirements).where(eq(requirements.jobId, jobs.id));
  // As many as a person confirms one by one: languages, experience and education stand beside the list.
  const beside = sql`jsonb_array_length(${jobs.profile} -> 'languages') + (${jobs.profile} -> 'experience' is not null)::int + (${jobs.profile} -> 'education' is not null)::int`;
  const rows = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      createdAt: jobs.createdAt,
      versionOf: jobs.versionOf,
      requirementCount: sql<number>`(${asked}) + ${beside}`.mapWith(Number),
      findingCount: sql<number>`greatest(0, coalesce(${report.findings}, 0) - (${kept}))`.mapWith(Number),
      wordingScore: sql<number>`coalesce(${report.score}, 100)`.mapWith(Number),
      candidateCount: sql<number>`(${candidates})`.mapWith(Number),
    })
    .from(jobs)
    .leftJoinLateral(report, sql`true`)
    .where(and(eq(jobs.ownerId, ownerId), which))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

const VERSIONS_SHOWN = 1_000;

/** Every job that shares the first one of the chain, oldest first. */
async function findVersions(ownerId: OwnerId, db: Db, jobId: string): Promise<JobView["versions"]> {
  const family = sql`
    with recursive up as (
      select id, version_of from jobs where owner_id = ${ownerId} and id = ${jobId}
      union all select parent.id, parent.version_of from jobs parent join up on parent.owner_id = ${ownerId} and parent.id = up.version_of
    ), down as (
      select id from up where version_of is null
      union all select child.id from jobs child join down on child.owner_id = ${ownerId} and child.version_of = down.id
    ) select id from down`;
  const rows = await selectRows(ownerId, db, sql`${jobs.id} in (${family})`, VERSIONS_SHOWN);
  return rows
    .map(({ id, title, createdAt, wordingScore, candidateCount }) => ({ id, title, createdAt, wordingScore, candidateCount }))
    .reverse();
}
