// a place to keep rows → Database: PGlite in a folder or PostgreSQL by address, migrated, the same SQL on both.

export { type OpenOptions, openDatabase } from "./open-database.ts";
export { type OwnerId, toOwnerId } from "./owner.ts";
export * as schema from "./schema/index.ts";
export { createTemplate } from "./template.ts";
export { toQuery } from "./to-query.ts";
export type { Database, Db, RawResult } from "./types.ts";
