import type { WordingReport } from "@fairlead/contracts";
import { doublePrecision, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment, owner, randomId } from "./columns.ts";
import { jobs } from "./jobs.ts";

export const wordingReports = pgTable(
  "wording_reports",
  {
    jobId: uuid("job_id").notNull(),
    engineVersion: text("engine_version").notNull(),
    ownerId: owner(),
    score: doublePrecision().notNull(),
    report: jsonb().$type<WordingReport>().notNull(),
    createdAt: moment("created_at"),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.engineVersion] }),
    foreignKey({ name: "wording_reports_job_fk", columns: [t.ownerId, t.jobId], foreignColumns: [jobs.ownerId, jobs.id] }).onDelete(
      "cascade",
    ),
    index("wording_reports_owner").on(t.ownerId, t.jobId),
  ],
);

/** A finding that a person kept, and why, or opened again, without a reason; the newest row of a place and rule counts. */
export const wordingChoices = pgTable(
  "wording_choices",
  {
    id: randomId(),
    ownerId: owner(),
    jobId: uuid("job_id").notNull(),
    rule: text().notNull(),
    spanStart: integer("span_start").notNull(),
    spanEnd: integer("span_end").notNull(),
    text: text().notNull(),
    reason: text(),
    createdAt: moment("created_at"),
  },
  (t) => [
    foreignKey({ name: "wording_choices_job_fk", columns: [t.ownerId, t.jobId], foreignColumns: [jobs.ownerId, jobs.id] }).onDelete(
      "cascade",
    ),
    index("wording_choices_by_job").on(t.ownerId, t.jobId, t.createdAt),
  ],
);
