import type { CandidateRow, ResultView } from "@fairlead/contracts";
import { doublePrecision, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { analysisItems } from "./analyses.ts";
import { moment, owner } from "./columns.ts";
import { profileRevisions } from "./profile-revisions.ts";

/** A match as it was computed; the job it was matched with stands in its own row. */
export type StoredMatch = Omit<ResultView["match"], "job">;

/** What a list shows of a result; a list of a thousand candidates cannot read a thousand results in whole. */
export type ResultSummary = Pick<CandidateRow, "years" | "cells" | "flags">;

/** Written once for each revision of a profile; the one of the newest revision counts. `score` and `band` are null for a job with too few requirements for a percentage. */
export const results = pgTable(
  "results",
  {
    analysisId: uuid("analysis_id").notNull(),
    resumeId: uuid("resume_id").notNull(),
    ownerId: owner(),
    profileRevisionId: uuid("profile_revision_id").notNull(),
    score: doublePrecision(),
    low: doublePrecision().notNull(),
    high: doublePrecision().notNull(),
    band: text().$type<NonNullable<StoredMatch["band"]>>(),
    mustsMet: integer("musts_met").notNull(),
    mustsOf: integer("musts_of").notNull(),
    summary: jsonb().$type<ResultSummary>().notNull(),
    result: jsonb().$type<StoredMatch>().notNull(),
    receiptHash: text("receipt_hash").notNull(),
    createdAt: moment("created_at"),
  },
  (t) => [
    primaryKey({ columns: [t.analysisId, t.resumeId, t.profileRevisionId] }),
    foreignKey({
      name: "results_item_fk",
      columns: [t.ownerId, t.analysisId, t.resumeId],
      foreignColumns: [analysisItems.ownerId, analysisItems.analysisId, analysisItems.resumeId],
    }).onDelete("cascade"),
    foreignKey({
      name: "results_revision_fk",
      columns: [t.ownerId, t.profileRevisionId],
      foreignColumns: [profileRevisions.ownerId, profileRevisions.id],
    }).onDelete("cascade"),
    index("results_best").on(t.ownerId, t.analysisId, t.score.desc().nullsLast()),
    index("results_by_resume").on(t.ownerId, t.resumeId),
    index("results_by_revision").on(t.ownerId, t.profileRevisionId),
  ],
);
