import type { ErrorCode } from "@fairlead/contracts";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { type Db, type OwnerId, schema } from "../../../db/index.ts";
import { isResultOfItem, newestRevisionOf } from "../revisions/store.ts";

const { analyses, analysisItems, documents, profileRevisions, results } = schema;

export type MatchInput = NonNullable<Awaited<ReturnType<typeof findMatchInput>>>;

/** Analyses that wait for this resume. */
export async function listWaitingFor(ownerId: OwnerId, tx: Db, resumeId: string): Promise<string[]> {
  const { analysisId } = analysisItems;
  const isThere = tx
    .select({ one: sql`1` })
    .from(results)
    .where(and(eq(results.analysisId, analysisId), eq(results.resumeId, resumeId)));
  const rows = await tx
    .select({ analysisId })
    .from(analysisItems)
    .where(and(eq(analysisItems.ownerId, ownerId), eq(analysisItems.resumeId, resumeId), sql`not exists (${isThere})`));
  return rows.map((row) => row.analysisId);
}

/** The newest analysis of each job that holds the resume, its item open again. */
export async function reopenItems(ownerId: OwnerId, tx: Db, resumeId: string): Promise<string[]> {
  const newest = tx
    .selectDistinctOn([analyses.jobId], { id: analyses.id })
    .from(analyses)
    .where(eq(analyses.ownerId, ownerId))
    .orderBy(analyses.jobId, desc(analyses.requestedAt), desc(analyses.id));
  const rows = await tx
    .update(analysisItems)
    .set({ failureCode: null })
    .where(and(eq(analysisItems.ownerId, ownerId), eq(analysisItems.resumeId, resumeId), inArray(analysisItems.analysisId, newest)))
    .returning({ analysisId: analysisItems.analysisId });
  return rows.map(({ analysisId }) => analysisId);
}

/** What a match reads; null when the item is gone, done, or its resume is not ready. */
export async function findMatchInput(ownerId: OwnerId, db: Db, analysisId: string, resumeId: string) {
  const [row] = await db
    .select({
      jobId: analyses.jobId,
      document: documents.document,
      revisionId: profileRevisions.id,
      revision: profileRevisions.revision,
      asOf: profileRevisions.asOf,
      profile: profileRevisions.profile,
      counterfactuals: profileRevisions.counterfactuals,
    })
    .from(analysisItems)
    .innerJoin(analyses, and(eq(analyses.ownerId, ownerId), eq(analyses.id, analysisItems.analysisId)))
    .innerJoin(documents, and(eq(documents.ownerId, ownerId), eq(documents.resumeId, analysisItems.resumeId)))
    .innerJoin(
      profileRevisions,
      and(eq(profileRevisions.ownerId, ownerId), eq(profileRevisions.id, newestRevisionOf(ownerId, analysisItems.resumeId))),
    )
    .leftJoin(results, isResultOfItem(ownerId))
    .where(and(isItem(ownerId, analysisId, resumeId), sql`${results.resumeId} is null`));
  return row ?? null;
}

/** False when the item is gone by now or has its result already. */
export async function insertResult(ownerId: OwnerId, tx: Db, result: Omit<typeof results.$inferInsert, "ownerId">): Promise<boolean> {
  const [item] = await tx
    .select({ resumeId: analysisItems.resumeId })
    .from(analysisItems)
    .where(isItem(ownerId, result.analysisId, result.resumeId))
    .for("share");
  if (item === undefined) return false;
  const inserted = await tx
    .insert(results)
    .values({ ...result, ownerId })
    .onConflictDoNothing()
    .returning({ resumeId: results.resumeId });
  return inserted.length > 0;
}

/** The job of the analysis; null when the item is gone. */
export async function failItem(ownerId: OwnerId, tx: Db, analysisId: string, resumeId: string, code: ErrorCode): Promise<string | null> {
  const failed = await tx
    .update(analysisItems)
    .set({ failureCode: code })
    .where(isItem(ownerId, analysisId, resumeId))
    .returning({ resumeId: analysisItems.resumeId });
  if (failed.length === 0) return null;
  const [row] = await tx
    .select({ jobId: analyses.jobId })
    .from(analyses)
    .where(and(eq(analyses.ownerId, ownerId), eq(analyses.id, analysisId)));
  return row?.jobId ?? null;
}

const isItem = (ownerId: OwnerId, analysisId: string, resumeId: string) =>
  and(eq(analysisItems.ownerId, ownerId), eq(analysisItems.analysisId, analysisId), eq(analysisItems.resumeId, resumeId));
