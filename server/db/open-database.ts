import { openEmbedded } from "./embedded.ts";
import { MIGRATIONS_FOLDER } from "./migrations.ts";
import { openPostgres } from "./postgres.ts";
import type { Database } from "./types.ts";

/**
 * `url` null: PGlite in `folder`, which only one process may use at a time. `templatePath`: a folder made by createTemplate;
 * a first start without one takes longer, nothing else.
 */
export type OpenOptions = { url: string | null; folder: string; migrationsFolder?: string; templatePath?: string };

export async function openDatabase({ url, folder, migrationsFolder = MIGRATIONS_FOLDER, templatePath }: OpenOptions): Promise<Database> {
  return url === null
    ? openEmbedded({ folder, migrationsFolder, templatePath: templatePath ?? null })
    : openPostgres({ url, migrationsFolder });
}
