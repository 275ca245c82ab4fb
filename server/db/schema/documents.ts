import type { Document, PersonalSpan } from "@fairlead/contracts";
import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, foreignKey, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { owner } from "./columns.ts";
import { resumes } from "./resumes.ts";

/** What full-text search looks into; cut, because a search vector holds less than a long text may have. */
export const toSearchWords = (column: AnyPgColumn): SQL => sql`to_tsvector('simple', left(${column}, 100000))`;

/** What was read out of a resume's file. Every place of a profile is an offset into `text`. */
export const documents = pgTable(
  "documents",
  {
    resumeId: uuid("resume_id").primaryKey(),
    ownerId: owner(),
    engineVersion: text("engine_version").notNull(),
    kind: text().$type<Document["kind"]>().notNull(),
    language: text().notNull(),
    text: text().notNull(),
    document: jsonb().$type<Document>().notNull(),
    personal: jsonb().$type<PersonalSpan[]>().notNull(),
  },
  (t) => [
    foreignKey({ name: "documents_resume_fk", columns: [t.ownerId, t.resumeId], foreignColumns: [resumes.ownerId, resumes.id] }).onDelete(
      "cascade",
    ),
    index("documents_owner").on(t.ownerId, t.resumeId),
    index("documents_search").using("gin", toSearchWords(t.text)),
  ],
);
