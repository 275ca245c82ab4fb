import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { createListener } from "./listener.ts";
import * as schema from "./schema/index.ts";
import type { Database, Db, RawResult } from "./types.ts";

const POOL = { max: 10, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000, keepAlive: true, application_name: "fairlead" };
/** The lock under which one instance migrates while others wait; any number that nobody else uses. */
const MIGRATION_LOCK = 4_715_230_911;

// Drizzle asks the driver's own table of parsers, so this holds for its queries too.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export async function openPostgres({ url, migrationsFolder }: { url: string; migrationsFolder: string }): Promise<Database> {
  await migrateAlone(url, migrationsFolder);
  const pool = new pg.Pool({ connectionString: url, ...POOL });
  // A connection that breaks is dropped and replaced; without listeners the process would end.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const listener = createListener(url);
  const query = async (text: string, values?: unknown[]) => toLast(await pool.query(text, values));
  try {
    return {
      driver: "postgres",
      db: toDb(pool),
      query,
      listen: listener.listen,
      warnings: await findWarnings(query),
      async close() {
        await listener.close();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Drizzle over the pool. Its own transaction keeps a connection for good when "begin" fails on it, as after a restart of PostgreSQL. */
function toDb(pool: pg.Pool): Db {
  const db = drizzle({ client: pool, schema });
  db.transaction = async (run, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client, schema }).transaction(run, config);
    } finally {
      client.release();
    }
  };
  return db as unknown as Db;
}

/** The driver answers several statements with several results. */
function toLast(result: pg.QueryResult | pg.QueryResult[]): RawResult {
  const last = Array.isArray(result) ? result.at(-1) : result;
  return { rows: last?.rows ?? [] };
}

async function migrateAlone(url: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: "fairlead migrations" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}

async function findWarnings(query: Database["query"]): Promise<string[]> {
  const { rows } = await query("select name, setting from pg_settings where name in ('fsync', 'synchronous_commit') and setting = 'off'");
  return rows.map(({ name }) => `PostgreSQL runs with ${name} off: what users were told is stored can be lost in a crash. Switch it on.`);
}
