import type { AnalysisCounts, AnalysisRow } from "@fairlead/contracts";
import type { Db, OwnerId } from "../../db/index.ts";
import { type AnalysisHead, countItems } from "./store.ts";

const NONE: AnalysisCounts = { items: 0, pending: 0, analysed: 0, failed: 0, shortlist: 0, maybe: 0, notNow: 0, meetAllMustHaves: 0 };

/** Analyses with what has become of their candidates. An analysis whose resumes were all deleted has none. */
export async function toAnalysisRows(ownerId: OwnerId, db: Db, heads: readonly AnalysisHead[]): Promise<AnalysisRow[]> {
  const ids = heads.map(({ id }) => id);
  const counts = await countItems(ownerId, db, ids);
  return heads.map(({ id, jobId, jobTitle, requestedAt, engineVersion }) => {
    return { id, jobId, jobTitle, requestedAt: requestedAt.toISOString(), engineVersion, counts: counts.get(id) ?? NONE };
  });
}

export async function toAnalysisRow(ownerId: OwnerId, db: Db, head: AnalysisHead): Promise<AnalysisRow> {
  const [row] = await toAnalysisRows(ownerId, db, [head]);
  return row as AnalysisRow;
}
