import type { Account, Settings } from "@fairlead/contracts";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { OwnerId } from "../owner.ts";
import { moment } from "./columns.ts";

/** One row per signed-in person, whoever vouches for them; passwords and sessions belong to identity. */
export const accounts = pgTable("accounts", {
  uid: text().$type<OwnerId>().primaryKey(),
  provider: text().$type<Account["provider"]>().notNull(),
  email: text().notNull(),
  displayName: text("display_name"),
  photoUrl: text("photo_url"),
  createdAt: moment("created_at"),
  /** How many candidates were ever given a number. */
  labelsGiven: integer("labels_given").notNull().default(0),
  settings: jsonb().$type<Settings>().notNull(),
});
