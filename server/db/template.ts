import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { openClient, toEmbeddedDatabase } from "./embedded.ts";
import { MIGRATIONS_FOLDER } from "./migrations.ts";
import { toTemplate } from "./template-places.ts";

/** Writes the template that first starts copy instead of waiting. */
export async function createTemplate(folder: string, migrationsFolder = MIGRATIONS_FOLDER): Promise<void> {
  const aside = `${folder}.${process.pid}`;
  const made = toTemplate(aside);
  await mkdir(dirname(made.folder), { recursive: true });
  const client = await openClient({ dataDir: made.folder });
  const database = await toEmbeddedDatabase(client, migrationsFolder);
  try {
    const dump = await client.dumpDataDir("none");
    await writeFile(made.archive, Buffer.from(await dump.arrayBuffer()));
  } finally {
    await database.close();
  }
  await rm(folder, { recursive: true, force: true });
  await rename(aside, folder);
}
