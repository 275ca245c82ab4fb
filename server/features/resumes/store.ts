import { AppError, type ReadingState } from "@fairlead/contracts";
import { and, asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type Db, type OwnerId, schema } from "../../db/index.ts";
import type { Page } from "./session/store.ts";
import { readLabelNo } from "./to-resume-row.ts";

const { documents, files, profileRevisions, resumes, toSearchWords } = schema;
const { profile } = profileRevisions;

type NamedSkill = { id: string; name: string };
export type StoredResume = Awaited<ReturnType<typeof selectResumes>>[number];

export async function findResume(ownerId: OwnerId, db: Db, resumeId: string): Promise<StoredResume> {
  const [resume] = await selectResumes(ownerId, db).where(isThis(ownerId, resumeId));
  if (resume === undefined) throw new AppError("absent");
  return resume;
}

export function findResumesById(ownerId: OwnerId, db: Db, resumeIds: readonly string[]): Promise<StoredResume[]> {
  return selectResumes(ownerId, db).where(and(eq(resumes.ownerId, ownerId), inArray(resumes.id, [...resumeIds])));
}

/** In the order they came. */
export function findResumesOfSession(ownerId: OwnerId, db: Db, sessionId: string): Promise<StoredResume[]> {
  return selectResumes(ownerId, db)
    .where(and(eq(resumes.ownerId, ownerId), eq(resumes.sessionId, sessionId)))
    .orderBy(asc(resumes.labelNo));
}

/** `search` looks for a label and into text and skills; `byName`: into names and file names too. */
export type ResumeFilter = Page & {
  sessionId: string | undefined;
  state: ReadingState | undefined;
  search: string | undefined;
  byName: boolean;
};

/** Newest first. */
export function findResumes(ownerId: OwnerId, db: Db, filter: ResumeFilter): Promise<StoredResume[]> {
  const { after, limit, sessionId, state, search } = filter;
  const last = db
    .select({ row: sql`uploaded_at, id` })
    .from(resumes)
    .where(isThis(ownerId, after ?? ""));
  return selectResumes(ownerId, db)
    .where(
      and(
        eq(resumes.ownerId, ownerId),
        after === undefined ? undefined : sql`(${resumes.uploadedAt}, ${resumes.id}) < (${last})`,
        sessionId === undefined ? undefined : eq(resumes.sessionId, sessionId),
        state === undefined ? undefined : eq(resumes.state, state),
        search === undefined ? undefined : matches(search, filter.byName),
      ),
    )
    .orderBy(desc(resumes.uploadedAt), desc(resumes.id))
    .limit(limit);
}

/** What was read of each of these, for those that are ready. */
export function findReadings(ownerId: OwnerId, db: Db, resumeIds: readonly string[]) {
  const newest = db
    .select({ profile, engineVersion: profileRevisions.engineVersion })
    .from(profileRevisions)
    .where(isOfResume(ownerId))
    .orderBy(desc(profileRevisions.revision))
    .limit(1)
    .as("newest");
  return db
    .select({
      resumeId: documents.resumeId,
      document: documents.document,
      personal: documents.personal,
      profile: newest.profile,
      engineVersion: newest.engineVersion,
    })
    .from(documents)
    .innerJoin(resumes, and(eq(resumes.ownerId, documents.ownerId), eq(resumes.id, documents.resumeId)))
    .innerJoinLateral(newest, sql`true`)
    .where(and(eq(documents.ownerId, ownerId), inArray(documents.resumeId, [...resumeIds])));
}

/** Text and personal spans of each of these that is ready. */
export function findPersonal(ownerId: OwnerId, db: Db, resumeIds: readonly string[]) {
  return db
    .select({ resumeId: documents.resumeId, text: documents.text, personal: documents.personal })
    .from(documents)
    .where(and(eq(documents.ownerId, ownerId), inArray(documents.resumeId, [...resumeIds])));
}

