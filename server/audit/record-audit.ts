import { createHash } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import { type Db, type OwnerId, schema } from "../db/index.ts";
import type { AuditAction } from "./audit-text.ts";

/** What was done to what: a code and an id, never a name or a text. */
export type AuditEvent = { action: AuditAction; objectId: string; requestId: string };
type Link = { ownerId: string; action: string; objectId: string; requestId: string; createdAt: Date; previousHash: string | null };

/**
 * Appends to the owner's chain of the UTC day, in the transaction of the deed itself. Days stand alone, so that old ones can be
 * dropped and the rest still proves itself.
 */
export async function recordAudit(ownerId: OwnerId, tx: Db, event: AuditEvent): Promise<void> {
  const entries = schema.auditEntries;
  await lockChain(ownerId, tx);
  const createdAt = new Date();
  const [last] = await tx
    .select({ hash: entries.hash, createdAt: entries.createdAt })
    .from(entries)
    .where(eq(entries.ownerId, ownerId))
    .orderBy(desc(entries.id))
    .limit(1);
  const previousHash = last && toDay(last.createdAt) === toDay(createdAt) ? last.hash : null;
  const link = { ...event, ownerId, createdAt, previousHash };
  await tx.insert(entries).values({ ...link, hash: toHash(link) });
}

/** Appends unless the same was done to the same object before. */
export async function recordAuditOnce(ownerId: OwnerId, tx: Db, event: AuditEvent): Promise<void> {
  await lockChain(ownerId, tx);
  if (!(await wasDone(ownerId, tx, event))) await recordAudit(ownerId, tx, event);
}

export async function wasDone(ownerId: OwnerId, db: Db, { action, objectId }: Pick<AuditEvent, "action" | "objectId">): Promise<boolean> {
  const { auditEntries: entries } = schema;
  const isSame = and(eq(entries.ownerId, ownerId), eq(entries.objectId, objectId), eq(entries.action, action));
  return (await db.select({ id: entries.id }).from(entries).where(isSame).limit(1)).length > 0;
}

/** Two deeds at once would both follow the same row; the lock ends with the transaction. */
async function lockChain(ownerId: OwnerId, tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${ownerId}`}, 0))`);
}

/** Id of the first entry that was changed, or whose forerunner was taken away or moved; null when the chain is whole. */
export async function findBrokenLink(ownerId: OwnerId, db: Db): Promise<number | null> {
  const entries = schema.auditEntries;
  const rows = await db
    .select()
    .from(entries)
    .where(and(eq(entries.ownerId, ownerId)))
    .orderBy(entries.id);
  let last: (typeof rows)[number] | undefined;
  for (const row of rows) {
    const expected = last && toDay(last.createdAt) === toDay(row.createdAt) ? last.hash : null;
    if (row.previousHash !== expected || row.hash !== toHash(row)) return row.id;
    last = row;
  }
  return null;
}

const toDay = (moment: Date) => moment.toISOString().slice(0, 10);

function toHash({ ownerId, action, objectId, requestId, createdAt, previousHash }: Link): string {
  const parts = [previousHash, ownerId, action, objectId, requestId, createdAt.toISOString()];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
