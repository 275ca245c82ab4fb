import { type ErrorCode, ReadingState } from "@fairlead/contracts";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment, oneOf, owner, randomId } from "./columns.ts";
import { files } from "./files.ts";
import { uploadSessions } from "./upload-sessions.ts";

/** `labelNo` gives "Candidate 7". Keys to parents hold the owner, so that no row can point into another account. */
export const resumes = pgTable(
  "resumes",
  {
    id: randomId(),
    ownerId: owner(),
    sessionId: uuid("session_id").notNull(),
    sha256: text().notNull(),
    fileName: text("file_name").notNull(),
    labelNo: integer("label_no").notNull(),
    state: text().$type<ReadingState>().notNull().default("queued"),
    failureCode: text("failure_code").$type<ErrorCode>(),
    attempts: integer().notNull().default(0),
    uploadedAt: moment("uploaded_at"),
  },
  (t) => [
    unique("resumes_owner").on(t.ownerId, t.id),
    unique("resumes_once_per_session").on(t.sessionId, t.sha256),
    unique("resumes_label").on(t.ownerId, t.labelNo),
    foreignKey({
      name: "resumes_session_fk",
      columns: [t.ownerId, t.sessionId],
      foreignColumns: [uploadSessions.ownerId, uploadSessions.id],
    }).onDelete("cascade"),
    foreignKey({ name: "resumes_file_fk", columns: [t.ownerId, t.sha256], foreignColumns: [files.ownerId, files.sha256] }),
    index("resumes_by_session").on(t.ownerId, t.sessionId, t.state),
    index("resumes_newest").on(t.ownerId, t.uploadedAt),
    index("resumes_by_file").on(t.ownerId, t.sha256),
    check("resumes_state", oneOf(t.state, ReadingState.options)),
    check("resumes_failure", sql`(${t.state} = 'failed') = (${t.failureCode} is not null)`),
  ],
);
