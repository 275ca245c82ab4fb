import { join } from "node:path";

/** Parts of a template, an empty and migrated embedded database: a folder to copy, and one file for databases in memory. */
export const toTemplate = (folder: string) => ({ folder: join(folder, "database"), archive: join(folder, "database.tar") });
