import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type OwnerId, schema } from "../../../db/index.ts";

const { analysisItems, profileRevisions, results } = schema;

/** The revision that counts of the resume in a column. */
export const newestRevisionOf = (ownerId: OwnerId, resumeId: PgColumn): SQL<string> =>
  sql`(select newest.id from ${profileRevisions} newest where newest.owner_id = ${ownerId} and newest.resume_id = ${resumeId} order by newest.revision desc limit 1)`;

/** Joins an item with its result, when that was made from the profile that counts; an item without one waits to be matched. */
export const isResultOfItem = (ownerId: OwnerId): SQL =>
  sql`${eq(results.analysisId, analysisItems.analysisId)} and ${eq(results.resumeId, analysisItems.resumeId)} and ${results.profileRevisionId} = ${newestRevisionOf(ownerId, analysisItems.resumeId)}`;
