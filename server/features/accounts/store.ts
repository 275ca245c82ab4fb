import { type Account, AppError, DEFAULT_SETTINGS, Settings } from "@fairlead/contracts";
import { eq, sql } from "drizzle-orm";
import { type Db, type OwnerId, schema } from "../../db/index.ts";

const { accounts } = schema;
type Row = typeof accounts.$inferSelect;

export async function findAccount(ownerId: OwnerId, db: Db): Promise<Account> {
  const [row] = await db.select().from(accounts).where(eq(accounts.uid, ownerId));
  return toAccount(row);
}

/** Merges in the database, so that two changes at once both hold. */
export async function changeSettings(
  ownerId: OwnerId,
  db: Db,
  change: { [K in keyof Settings]?: Settings[K] | undefined },
): Promise<Account> {
  const [row] = await db
    .update(accounts)
    .set({ settings: sql`${accounts.settings} || ${JSON.stringify(change)}::jsonb` })
    .where(eq(accounts.uid, ownerId))
    .returning();
  return toAccount(row);
}

/** One change of these settings at a time, until the end of the transaction. */
export async function lockSettings(ownerId: OwnerId, tx: Db): Promise<void> {
  await tx.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, ownerId)).for("update");
}

/** Whether answers to this owner carry labels instead of names. Unknown counts as yes. */
export async function isBlind(ownerId: OwnerId, db: Db): Promise<boolean> {
  const [row] = await db.select({ settings: accounts.settings }).from(accounts).where(eq(accounts.uid, ownerId));
  return row?.settings.blindReview !== false;
}

function toAccount(row: Row | undefined): Account {
  if (row === undefined) throw new AppError("unauthenticated");
  const { uid, email, displayName, photoUrl, provider, createdAt, settings } = row;
  const metadata = { creationTime: createdAt.toISOString() };
  return {
    uid,
    email,
    displayName,
    photoURL: photoUrl,
    provider,
    metadata,
    settings: Settings.parse({ ...DEFAULT_SETTINGS, ...settings }),
  };
}
