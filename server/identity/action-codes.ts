import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import { type Db, schema } from "../db/index.ts";
import { AuthError } from "./auth-error.ts";

/** What a link in a mail may do, and how long it lives. */
const LIVES_MS = { resetPassword: 30 * 60_000, verifyEmail: 3 * 86_400_000 };
/** A link that ran out is told from one that never was, for as long as people still have the mail open. */
const KEPT_MS = 86_400_000;
const CODE = /^[\w-]{43}$/;

export type ActionMode = keyof typeof LIVES_MS;
/** Whom a code was sent to; it is void once they have another address. */
export type Addressee = { uid: string; email: string };

const { identityVerifications: codes, identityUsers: users } = schema;
/** Only the hash is kept: whoever reads the database cannot act for anybody. */
const toIdentifier = (mode: ActionMode, code: string) => createHash("sha256").update(`${mode}:${code}`).digest("base64url");

/** `null`: the person is gone. The row of the person is held meanwhile, so that nobody is deleted without the code. */
export async function makeCode(db: Db, mode: ActionMode, { uid, email }: Addressee, now: Date): Promise<string | null> {
  const code = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + LIVES_MS[mode]);
  const value = JSON.stringify({ uid, email });
  return db.transaction(async (tx) => {
    const held = await tx.select({ id: users.id }).from(users).where(eq(users.id, uid)).for("key share");
    if (held.length === 0) return null;
    await tx.insert(codes).values({ id: randomUUID(), identifier: toIdentifier(mode, code), value, expiresAt });
    return code;
  });
}

/** Whose code it is, without using it up. */
export async function findAddressee(db: Db, mode: ActionMode, code: string, now: Date): Promise<Addressee> {
  const rows = CODE.test(code)
    ? await db
        .select()
        .from(codes)
        .where(eq(codes.identifier, toIdentifier(mode, code)))
    : [];
  const [row] = rows;
  if (row === undefined)
    throw new AuthError("invalid-action-code", {
      reason: "This link was used already or is not complete. Ask for a new one, unless it has done its work.",
    });
  if (row.expiresAt <= now) throw new AuthError("expired-action-code", { reason: "This link has run out. Ask for a new one." });
  return JSON.parse(row.value) as Addressee;
}

/** Uses a code up; of two calls at the same moment one gets false. */
export async function useCode(tx: Db, mode: ActionMode, code: string, now: Date): Promise<boolean> {
  const used = await tx
    .delete(codes)
    .where(and(eq(codes.identifier, toIdentifier(mode, code)), gt(codes.expiresAt, now)))
    .returning({ id: codes.id });
  return used.length === 1;
}

export async function removeOldCodes(db: Db, now: Date): Promise<void> {
  await db.delete(codes).where(lt(codes.expiresAt, new Date(now.getTime() - KEPT_MS)));
}
