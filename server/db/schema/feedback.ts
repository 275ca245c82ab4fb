import { Feedback } from "@fairlead/contracts";
import { check, index, integer, jsonb, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import type { OwnerId } from "../owner.ts";
import { moment, oneOf, randomId } from "./columns.ts";

/** What people told the makers. `owner_id` is null for a visitor who was not signed in; `reference` is what they can quote. */
export const feedback = pgTable(
  "feedback",
  {
    id: randomId(),
    reference: serial().notNull(),
    ownerId: text("owner_id").$type<OwnerId>(),
    kind: text().$type<Feedback["kind"]>().notNull(),
    message: text().notNull(),
    email: text(),
    rating: integer(),
    technical: jsonb().$type<NonNullable<Feedback["technical"]>>(),
    createdAt: moment("created_at"),
  },
  (t) => [
    unique("feedback_reference").on(t.reference),
    index("feedback_owner").on(t.ownerId, t.createdAt),
    check("feedback_kind", oneOf(t.kind, Feedback.shape.kind.options)),
  ],
);