const isOfResume = (ownerId: OwnerId) => and(eq(profileRevisions.ownerId, ownerId), eq(profileRevisions.resumeId, resumes.id));
const isThis = (ownerId: OwnerId, resumeId: string) => and(eq(resumes.ownerId, ownerId), eq(resumes.id, resumeId));

/** The fields of lists come out of the stored JSON piece by piece: whole profiles would be a hundred times as much. */
function selectResumes(ownerId: OwnerId, db: Db) {
  const skill = sql`jsonb_array_elements(${profile}->'skills') as skill`;
  const order = sql`coalesce((skill->>'months')::float8, -1) desc, jsonb_array_length(skill->'evidence') desc, skill->>'name'`;
  const named = sql`jsonb_build_object('id', skill->>'id', 'name', skill->>'name')`;
  const newest = db
    .select({
      name: sql<string | null>`${profile} #>> '{basics,name}'`.as("name"),
      years: sql<number>`(${profile} #>> '{meta,totalYears,mid}')::float8`.as("years"),
      skills: sql<NamedSkill[]>`(select coalesce(jsonb_agg(${named} order by ${order}), '[]') from ${skill})`.as("skills"),
    })
    .from(profileRevisions)
    .where(isOfResume(ownerId))
    .orderBy(desc(profileRevisions.revision))
    .limit(1)
    .as("newest");
  // Counted for failed files alone: a list of a large session has few.
  const countFiles = (condition: SQL) =>
    sql<number>`case when ${resumes.state} = 'failed' then (select count(*)::int from ${resumes} as file
      where file.owner_id = ${ownerId} and file.session_id = ${resumes.sessionId} and ${condition}) else 0 end`;
  return db
    .select({
      id: resumes.id,
      sessionId: resumes.sessionId,
      fileNo: countFiles(sql`file.label_no <= ${resumes.labelNo}`),
      fileCount: countFiles(sql`true`),
      labelNo: resumes.labelNo,
      fileName: resumes.fileName,
      state: resumes.state,
      failureCode: resumes.failureCode,
      uploadedAt: resumes.uploadedAt,
      bytes: files.bytes,
      kind: documents.kind,
      pages: sql<number>`jsonb_array_length(${documents.document}->'pages')`,
      flags: sql<{ code: string; message: string; page?: number }[]>`${documents.document}->'flags'`,
      name: newest.name,
      years: newest.years,
      skills: newest.skills,
    })
    .from(resumes)
    .innerJoin(files, and(eq(files.ownerId, resumes.ownerId), eq(files.sha256, resumes.sha256)))
    .leftJoin(documents, and(eq(documents.ownerId, resumes.ownerId), eq(documents.resumeId, resumes.id)))
    .leftJoinLateral(newest, sql`true`);
}

/** The label, words in the text (the last one may be cut short), or a skill that is called or begins like that. */
function matches(search: string, byName: boolean): SQL | undefined {
  const wanted = search.trim();
  const labelNo = readLabelNo(search);
  const words = sql`plainto_tsquery('simple', ${wanted})`;
  const isCut = /[\p{L}\p{N}]{3}$/u.test(wanted);
  const query = isCut ? sql`(case when numnode(${words}) = 0 then ${words} else (${words}::text || ':*')::tsquery end)` : words;
  const begins = `${wanted.toLowerCase().replace(/[\\%_]/g, "\\$&")}${wanted.length > 2 ? "%" : ""}`;
  const anywhere = `%${begins}%`;
  const skill = sql`exists (select from jsonb_array_elements(newest.skills) as skill where lower(skill->>'name') like ${begins})`;
  return or(
    sql`${toSearchWords(documents.text)} @@ ${query}`,
    skill,
    labelNo === null ? undefined : eq(resumes.labelNo, labelNo),
    byName ? sql`lower(newest.name) like ${anywhere}` : undefined,
    byName ? sql`lower(${resumes.fileName}) like ${anywhere}` : undefined,
  );
}
