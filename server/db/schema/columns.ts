import { sql } from "drizzle-orm";
import { customType, type PgColumn, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { OwnerId } from "../owner.ts";

export const randomId = () => uuid().primaryKey().defaultRandom();
export const owner = () => text("owner_id").$type<OwnerId>().notNull();
/** A moment of the database's clock. */
export const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/** One string as JSON. A column of any JSON would read the string "2019", which the driver has parsed already, once more: as a number. */
export const jsonString = customType<{ data: string; driverData: string }>({
  dataType: () => "jsonb",
  toDriver: (value) => JSON.stringify(value),
});

/** The condition that a column holds one of a list of plain words. */
export const oneOf = (column: PgColumn, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`;
