import type { Db, RawResult } from "./types.ts";

type Client = { query(text: string, values?: unknown[]): Promise<RawResult> };

/** Raw SQL inside a drizzle transaction, values bound, for libraries that bring their own SQL. */
export function toQuery(tx: Db): { executeSql(text: string, values?: unknown[]): Promise<RawResult> } {
  // Both sessions of drizzle keep the driver's client under this name; its types hide it.
  const { client } = tx._.session as unknown as { client: Client };
  return { executeSql: async (text, values) => ({ rows: (await client.query(text, values)).rows }) };
}
