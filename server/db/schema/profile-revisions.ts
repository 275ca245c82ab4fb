import type { ResumeProfile } from "@fairlead/contracts";
import type { Counterfactuals } from "@fairlead/engine/fairness";
import { check, date, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment, oneOf, owner, randomId } from "./columns.ts";
import { resumes } from "./resumes.ts";

export const PROFILE_ORIGINS = ["engine", "human", "model"] as const;

/** A resume's profile as it was read or corrected; the highest revision counts. `counterfactuals` belong to exactly this profile. */
export const profileRevisions = pgTable(
  "profile_revisions",
  {
    id: randomId(),
    ownerId: owner(),
    resumeId: uuid("resume_id").notNull(),
    revision: integer().notNull(),
    origin: text().$type<(typeof PROFILE_ORIGINS)[number]>().notNull(),
    asOf: date("as_of").notNull(),
    profile: jsonb().$type<ResumeProfile>().notNull(),
    counterfactuals: jsonb().$type<Counterfactuals>().notNull(),
    engineVersion: text("engine_version").notNull(),
    taxonomyVersion: text("taxonomy_version").notNull(),
    createdAt: moment("created_at"),
  },
  (t) => [
    unique("profile_revisions_owner").on(t.ownerId, t.id),
    unique("profile_revisions_number").on(t.resumeId, t.revision),
    foreignKey({
      name: "profile_revisions_resume_fk",
      columns: [t.ownerId, t.resumeId],
      foreignColumns: [resumes.ownerId, resumes.id],
    }).onDelete("cascade"),
    index("profile_revisions_newest").on(t.ownerId, t.resumeId, t.revision),
    check("profile_revisions_origin", oneOf(t.origin, PROFILE_ORIGINS)),
  ],
);
