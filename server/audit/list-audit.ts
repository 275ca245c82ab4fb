import { and, desc, eq, lt } from "drizzle-orm";
import { type Db, type OwnerId, schema } from "../db/index.ts";

const { auditEntries: entries } = schema;

/** What an owner did, newest first. `after`: the last row seen. */
export function listAudit(ownerId: OwnerId, db: Db, { after, limit }: { after: number | undefined; limit: number }) {
  return db
    .select({ id: entries.id, action: entries.action, objectId: entries.objectId, createdAt: entries.createdAt })
    .from(entries)
    .where(and(eq(entries.ownerId, ownerId), after === undefined ? undefined : lt(entries.id, after)))
    .orderBy(desc(entries.id))
    .limit(limit);
}
