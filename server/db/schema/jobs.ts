import { Importance, type JobProfile, type Requirement } from "@fairlead/contracts";
import {
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { moment, oneOf, owner, randomId } from "./columns.ts";

/** Never changed after creation: a new version is a new row. `profile` is what a person confirmed. */
export const jobs = pgTable(
  "jobs",
  {
    id: randomId(),
    ownerId: owner(),
    title: text().notNull(),
    description: text().notNull(),
    language: text().notNull(),
    asOf: date("as_of").notNull(),
    versionOf: uuid("version_of"),
    profile: jsonb().$type<JobProfile>().notNull(),
    createdAt: moment("created_at"),
  },
  (t) => [
    unique("jobs_owner").on(t.ownerId, t.id),
    foreignKey({ name: "jobs_version_fk", columns: [t.ownerId, t.versionOf], foreignColumns: [t.ownerId, t.id] }),
    index("jobs_newest").on(t.ownerId, t.createdAt),
    index("jobs_versions").on(t.ownerId, t.versionOf),
  ],
);

/** The rows of `profile.requirements`, `no` counting from 0 in the order of the job. */
export const requirements = pgTable(
  "requirements",
  {
    jobId: uuid("job_id").notNull(),
    no: integer().notNull(),
    ownerId: owner(),
    requirementId: text("requirement_id").notNull(),
    name: text().notNull(),
    kind: text().$type<Requirement["kind"]>().notNull(),
    importance: text().$type<Importance>().notNull(),
    minYears: doublePrecision("min_years"),
    alternatives: jsonb().$type<NonNullable<Requirement["alternatives"]>>().notNull().default([]),
    spanStart: integer("span_start").notNull(),
    spanEnd: integer("span_end").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.no] }),
    foreignKey({ name: "requirements_job_fk", columns: [t.ownerId, t.jobId], foreignColumns: [jobs.ownerId, jobs.id] }).onDelete("cascade"),
    index("requirements_owner").on(t.ownerId, t.jobId, t.no),
    check("requirements_importance", oneOf(t.importance, Importance.options)),
  ],
);
