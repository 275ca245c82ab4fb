import { foreignKey, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, owner, randomId } from "./columns.ts";
import { profileRevisions } from "./profile-revisions.ts";
import { resumes } from "./resumes.ts";

/** One field of a profile that a person put right: `path` is a JSON pointer into the profile, `revisionId` the revision it made. */
export const corrections = pgTable(
  "corrections",
  {
    id: randomId(),
    ownerId: owner(),
    resumeId: uuid("resume_id").notNull(),
    revisionId: uuid("revision_id").notNull(),
    path: text().notNull(),
    value: jsonb().$type<unknown>(),
    previous: jsonb().$type<unknown>(),
    createdAt: moment("created_at"),
  },
  (t) => [
    foreignKey({ name: "corrections_resume_fk", columns: [t.ownerId, t.resumeId], foreignColumns: [resumes.ownerId, resumes.id] }).onDelete(
      "cascade",
    ),
    foreignKey({
      name: "corrections_revision_fk",
      columns: [t.ownerId, t.revisionId],
      foreignColumns: [profileRevisions.ownerId, profileRevisions.id],
    }).onDelete("cascade"),
    index("corrections_by_resume").on(t.ownerId, t.resumeId, t.createdAt),
    index("corrections_by_revision").on(t.ownerId, t.revisionId),
  ],
);
