import type { ErrorCode, RubricColumn } from "@fairlead/contracts";
import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment, owner, randomId } from "./columns.ts";
import { jobs } from "./jobs.ts";
import { resumes } from "./resumes.ts";

/** `rubric`: the requirement rows of the job as this engine scores them, the columns of the table of candidates. */
export const analyses = pgTable(
  "analyses",
  {
    id: randomId(),
    ownerId: owner(),
    jobId: uuid("job_id").notNull(),
    rubric: jsonb().$type<RubricColumn[]>().notNull(),
    engineVersion: text("engine_version").notNull(),
    taxonomyVersion: text("taxonomy_version").notNull(),
    requestedAt: moment("requested_at"),
  },
  (t) => [
    unique("analyses_owner").on(t.ownerId, t.id),
    foreignKey({ name: "analyses_job_fk", columns: [t.ownerId, t.jobId], foreignColumns: [jobs.ownerId, jobs.id] }).onDelete("cascade"),
    index("analyses_newest").on(t.ownerId, t.jobId, t.requestedAt),
  ],
);

/** Which resumes an analysis covers. `failureCode`: matching was given up; null while waiting and when there is a result. */
export const analysisItems = pgTable(
  "analysis_items",
  {
    analysisId: uuid("analysis_id").notNull(),
    resumeId: uuid("resume_id").notNull(),
    ownerId: owner(),
    failureCode: text("failure_code").$type<ErrorCode>(),
  },
  (t) => [
    primaryKey({ columns: [t.analysisId, t.resumeId] }),
    foreignKey({
      name: "analysis_items_analysis_fk",
      columns: [t.ownerId, t.analysisId],
      foreignColumns: [analyses.ownerId, analyses.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "analysis_items_resume_fk",
      columns: [t.ownerId, t.resumeId],
      foreignColumns: [resumes.ownerId, resumes.id],
    }).onDelete("cascade"),
    unique("analysis_items_owner").on(t.ownerId, t.analysisId, t.resumeId),
    index("analysis_items_by_resume").on(t.ownerId, t.resumeId),
  ],
);
