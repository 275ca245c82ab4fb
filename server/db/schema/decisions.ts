import { Decision } from "@fairlead/contracts";
import { boolean, check, foreignKey, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, oneOf, owner, randomId } from "./columns.ts";
import { jobs } from "./jobs.ts";
import { resumes } from "./resumes.ts";

/** What a person decided about a candidate of a job; the newest row counts. */
export const decisions = pgTable(
  "decisions",
  {
    id: randomId(),
    ownerId: owner(),
    jobId: uuid("job_id").notNull(),
    resumeId: uuid("resume_id").notNull(),
    decision: text().$type<Decision["decision"]>().notNull(),
    requirementId: text("requirement_id"),
    reason: text(),
    evidenceOpened: boolean("evidence_opened").notNull(),
    decidedAt: moment("decided_at"),
  },
  (t) => [
    foreignKey({ name: "decisions_job_fk", columns: [t.ownerId, t.jobId], foreignColumns: [jobs.ownerId, jobs.id] }).onDelete("cascade"),
    foreignKey({ name: "decisions_resume_fk", columns: [t.ownerId, t.resumeId], foreignColumns: [resumes.ownerId, resumes.id] }).onDelete(
      "cascade",
    ),
    index("decisions_newest").on(t.ownerId, t.jobId, t.resumeId, t.decidedAt),
    index("decisions_by_resume").on(t.ownerId, t.resumeId),
    check("decisions_decision", oneOf(t.decision, Decision.shape.decision.options)),
  ],
);
