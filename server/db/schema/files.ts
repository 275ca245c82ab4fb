import type { Document } from "@fairlead/contracts";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { owner } from "./columns.ts";

/** One row per owner and content; `kind` is null until the file has been looked into. */
export const files = pgTable(
  "files",
  {
    ownerId: owner(),
    sha256: text().notNull(),
    bytes: integer().notNull(),
    kind: text().$type<Document["kind"]>(),
    storageKey: text("storage_key").notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.sha256] })],
);
