import type { Sketch } from "@fairlead/engine/resume";
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { owner } from "./columns.ts";
import { resumes } from "./resumes.ts";

/** What another version of a resume is recognised by, made once, when it is read. */
export const sketches = pgTable(
  "sketches",
  { resumeId: uuid("resume_id").primaryKey(), ownerId: owner(), sketch: jsonb().$type<Sketch>().notNull() },
  (t) => [
    foreignKey({ name: "sketches_resume_fk", columns: [t.ownerId, t.resumeId], foreignColumns: [resumes.ownerId, resumes.id] }).onDelete(
      "cascade",
    ),
    index("sketches_owner").on(t.ownerId, t.resumeId),
  ],
);

/** Leads from a part of one sketch to the resumes that hold it too, so that nobody compares all with all. */
export const sketchKeys = pgTable(
  "sketch_keys",
  { resumeId: uuid("resume_id").notNull(), ownerId: owner(), key: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.resumeId, t.key] }),
    foreignKey({ name: "sketch_keys_resume_fk", columns: [t.ownerId, t.resumeId], foreignColumns: [resumes.ownerId, resumes.id] }).onDelete(
      "cascade",
    ),
    index("sketch_keys_holders").on(t.ownerId, t.key, t.resumeId),
    index("sketch_keys_owner").on(t.ownerId, t.resumeId),
  ],
);
