import { type CreditEntry, CreditReason } from "@fairlead/contracts";
import { check, date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { moment, oneOf, owner, randomId } from "./columns.ts";

/** What an account was given; at most one row for a UTC day, however often a sign-in is told. */
export const creditEntries = pgTable(
  "credit_entries",
  {
    id: randomId(),
    ownerId: owner(),
    day: date().notNull(),
    credits: integer().notNull(),
    reason: text().$type<CreditEntry["reason"]>().notNull(),
    createdAt: moment("created_at"),
  },
  (t) => [
    unique("credit_entries_once_a_day").on(t.ownerId, t.day),
    index("credit_entries_newest").on(t.ownerId, t.createdAt),
    check("credit_entries_reason", oneOf(t.reason, CreditReason.options)),
  ],
);
