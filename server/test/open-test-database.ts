import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { buildTemplate } from "../../scripts/build-server.mjs";
import { openClient, toEmbeddedDatabase } from "../db/embedded.ts";
import { type Database, openDatabase } from "../db/index.ts";
import { MIGRATIONS_FOLDER } from "../db/migrations.ts";
import { toTemplate } from "../db/template-places.ts";
import { askDesk } from "./desk.ts";
import { copyTemplate, dropCopy, startMigratedPostgres } from "./migrated-postgres.ts";
import { findPostgres, type PostgresServer } from "./postgres-server.ts";

export type Driver = Database["driver"];
/** `url` is null for the embedded database. Closing it removes it. */
export type TestDatabase = Database & { url: string | null };

/**
 * A migrated database of its own for one test file: PGlite in memory, or a copy of a template in the PostgreSQL that the
 * files share. What is done to a whole server (a crash, a setting) needs `useOwnServer`, handed in here.
 */
export async function openTestDatabase(driver: Driver, server?: Pick<PostgresServer, "toUrl">): Promise<TestDatabase> {
  if (driver === "embedded") {
    const loadDataDir = new Blob([await readFile(toTemplate(await buildTemplate()).archive)]);
    return { ...(await toEmbeddedDatabase(await openClient({ dataDir: "memory://", loadDataDir }), MIGRATIONS_FOLDER)), url: null };
  }
  const { toUrl } = server ?? (await findSharedServer());
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await copyTemplate(toUrl("postgres"), name);
  const url = toUrl(name);
  const database = await openDatabase({ url, folder: "" });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await dropCopy(toUrl("postgres"), name);
    },
  };
}

/** A PostgreSQL for the tests of a block alone: started before the first of them, gone after the last. */
export function useOwnServer(): PostgresServer {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startMigratedPostgres();
  });
  afterAll(() => server.stop());
  return new Proxy({} as PostgresServer, { get: (_, name: keyof PostgresServer) => server[name] });
}

async function findSharedServer(): Promise<Pick<PostgresServer, "toUrl">> {
  const url = await askDesk(inject("sharedPostgres"));
  return { toUrl: (database) => `${url}${database}` };
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
