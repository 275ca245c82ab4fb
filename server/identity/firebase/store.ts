import { DEFAULT_SETTINGS } from "@fairlead/contracts";
import { and, desc, eq, isNull, lt, ne, sql } from "drizzle-orm";
import { type Db, schema, toOwnerId } from "../../db/index.ts";
import type { FirebasePerson } from "./firebase-token.ts";

const { accounts, firebaseSignIns: signIns, firebaseCutoffs: cutoffs } = schema;
type SignInKey = { uid: string; signedInAt: Date };

export type KnownSignIn = {
  account: { displayName: string | null } | null;
  signIn: { lastSeenAt: Date; endedAt: Date | null } | null;
  cutoff: { tokensValidAfter: Date; kept: Date | null } | null;
};

/** All that decides whether a sign-in still counts, in one question. */
export async function findSignIn(db: Db, { uid, signedInAt }: SignInKey): Promise<KnownSignIn> {
  const [row] = await db
    .select({
      account: { uid: accounts.uid, displayName: accounts.displayName },
      signIn: { uid: signIns.uid, lastSeenAt: signIns.lastSeenAt, endedAt: signIns.endedAt },
      cutoff: { uid: cutoffs.uid, tokensValidAfter: cutoffs.tokensValidAfter, kept: cutoffs.kept },
    })
    .from(sql`(select 1) as one`)
    .leftJoin(accounts, eq(accounts.uid, toOwnerId(uid)))
    .leftJoin(signIns, and(eq(signIns.uid, uid), eq(signIns.signedInAt, signedInAt)))
    .leftJoin(cutoffs, eq(cutoffs.uid, uid));
  return row ?? { account: null, signIn: null, cutoff: null };
}

/** The row that everything else of this person hangs on. A name that came later than the account is filled in. */
export async function ensureAccount(db: Db, { uid, provider, email, displayName, photoURL }: FirebasePerson, now: Date): Promise<void> {
  await db
    .insert(accounts)
    .values({ uid: toOwnerId(uid), provider, email, displayName, photoUrl: photoURL, createdAt: now, settings: DEFAULT_SETTINGS })
    .onConflictDoUpdate({
      target: accounts.uid,
      set: {
        email: sql`excluded.email`,
        displayName: sql`coalesce(${accounts.displayName}, excluded.display_name)`,
        photoUrl: sql`coalesce(excluded.photo_url, ${accounts.photoUrl})`,
      },
    });
}

export async function noteSignIn(db: Db, { uid, signedInAt }: SignInKey, now: Date): Promise<void> {
  await db
    .insert(signIns)
    .values({ uid, signedInAt, lastSeenAt: now })
    .onConflictDoUpdate({ target: [signIns.uid, signIns.signedInAt], set: { lastSeenAt: now } });
}

export async function listSignIns(db: Db, uid: string) {
  return db
    .select()
    .from(signIns)
    .where(and(eq(signIns.uid, uid), isNull(signIns.endedAt)))
    .orderBy(desc(signIns.lastSeenAt));
}

/** Returns how many ended. */
export async function endSignIn(db: Db, { uid, signedInAt }: SignInKey, now: Date): Promise<number> {
  const ended = await db
    .update(signIns)
    .set({ endedAt: now })
    .where(and(eq(signIns.uid, uid), eq(signIns.signedInAt, signedInAt), isNull(signIns.endedAt)))
    .returning({ uid: signIns.uid });
  return ended.length;
}

/** Ends what is known, and by `tokensValidAfter` what never called here; `kept` goes on. Returns how many of the known ones ended. */
export async function endSignIns(db: Db, uid: string, tokensValidAfter: Date, kept: Date | null): Promise<number> {
  return db.transaction(async (tx) => {
    const values = { tokensValidAfter, kept };
    await tx
      .insert(cutoffs)
      .values({ uid, ...values })
      .onConflictDoUpdate({ target: cutoffs.uid, set: values });
    const ended = await tx
      .update(signIns)
      .set({ endedAt: tokensValidAfter })
      .where(and(eq(signIns.uid, uid), isNull(signIns.endedAt), kept === null ? undefined : ne(signIns.signedInAt, kept)))
      .returning({ uid: signIns.uid });
    return ended.length;
  });
}

export async function changeName(db: Db, uid: string, displayName: string | null): Promise<void> {
  await db
    .update(accounts)
    .set({ displayName })
    .where(eq(accounts.uid, toOwnerId(uid)));
}

/** What began before `oldest` is refused by its age alone. */
export async function removeOld(db: Db, oldest: Date): Promise<void> {
  await db.delete(signIns).where(lt(signIns.signedInAt, oldest));
  await db.delete(cutoffs).where(lt(cutoffs.tokensValidAfter, oldest));
}
