import type { AlikeReason } from "@fairlead/contracts";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { moment, owner } from "./columns.ts";
import { resumes } from "./resumes.ts";

/** Two resumes that look like one person's; `otherId` was read first. `deniedAt`: a person said that they are not the same. */
export const likenesses = pgTable(
  "likenesses",
  {
    resumeId: uuid("resume_id").notNull(),
    otherId: uuid("other_id").notNull(),
    ownerId: owner(),
    reasons: jsonb().$type<AlikeReason[]>().notNull(),
    createdAt: moment("created_at"),
    deniedAt: timestamp("denied_at", { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.resumeId, t.otherId] }),
    foreignKey({ name: "likenesses_resume_fk", columns: [t.ownerId, t.resumeId], foreignColumns: [resumes.ownerId, resumes.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ name: "likenesses_other_fk", columns: [t.ownerId, t.otherId], foreignColumns: [resumes.ownerId, resumes.id] }).onDelete(
      "cascade",
    ),
    index("likenesses_by_resume").on(t.ownerId, t.resumeId),
    index("likenesses_by_other").on(t.ownerId, t.otherId),
    check("likenesses_two", sql`${t.resumeId} <> ${t.otherId}`),
  ],
);
