import { AppError, type Correction, type CorrectionStep } from "@fairlead/contracts";
import type { Corrected } from "@fairlead/engine/report";
import { and, asc, desc, eq } from "drizzle-orm";
import { type Db, type OwnerId, schema } from "../../../db/index.ts";
import { toStorable } from "../reading/to-storable.ts";

const { corrections, documents, profileRevisions, resumes } = schema;

/** A resume's reading by the engine, and the number of the revision that counts. */
export type Base = NonNullable<Awaited<ReturnType<typeof findBase>>>;
export type Step = CorrectionStep & { revisionId: string };

/** Null: the resume is there, but not read yet. */
export async function findBase(ownerId: OwnerId, db: Db, resumeId: string) {
  await checkThere(ownerId, db, resumeId);
  const [document] = await db
    .select({ document: documents.document, personal: documents.personal })
    .from(documents)
    .where(and(eq(documents.ownerId, ownerId), eq(documents.resumeId, resumeId)));
  const [first] = await db
    .select({
      profile: profileRevisions.profile,
      asOf: profileRevisions.asOf,
      engineVersion: profileRevisions.engineVersion,
      taxonomyVersion: profileRevisions.taxonomyVersion,
    })
    .from(profileRevisions)
    .where(isOfResume(ownerId, resumeId))
    .orderBy(asc(profileRevisions.revision))
    .limit(1);
  return document === undefined || first === undefined ? null : { ...document, ...first };
}

async function checkThere(ownerId: OwnerId, db: Db, resumeId: string): Promise<void> {
  const rows = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.ownerId, ownerId), eq(resumes.id, resumeId)));
  if (rows.length === 0) throw new AppError("absent");
}

/** Everything a person did to the profile, newest first. */
export async function listSteps(ownerId: OwnerId, db: Db, resumeId: string): Promise<Step[]> {
  const rows = await db
    .select({ ...STEP, revision: profileRevisions.revision })
    .from(corrections)
    .innerJoin(profileRevisions, and(eq(profileRevisions.ownerId, ownerId), eq(profileRevisions.id, corrections.revisionId)))
    .where(and(eq(corrections.ownerId, ownerId), eq(corrections.resumeId, resumeId)))
    .orderBy(desc(profileRevisions.revision), asc(corrections.path));
  return rows.map(({ at, undone, ...row }) => ({ ...row, isUndone: undone, at: at.toISOString() }));
}

const STEP = {
  id: corrections.id,
  revisionId: corrections.revisionId,
  path: corrections.path,
  value: corrections.value,
  previous: corrections.previous,
  undone: corrections.undone,
  at: corrections.createdAt,
};

export async function findNewestRevision(ownerId: OwnerId, db: Db, resumeId: string): Promise<number> {
  const [newest] = await db
    .select({ revision: profileRevisions.revision })
    .from(profileRevisions)
    .where(isOfResume(ownerId, resumeId))
    .orderBy(desc(profileRevisions.revision))
    .limit(1);
  return newest?.revision ?? 0;
}

type NewRevision = {
  base: Base;
  /** The revision that these corrections were made from. */
  from: number;
  corrected: Corrected;
  isEngines: boolean;
  changes: (Correction & { previous: string | null; undone: boolean })[];
};

/** False, and nothing written, when the resume was corrected by somebody else meanwhile. */
export async function saveRevision(ownerId: OwnerId, tx: Db, resumeId: string, change: NewRevision): Promise<boolean> {
  const { base, from, isEngines, changes } = change;
  const locked = await tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.ownerId, ownerId), eq(resumes.id, resumeId)))
    .for("update");
  if (locked.length === 0) throw new AppError("absent");
  if ((await findNewestRevision(ownerId, tx, resumeId)) !== from) return false;
  const { profile, counterfactuals, personal } = toStorable(change.corrected);
  const { asOf, engineVersion, taxonomyVersion } = base;
  const origin = isEngines ? "engine" : "human";
  const [row] = await tx
    .insert(profileRevisions)
    .values({ ownerId, resumeId, revision: from + 1, origin, asOf, profile, counterfactuals, engineVersion, taxonomyVersion })
    .returning({ id: profileRevisions.id });
  const revisionId = row?.id ?? "";
  await tx.insert(corrections).values(changes.map((correction) => ({ ownerId, resumeId, revisionId, ...correction })));
  await tx
    .update(documents)
    .set({ personal })
    .where(and(eq(documents.ownerId, ownerId), eq(documents.resumeId, resumeId)));
  return true;
}

const isOfResume = (ownerId: OwnerId, resumeId: string) =>
  and(eq(profileRevisions.ownerId, ownerId), eq(profileRevisions.resumeId, resumeId));
