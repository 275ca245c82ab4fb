import type { GroupFiguresView } from "@fairlead/contracts";
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { moment, owner, randomId } from "./columns.ts";
import { jobs } from "./jobs.ts";
import { resumes } from "./resumes.ts";

/** What is shown of a job's group data: the same figures until enough people changed. */
export type ShownFigures = Pick<GroupFiguresView, "engineVersion" | "outcomes" | "tables">;

/** The group data of a job as one upload brought them. `shownPeople`: how many had answered when the figures were worked out. */
export const groupSheets = pgTable(
  "group_sheets",
  {
    id: randomId(),
    ownerId: owner(),
    jobId: uuid("job_id").notNull(),
    attributes: jsonb().$type<string[]>().notNull(),
    figures: jsonb().$type<ShownFigures>(),
    figuresAt: timestamp("figures_at", { withTimezone: true }),
    shownPeople: integer("shown_people").notNull().default(0),
    uploadedAt: moment("uploaded_at"),
  },
  (t) => [
    unique("group_sheets_owner").on(t.ownerId, t.id),
    unique("group_sheets_once_per_job").on(t.ownerId, t.jobId),
    foreignKey({ name: "group_sheets_job_fk", columns: [t.ownerId, t.jobId], foreignColumns: [jobs.ownerId, jobs.id] }).onDelete("cascade"),
  ],
);

/** What one candidate stated, by attribute; never sent, never beside an answer about the candidate. `shown`: the outcome that the figures hold. */
export const groupAnswers = pgTable(
  "group_answers",
  {
    sheetId: uuid("sheet_id").notNull(),
    resumeId: uuid("resume_id").notNull(),
    ownerId: owner(),
    groups: jsonb().$type<Record<string, string>>().notNull(),
    shown: text(),
  },
  (t) => [
    primaryKey({ columns: [t.sheetId, t.resumeId] }),
    foreignKey({
      name: "group_answers_sheet_fk",
      columns: [t.ownerId, t.sheetId],
      foreignColumns: [groupSheets.ownerId, groupSheets.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "group_answers_resume_fk",
      columns: [t.ownerId, t.resumeId],
      foreignColumns: [resumes.ownerId, resumes.id],
    }).onDelete("cascade"),
    index("group_answers_by_resume").on(t.ownerId, t.resumeId),
  ],
);
