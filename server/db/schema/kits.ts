import type { ArrangedQuestion, InterviewKit, Question, Scorecard } from "@fairlead/contracts";
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment, owner, randomId } from "./columns.ts";
import { jobs } from "./jobs.ts";
import { resumes } from "./resumes.ts";

/** The questions every candidate of a job is asked; written at first use, the same afterwards. */
export const kits = pgTable(
  "kits",
  {
    id: randomId(),
    ownerId: owner(),
    jobId: uuid("job_id").notNull(),
    minutes: integer().$type<InterviewKit["minutes"]>().notNull(),
    core: jsonb().$type<Question[]>().notNull(),
    engineVersion: text("engine_version").notNull(),
    createdAt: moment("created_at"),
  },
  (t) => [
    unique("kits_owner").on(t.ownerId, t.id),
    unique("kits_once_per_job").on(t.jobId, t.minutes),
    foreignKey({ name: "kits_job_fk", columns: [t.ownerId, t.jobId], foreignColumns: [jobs.ownerId, jobs.id] }).onDelete("cascade"),
    index("kits_by_job").on(t.ownerId, t.jobId),
  ],
);

/** What one candidate is asked besides the core, and what the two together cover. */
export const kitProbes = pgTable(
  "kit_probes",
  {
    kitId: uuid("kit_id").notNull(),
    resumeId: uuid("resume_id").notNull(),
    ownerId: owner(),
    probes: jsonb().$type<Question[]>().notNull(),
    coverage: jsonb().$type<InterviewKit["coverage"]>().notNull(),
    notAsked: jsonb("not_asked").$type<string[]>().notNull(),
    createdAt: moment("created_at"),
  },
  (t) => [
    primaryKey({ columns: [t.kitId, t.resumeId] }),
    foreignKey({ name: "kit_probes_kit_fk", columns: [t.ownerId, t.kitId], foreignColumns: [kits.ownerId, kits.id] }).onDelete("cascade"),
    foreignKey({ name: "kit_probes_resume_fk", columns: [t.ownerId, t.resumeId], foreignColumns: [resumes.ownerId, resumes.id] }).onDelete(
      "cascade",
    ),
    index("kit_probes_by_resume").on(t.ownerId, t.resumeId),
  ],
);

export const scorecards = pgTable(
  "scorecards",
  {
    kitId: uuid("kit_id").notNull(),
    resumeId: uuid("resume_id").notNull(),
    interviewer: text().notNull(),
    ownerId: owner(),
    answers: jsonb().$type<Scorecard["answers"]>().notNull(),
    recommendation: text().$type<Scorecard["recommendation"]>(),
    savedAt: moment("saved_at"),
  },
  (t) => [
    primaryKey({ columns: [t.kitId, t.resumeId, t.interviewer] }),
    foreignKey({ name: "scorecards_kit_fk", columns: [t.ownerId, t.kitId], foreignColumns: [kits.ownerId, kits.id] }).onDelete("cascade"),
    foreignKey({ name: "scorecards_resume_fk", columns: [t.ownerId, t.resumeId], foreignColumns: [resumes.ownerId, resumes.id] }).onDelete(
      "cascade",
    ),
    index("scorecards_by_resume").on(t.ownerId, t.resumeId),
  ],
);

/** The questions of one part of a kit as a person arranged them: the core for everybody when `resumeId` is null, else one candidate's probes. */
export const kitEdits = pgTable(
  "kit_edits",
  {
    id: randomId(),
    ownerId: owner(),
    kitId: uuid("kit_id").notNull(),
    resumeId: uuid("resume_id"),
    questions: jsonb().$type<ArrangedQuestion[]>().notNull(),
    savedAt: moment("saved_at"),
  },
  (t) => [
    unique("kit_edits_once").on(t.kitId, t.resumeId).nullsNotDistinct(),
    foreignKey({ name: "kit_edits_kit_fk", columns: [t.ownerId, t.kitId], foreignColumns: [kits.ownerId, kits.id] }).onDelete("cascade"),
    foreignKey({ name: "kit_edits_resume_fk", columns: [t.ownerId, t.resumeId], foreignColumns: [resumes.ownerId, resumes.id] }).onDelete(
      "cascade",
    ),
    index("kit_edits_by_resume").on(t.ownerId, t.resumeId),
  ],
);
