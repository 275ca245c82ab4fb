import { and, eq } from "drizzle-orm";
import { type Db, type OwnerId, schema } from "../../../db/index.ts";

const { files, resumes } = schema;

/** Where the bytes of a resume's file are kept. */
export async function findStorageKey(ownerId: OwnerId, db: Db, resumeId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ storageKey: files.storageKey })
    .from(files)
    .innerJoin(resumes, and(eq(resumes.ownerId, files.ownerId), eq(resumes.sha256, files.sha256)))
    .where(and(eq(files.ownerId, ownerId), eq(resumes.id, resumeId)));
  return row?.storageKey;
}
