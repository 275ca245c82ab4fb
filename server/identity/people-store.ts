import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { type Db, schema, toOwnerId } from "../db/index.ts";

const { identitySessions: sessions, identityUsers: users, identityCredentials: credentials, accounts } = schema;
const PASSWORD = "credential";

export async function listSessions(db: Db, uid: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, uid), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt));
}

export async function endSession(db: Db, uid: string, sessionId: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, uid), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** All sessions of a person, but for the one that is kept; returns how many. */
export async function endSessions(db: Db, uid: string, kept: string | null): Promise<number> {
  const isTheirs = eq(sessions.userId, uid);
  const ended = await db
    .delete(sessions)
    .where(kept === null ? isTheirs : and(isTheirs, ne(sessions.id, kept)))
    .returning({ id: sessions.id });
  return ended.length;
}

export type UserRow = { uid: string; email: string; emailVerified: boolean; name: string; password: string | null };

/** `password` is the hash; null for a person who only comes through another provider. */
export async function findUser(db: Db, uid: string): Promise<UserRow | null> {
  return findOne(db, eq(users.id, uid));
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  return findOne(db, eq(users.email, email));
}

async function findOne(db: Db, isMeant: ReturnType<typeof eq>): Promise<UserRow | null> {
  const [row] = await db
    .select({ uid: users.id, email: users.email, emailVerified: users.emailVerified, name: users.name, password: credentials.password })
    .from(users)
    .leftJoin(credentials, and(eq(credentials.userId, users.id), eq(credentials.providerId, PASSWORD)))
    .where(isMeant)
    .limit(1);
  return row ?? null;
}

/** A new password ends the sessions that the old one opened: nobody needs to ask when it was changed. */
export async function changePassword(db: Db, uid: string, hashed: string, kept: string | null): Promise<void> {
  await db.transaction(async (tx) => {
    const now = new Date();
    const changed = await tx
      .update(credentials)
      .set({ password: hashed, updatedAt: now })
      .where(and(eq(credentials.userId, uid), eq(credentials.providerId, PASSWORD)))
      .returning({ id: credentials.id });
    if (changed.length === 0)
      await tx.insert(credentials).values({ id: crypto.randomUUID(), userId: uid, accountId: uid, providerId: PASSWORD, password: hashed });
    await endSessions(tx, uid, kept);
  });
}

/** They answered a mail to this address. */
export async function markVerified(tx: Db, uid: string): Promise<void> {
  await tx.update(users).set({ emailVerified: true, updatedAt: new Date() }).where(eq(users.id, uid));
}

/** False when the address belongs to somebody else. */
export async function changeEmail(db: Db, uid: string, email: string): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      await tx.update(users).set({ email, emailVerified: false, updatedAt: new Date() }).where(eq(users.id, uid));
      await tx
        .update(accounts)
        .set({ email })
        .where(eq(accounts.uid, toOwnerId(uid)));
    });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === "23505" || (cause !== undefined && isTaken(cause));
}

export async function changeName(db: Db, uid: string, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(users).set({ name, updatedAt: new Date() }).where(eq(users.id, uid));
    await tx
      .update(accounts)
      .set({ displayName: name === "" ? null : name })
      .where(eq(accounts.uid, toOwnerId(uid)));
  });
}

/** Sessions and credentials go with the person; links that are still out name nobody by a key, and none is made once the person is locked. */
export async function deleteUser(tx: Db, uid: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, uid));
  await tx.delete(schema.identityVerifications).where(sql`strpos(${schema.identityVerifications.value}, ${uid}) > 0`);
}
