import { AppError, type ArrangedQuestion, type InterviewKit, type Scorecard } from "@fairlead/contracts";
import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { type Db, type OwnerId, schema } from "../../db/index.ts";

const { kitEdits, kitProbes, kits, scorecards } = schema;

/** What a kit consists of as it is stored: nothing of it changes once it was shown. */
export type StoredKit = Pick<typeof kits.$inferSelect, "id" | "jobId" | "minutes" | "core" | "engineVersion"> &
  Pick<typeof kitProbes.$inferSelect, "probes" | "coverage" | "notAsked">;
type Pair = { kitId: string; resumeId: string };
type Minutes = InterviewKit["minutes"];
export type Edits = { everybody: ArrangedQuestion[] | null; candidate: ArrangedQuestion[] | null };

/** The core of the job's kit; null until one was written. */
export async function findCore(ownerId: OwnerId, db: Db, jobId: string, minutes: Minutes): Promise<Pick<StoredKit, "id" | "core"> | null> {
  const [row] = await db
    .select({ id: kits.id, core: kits.core })
    .from(kits)
    .where(and(eq(kits.ownerId, ownerId), eq(kits.jobId, jobId), eq(kits.minutes, minutes)));
  return row ?? null;
}

/** Locks the core of the job at its first use; who comes second gets the first one's. */
export async function lockCore(
  ownerId: OwnerId,
  tx: Db,
  kit: Omit<typeof kits.$inferInsert, "ownerId">,
): Promise<Pick<StoredKit, "id" | "core">> {
  await tx
    .insert(kits)
    .values({ ...kit, ownerId })
    .onConflictDoNothing();
  const core = await findCore(ownerId, tx, kit.jobId, kit.minutes);
  if (core === null) throw new AppError("absent");
  return core;
}

export async function insertProbes(ownerId: OwnerId, tx: Db, probes: Omit<typeof kitProbes.$inferInsert, "ownerId">): Promise<void> {
  await tx
    .insert(kitProbes)
    .values({ ...probes, ownerId })
    .onConflictDoNothing();
}

/** The kit of one candidate; null until it was opened once. */
export async function findKit(ownerId: OwnerId, db: Db, jobId: string, minutes: Minutes, resumeId: string): Promise<StoredKit | null> {
  const [row] = await selectKits(db).where(
    and(eq(kits.ownerId, ownerId), eq(kits.jobId, jobId), eq(kits.minutes, minutes), eq(kitProbes.resumeId, resumeId)),
  );
  return row ?? null;
}

export async function findKitById(ownerId: OwnerId, db: Db, { kitId, resumeId }: Pair): Promise<StoredKit> {
  const [row] = await selectKits(db).where(and(eq(kits.ownerId, ownerId), eq(kits.id, kitId), eq(kitProbes.resumeId, resumeId)));
  if (row === undefined) throw new AppError("absent");
  return row;
}

/** What persons made of the two parts of a kit; null for a part that is as it was written. */
export async function findEdits(ownerId: OwnerId, db: Db, { kitId, resumeId }: Pair): Promise<Edits> {
  const rows = await db
    .select({ resumeId: kitEdits.resumeId, questions: kitEdits.questions })
    .from(kitEdits)
    .where(and(eq(kitEdits.ownerId, ownerId), eq(kitEdits.kitId, kitId), or(isNull(kitEdits.resumeId), eq(kitEdits.resumeId, resumeId))));
  const of = (part: string | null) => rows.find((row) => row.resumeId === part)?.questions ?? null;
  return { everybody: of(null), candidate: of(resumeId) };
}

/** `resumeId`: null for the core, which every candidate of the job gets. */
export async function saveEdits(
  ownerId: OwnerId,
  db: Db,
  { kitId, resumeId, questions }: { kitId: string; resumeId: string | null; questions: ArrangedQuestion[] },
): Promise<void> {
  await db
    .insert(kitEdits)
    .values({ ownerId, kitId, resumeId, questions })
    .onConflictDoUpdate({
      target: [kitEdits.kitId, kitEdits.resumeId],
      set: { questions, savedAt: sql`now()` },
      setWhere: eq(kitEdits.ownerId, ownerId),
    });
}

/** Replaces the card of this interviewer. */
export async function saveCard(ownerId: OwnerId, db: Db, pair: Pair, { interviewer, answers, recommendation }: Scorecard): Promise<void> {
  await db
    .insert(scorecards)
    .values({ ...pair, ownerId, interviewer, answers, recommendation })
    .onConflictDoUpdate({
      target: [scorecards.kitId, scorecards.resumeId, scorecards.interviewer],
      set: { answers, recommendation, savedAt: sql`now()` },
      setWhere: eq(scorecards.ownerId, ownerId),
    });
}

export function listCards(ownerId: OwnerId, db: Db, { kitId, resumeId }: Pair): Promise<Scorecard[]> {
  const { interviewer, answers, recommendation } = scorecards;
  return db
    .select({ interviewer, answers, recommendation })
    .from(scorecards)
    .where(and(eq(scorecards.ownerId, ownerId), eq(scorecards.kitId, kitId), eq(scorecards.resumeId, resumeId)))
    .orderBy(asc(interviewer));
}

function selectKits(db: Db) {
  const { probes, coverage, notAsked } = kitProbes;
  return db
    .select({
      id: kits.id,
      jobId: kits.jobId,
      minutes: kits.minutes,
      core: kits.core,
      engineVersion: kits.engineVersion,
      probes,
      coverage,
      notAsked,
    })
    .from(kits)
    .innerJoin(kitProbes, and(eq(kitProbes.ownerId, kits.ownerId), eq(kitProbes.kitId, kits.id)));
}
