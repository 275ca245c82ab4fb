import type { TestProject } from "vitest/node";
import { openDesk } from "./desk.ts";
import { startMigratedPostgres } from "./migrated-postgres.ts";
import type { PostgresServer } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the files of the project ask for the PostgreSQL that they share. */
    sharedPostgres: string;
  }
}

/** One PostgreSQL for all files that only need databases of their own in it: started once the first of them asks, gone after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let server: Promise<PostgresServer> | undefined;
  const desk = await openDesk(async () => {
    server ??= startMigratedPostgres();
    return (await server).toUrl("");
  });
  project.provide("sharedPostgres", desk.url);
  return async () => {
    desk.close();
    (await server?.catch(() => undefined))?.stop();
  };
}
