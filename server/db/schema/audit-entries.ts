import { bigserial, index, pgTable, text } from "drizzle-orm/pg-core";
import { moment, owner } from "./columns.ts";

/** Who did what to which row: ids and codes, no personal data. `hash` covers the row and `previousHash`, so a lost row shows. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    ownerId: owner(),
    action: text().notNull(),
    objectId: text("object_id").notNull(),
    requestId: text("request_id").notNull(),
    previousHash: text("previous_hash"),
    hash: text().notNull(),
    createdAt: moment("created_at"),
  },
  (t) => [index("audit_entries_owner").on(t.ownerId, t.id), index("audit_entries_by_object").on(t.ownerId, t.objectId)],
);
