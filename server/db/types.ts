import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema/index.ts";

/** Drizzle over either database. A transaction is a Db too. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
export type RawResult = { rows: Record<string, unknown>[] };

export type Database = {
  driver: "embedded" | "postgres";
  db: Db;
  /** Raw SQL outside any transaction; several statements at once are one unit and take no values. */
  query(text: string, values?: unknown[]): Promise<RawResult>;
  /** Calls back for every NOTIFY of the channel, and with "" after a connection was lost and made again. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /** What the operator must know about this database's durability. */
  warnings: string[];
  close(): Promise<void>;
};
