import pg from "pg";
import { openDatabase } from "../db/index.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";

const TEMPLATE = "fairlead_template";

/** A PostgreSQL with the tables of the product in a template, so that a database of a test is a copy and no migration. */
export async function startMigratedPostgres(): Promise<PostgresServer> {
  const server = await startPostgres();
  await askPostgres(server.toUrl("postgres"), `create database ${TEMPLATE}`);
  const database = await openDatabase({ url: server.toUrl(TEMPLATE), folder: "" });
  await database.close();
  return server;
}

export const copyTemplate = (url: string, name: string) => askPostgres(url, `create database ${name} template ${TEMPLATE}`);
export const dropCopy = (url: string, name: string) => askPostgres(url, `drop database ${name} with (force)`);

async function askPostgres(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
