import { boolean, foreignKey, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { jsonString, moment, owner, randomId } from "./columns.ts";
import { profileRevisions } from "./profile-revisions.ts";
import { resumes } from "./resumes.ts";

/**
 * One field of a profile that a person put right: `path` is a JSON pointer into the engine's reading, `revisionId` the revision
 * it made, `previous` what counted before. The newest row of a path counts; `undone`: the engine's reading counts again.
 */
export const corrections = pgTable(
  "corrections",
  {
    id: randomId(),
    ownerId: owner(),
    resumeId: uuid("resume_id").notNull(),
    revisionId: uuid("revision_id").notNull(),
    path: text().notNull(),
    value: jsonString(),
    previous: jsonString(),
    undone: boolean().notNull().default(false),
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
