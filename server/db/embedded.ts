import { existsSync } from "node:fs";
import { chmod, cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { lockFolder } from "./folder-lock.ts";
import * as schema from "./schema/index.ts";
import { toTemplate } from "./template-places.ts";
import type { Database, Db } from "./types.ts";

const INT8 = 20;

type Options = { folder: string; migrationsFolder: string; templatePath: string | null };

export async function openEmbedded({ folder, migrationsFolder, templatePath }: Options): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  try {
    const dataDir = join(folder, "database");
    const halfMade = join(folder, "database.half-made");
    if (existsSync(halfMade)) await rm(dataDir, { recursive: true, force: true });
    const isFirst = !existsSync(dataDir);
    // As long as this file stands, nobody was told that anything is stored.
    if (isFirst) await writeFile(halfMade, "");
    // A copy costs a tenth of the memory that unpacking an archive would keep.
    if (isFirst && templatePath !== null && existsSync(templatePath))
      await cp(toTemplate(templatePath).folder, dataDir, { recursive: true });
    const client = await openClient({ dataDir });
    // The folder around it may be open to others of the machine.
    await chmod(dataDir, 0o700);
    const database = await toEmbeddedDatabase(client, migrationsFolder);
    await rm(halfMade, { force: true });
    return {
      ...database,
      async close() {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

export const openClient = (options: PGliteOptions): Promise<PGlite> => PGlite.create({ ...options, parsers: { [INT8]: Number } });

/** An open PGlite as a Database, migrated; it is closed when that fails. */
export async function toEmbeddedDatabase(client: PGlite, migrationsFolder: string): Promise<Database> {
  const db = drizzle({ client, schema });
  try {
    await migrate(db, { migrationsFolder });
  } catch (error) {
    await client.close();
    throw error;
  }
  return {
    driver: "embedded",
    db: db as unknown as Db,
    async query(text, values) {
      if (values !== undefined && values.length > 0) return client.query(text, values);
      if (!/;\s*\S/.test(text)) return client.query(text);
      // In one transaction, so that a failure in the middle of a "BEGIN; …; COMMIT" does not leave the only connection broken.
      const results = await client.transaction((tx) => tx.exec(text));
      return (results.at(-1) as { rows: Record<string, unknown>[] } | undefined) ?? { rows: [] };
    },
    async listen(channel, onPayload) {
      const quoted = `"${channel}"`;
      await client.listen(quoted, onPayload);
      return () => client.unlisten(quoted, onPayload);
    },
    warnings: [],
    close: () => client.close(),
  };
}
