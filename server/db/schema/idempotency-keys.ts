import { check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, oneOf, owner } from "./columns.ts";

const STATES = ["running", "done"] as const;

/** The answer to a request that may be sent again; `status` and `body` are null while it runs. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    ownerId: owner(),
    operation: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    state: text().$type<(typeof STATES)[number]>().notNull(),
    status: integer(),
    body: jsonb().$type<unknown>(),
    createdAt: moment("created_at"),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.operation, t.key] }),
    index("idempotency_keys_age").on(t.createdAt),
    check("idempotency_keys_state", oneOf(t.state, STATES)),
  ],
);
