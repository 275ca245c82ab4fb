import { AppError, type CreditEntry } from "@fairlead/contracts";
import { and, desc, eq, sql } from "drizzle-orm";
import { type Db, type OwnerId, schema } from "../../../db/index.ts";

const { accounts, creditEntries: entries } = schema;
type Entry = Pick<CreditEntry, "day" | "credits" | "reason">;

/** False: the day has its reward already. The database decides, so that of calls at the same moment one wins. */
export async function addCredits(ownerId: OwnerId, db: Db, entry: Entry): Promise<boolean> {
  const added = await db
    .insert(entries)
    .values({ ...entry, ownerId })
    .onConflictDoNothing({ target: [entries.ownerId, entries.day] })
    .returning({ id: entries.id });
  return added.length === 1;
}

export async function countCredits(ownerId: OwnerId, db: Db): Promise<number> {
  const [row] = await db
    .select({ credits: sql<number>`coalesce(sum(${entries.credits}), 0)::int` })
    .from(entries)
    .where(eq(entries.ownerId, ownerId));
  return row?.credits ?? 0;
}

export async function hasCredits(ownerId: OwnerId, db: Db): Promise<boolean> {
  return (await db.select({ id: entries.id }).from(entries).where(eq(entries.ownerId, ownerId)).limit(1)).length > 0;
}

/** Newest first. `after`: the last row seen. */
export function findCredits(ownerId: OwnerId, db: Db, { after, limit }: { after: string | undefined; limit: number }) {
  const last = db
    .select({ day: entries.day })
    .from(entries)
    .where(and(eq(entries.ownerId, ownerId), eq(entries.id, after ?? "")));
  return db
    .select({ id: entries.id, day: entries.day, credits: entries.credits, reason: entries.reason })
    .from(entries)
    .where(and(eq(entries.ownerId, ownerId), after === undefined ? undefined : sql`${entries.day} < (${last})`))
    .orderBy(desc(entries.day))
    .limit(limit);
}

export async function findCreation(ownerId: OwnerId, db: Db): Promise<Date> {
  const [row] = await db.select({ createdAt: accounts.createdAt }).from(accounts).where(eq(accounts.uid, ownerId));
  if (row === undefined) throw new AppError("unauthenticated");
  return row.createdAt;
}
