import { type AlikeReason, AppError } from "@fairlead/contracts";
import type { Sketch } from "@fairlead/engine/resume";
import { and, asc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Db, type OwnerId, schema } from "../../../db/index.ts";

const { likenesses, resumes, sketches, sketchKeys } = schema;

/** Of a key that very many resumes hold, such as words of a template, so many are looked at: work does not grow with the account. */
const HOLDERS = 20;

export async function insertSketch(ownerId: OwnerId, tx: Db, resumeId: string, sketch: Sketch, keys: readonly string[]): Promise<void> {
  await tx.insert(sketches).values({ ownerId, resumeId, sketch });
  if (keys.length > 0) await tx.insert(sketchKeys).values([...new Set(keys)].map((key) => ({ ownerId, resumeId, key })));
}

/** The owner's other resumes that hold one of these keys, with their sketches. */
export async function findHolders(ownerId: OwnerId, db: Db, resumeId: string, keys: readonly string[]) {
  if (keys.length === 0) return [];
  const asked = sql`(values ${sql.join(
    keys.map((key) => sql`(${key})`),
    sql`, `,
  )}) as asked(key)`;
  const ofKey = db
    .select({ id: sketchKeys.resumeId })
    .from(sketchKeys)
    .where(and(eq(sketchKeys.ownerId, ownerId), eq(sketchKeys.key, sql`asked.key`), ne(sketchKeys.resumeId, resumeId)))
    .orderBy(asc(sketchKeys.resumeId))
    .limit(HOLDERS);
  const holders = sql`(select holder.id from ${asked} cross join lateral (${ofKey}) as holder(id))`;
  return db
    .select({ resumeId: sketches.resumeId, sessionId: resumes.sessionId, state: resumes.state, sketch: sketches.sketch })
    .from(sketches)
    .innerJoin(resumes, and(eq(resumes.ownerId, sketches.ownerId), eq(resumes.id, sketches.resumeId)))
    .where(and(eq(sketches.ownerId, ownerId), sql`${sketches.resumeId} in ${holders}`));
}

type Found = { otherId: string; reasons: AlikeReason[] };
export async function insertLikenesses(ownerId: OwnerId, tx: Db, resumeId: string, found: readonly Found[]): Promise<void> {
  if (found.length > 0) await tx.insert(likenesses).values(found.map((one) => ({ ownerId, resumeId, ...one })));
}

/** Every pair one of these belongs to, without what a person denied; the oldest first. */
export function findPairs(ownerId: OwnerId, db: Db, resumeIds: readonly string[]) {
  const ids = [...resumeIds];
  return db
    .select({ resumeId: likenesses.resumeId, otherId: likenesses.otherId, reasons: likenesses.reasons })
    .from(likenesses)
    .where(
      and(
        eq(likenesses.ownerId, ownerId),
        isNull(likenesses.deniedAt),
        or(inArray(likenesses.resumeId, ids), inArray(likenesses.otherId, ids)),
      ),
    )
    .orderBy(asc(likenesses.createdAt), asc(likenesses.resumeId), asc(likenesses.otherId));
}

/** Every pair of the owner that nobody denied, with the numbers of their labels. */
export function listPairs(ownerId: OwnerId, db: Db) {
  const [one, two] = [alias(resumes, "one"), alias(resumes, "two")];
  return db
    .select({ resumeId: one.id, labelNo: one.labelNo, otherId: two.id, otherNo: two.labelNo })
    .from(likenesses)
    .innerJoin(one, and(eq(one.ownerId, ownerId), eq(one.id, likenesses.resumeId)))
    .innerJoin(two, and(eq(two.ownerId, ownerId), eq(two.id, likenesses.otherId)))
    .where(and(eq(likenesses.ownerId, ownerId), isNull(likenesses.deniedAt)))
    .orderBy(asc(likenesses.createdAt), asc(one.id), asc(two.id));
}

/** Whichever of the two is named first. */
export async function denyPair(ownerId: OwnerId, tx: Db, one: string, two: string, isDenied: boolean): Promise<void> {
  const ids = [one, two];
  const rows = await tx
    .update(likenesses)
    .set({ deniedAt: isDenied ? sql`now()` : null })
    .where(and(eq(likenesses.ownerId, ownerId), inArray(likenesses.resumeId, ids), inArray(likenesses.otherId, ids)))
    .returning({ resumeId: likenesses.resumeId });
  if (rows.length === 0) throw new AppError("absent");
}
