import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, describe } from "vitest";
import { buildTemplate } from "../../scripts/build-server.mjs";
import { openClient, toEmbeddedDatabase } from "../db/embedded.ts";
import { type Database, openDatabase } from "../db/index.ts";
import { MIGRATIONS_FOLDER } from "../db/migrations.ts";
import { toTemplate } from "../db/template-places.ts";
import { findPostgres, type PostgresServer, startPostgres } from "./postgres-server.ts";

export type Driver = Database["driver"];
/** `url` is null for the embedded database. Closing it removes it. */
export type TestDatabase = Database & { url: string | null };

const TEMPLATE = "fairlead_template";
let shared: Promise<PostgresServer> | undefined;

// A worker of the test runner ends without the event "exit".
afterAll(async () => (await shared)?.stop());

/** A migrated database of its own for one test file: PGlite in memory, or a copy of a template in a PostgreSQL of this process. */
export async function openTestDatabase(driver: Driver): Promise<TestDatabase> {
  if (driver === "embedded") {
    const loadDataDir = new Blob([await readFile(toTemplate(await buildTemplate()).archive)]);
    return { ...(await toEmbeddedDatabase(await openClient({ dataDir: "memory://", loadDataDir }), MIGRATIONS_FOLDER)), url: null };
  }
  const server = await findServer();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database ${name} template ${TEMPLATE}`);
  const url = server.toUrl(name);
  const database = await openDatabase({ url, folder: "" });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

/** The PostgreSQL of this process, started at the first need. */
export function findServer(): Promise<PostgresServer> {
  shared ??= (async () => {
    const server = await startPostgres();
    await onServer(server, `create database ${TEMPLATE}`);
    const database = await openDatabase({ url: server.toUrl(TEMPLATE), folder: "" });
    await database.close();
    return server;
  })();
  return shared;
}

async function onServer(server: PostgresServer, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.toUrl("postgres") });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** The same tests on both databases. */
export function describeDatabases(title: string, tests: (driver: Driver) => void): void {
  describe(`${title}, embedded`, () => tests("embedded"));
  describePostgres(title, () => tests("postgres"));
}

/** Tests that need PostgreSQL: without it they are skipped and say why, or fail where everything is required. */
export function describePostgres(title: string, tests: () => void): void {
  const found = findPostgres();
  if ("folder" in found || process.env.REQUIRE_ALL === "1") describe(`${title}, PostgreSQL`, tests);
  else describe.skip(`${title}, PostgreSQL (skipped: ${found.missing})`, tests);
}
