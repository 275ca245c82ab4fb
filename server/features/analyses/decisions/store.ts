import { AppError, type Decision } from "@fairlead/contracts";
import { and, desc, eq, sql } from "drizzle-orm";
import { type Db, type OwnerId, schema } from "../../../db/index.ts";

const { decisions } = schema;
type Row = Pick<typeof decisions.$inferSelect, "decision" | "requirementId" | "reason" | "decidedAt">;
export type NewDecision = Omit<typeof decisions.$inferInsert, "id" | "ownerId" | "decidedAt">;

/** A decision is never changed: the newest counts, so no two of a candidate may be of the same moment. */
export async function insertDecision(ownerId: OwnerId, tx: Db, decision: NewDecision): Promise<Decision & { id: string }> {
  const earlier = sql`select max(decided_at) from decisions where ${isPair(ownerId, decision)}`;
  const [row] = await tx
    .insert(decisions)
    .values({ ...decision, ownerId, decidedAt: sql`greatest(clock_timestamp(), (${earlier}) + interval '1 microsecond')` })
    .returning();
  if (row === undefined) throw new AppError("SYSTEM_ERROR");
  return { id: row.id, ...toDecision(row) };
}

/** Newest first. */
export async function listDecisions(ownerId: OwnerId, db: Db, pair: { jobId: string; resumeId: string }): Promise<Decision[]> {
  const rows = await db.select().from(decisions).where(isPair(ownerId, pair)).orderBy(desc(decisions.decidedAt));
  return rows.map(toDecision);
}

/** The decision that counts for each candidate of each job, or of one. */
export function selectNewestDecisions(ownerId: OwnerId, db: Db, jobId?: string) {
  return db.$with("decided").as(
    db
      .selectDistinctOn([decisions.jobId, decisions.resumeId])
      .from(decisions)
      .where(and(eq(decisions.ownerId, ownerId), jobId === undefined ? undefined : eq(decisions.jobId, jobId)))
      .orderBy(decisions.jobId, decisions.resumeId, desc(decisions.decidedAt)),
  );
}

export function toDecision({ decision, requirementId, reason, decidedAt }: Row): Decision {
  return { decision, requirementId, reason, decidedAt: decidedAt.toISOString() };
}

function isPair(ownerId: OwnerId, { jobId, resumeId }: { jobId: string; resumeId: string }) {
  return and(eq(decisions.ownerId, ownerId), eq(decisions.jobId, jobId), eq(decisions.resumeId, resumeId));
}
