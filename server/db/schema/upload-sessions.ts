import { index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { moment, owner, randomId } from "./columns.ts";

export const uploadSessions = pgTable(
  "upload_sessions",
  { id: randomId(), ownerId: owner(), name: text().notNull(), createdAt: moment("created_at") },
  (t) => [unique("upload_sessions_owner").on(t.ownerId, t.id), index("upload_sessions_newest").on(t.ownerId, t.createdAt)],
);
