import type { LiveEvent } from "@fairlead/contracts";
import { bigserial, index, jsonb, pgTable } from "drizzle-orm/pg-core";
import { moment, owner } from "./columns.ts";

/** What the event stream of an owner tells, in the order it happened. */
export const progressEvents = pgTable(
  "progress_events",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    ownerId: owner(),
    event: jsonb().$type<LiveEvent>().notNull(),
    createdAt: moment("created_at"),
  },
  (t) => [index("progress_events_owner").on(t.ownerId, t.id), index("progress_events_age").on(t.createdAt)],
);
