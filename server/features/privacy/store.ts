import { AppError, type Erasure, type StoredRows } from "@fairlead/contracts";
import { and, eq, getTableColumns, getTableName, inArray, is, notExists, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Db, type OwnerId, schema } from "../../db/index.ts";

const { accounts, auditEntries, files, idempotencyKeys, progressEvents, resumes } = schema;
type Owned = { table: PgTable; name: string; columns: Record<string, PgColumn>; ownerId: PgColumn };

/** Every table with rows of a person, read off the schema, so that a new one is neither forgotten in a copy nor in an erasure. */
const OWNED: readonly Owned[] = Object.values<unknown>(schema)
  .filter((value): value is PgTable => is(value, PgTable))
  .flatMap((table) => {
    const columns: Record<string, PgColumn> = getTableColumns(table);
    return columns.ownerId ? [{ table, name: getTableName(table), columns, ownerId: columns.ownerId }] : [];
  });
const OF_RESUME = OWNED.filter(({ columns }) => columns.resumeId !== undefined);
/** Never copied: what opens doors, and where files lie. */
const SECRET = /password|secret|token|hash|storageKey/i;

/** One change of an owner's set of resumes at a time, as uploads and deletions of sessions do. */
async function lockResumes(ownerId: OwnerId, tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`resumes ${ownerId}`}, 0))`);
}

/** Kept for figures about groups alone: no answer holds a row of it, not even a copy. Erasing takes it along like the rest. */
const AGGREGATE_ONLY: readonly string[] = ["group_answers"];
const isCopied = ({ name }: Owned) => !AGGREGATE_ONLY.includes(name);

/** All rows of these tables that belong to the owner, without secrets. */
async function readRows(ownerId: OwnerId, db: Db, tables: readonly Owned[], toCondition: (owned: Owned) => SQL | undefined) {
  const rows: StoredRows = {};
  for (const owned of tables) {
    const shown = Object.fromEntries(Object.entries(owned.columns).filter(([column]) => !SECRET.test(column)));
    rows[owned.name] = await db
      .select(shown)
      .from(owned.table)
      .where(and(eq(owned.ownerId, ownerId), toCondition(owned)));
  }
  return rows;
}

export async function findEmail(ownerId: OwnerId, db: Db): Promise<string> {
  const [row] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.uid, ownerId));
  if (row === undefined) throw new AppError("unauthenticated");
  return row.email;
}

/** What the person of the account wrote or did: without what belongs to candidates, and without what is computed again. */
const DERIVED = ["analysis_items", "idempotency_keys", "progress_events", "requirements", "wording_reports"];
const BY_THE_PERSON = ["decisions", "kit_edits", "scorecards"];
const isOfAccount = ({ name, columns }: Owned) =>
  !DERIVED.includes(name) && (columns.resumeId === undefined || BY_THE_PERSON.includes(name));
const withoutFileName = (owned: Owned): Owned => {
  const { fileName: _, ...columns } = owned.columns;
  return { ...owned, columns };
};

export async function copyAccount(ownerId: OwnerId, db: Db): Promise<{ rows: StoredRows; leftOut: string[] }> {
  const kept = OWNED.filter(isOfAccount).map(withoutFileName);
  const rows = await readRows(ownerId, db, kept, () => undefined);
  rows.accounts = await db.select().from(accounts).where(eq(accounts.uid, ownerId));
  const leftOut = OWNED.filter((owned) => !isOfAccount(owned)).map(({ name }) => name);
  return { rows, leftOut: leftOut.sort() };
}

/** `storageKey`: the file as it came. */
export async function copyCandidate(ownerId: OwnerId, db: Db, resumeId: string) {
  const isThis = and(eq(resumes.ownerId, ownerId), eq(resumes.id, resumeId));
  const [resume] = await db
    .select({ labelNo: resumes.labelNo, fileName: resumes.fileName, storageKey: files.storageKey })
    .from(resumes)
    .innerJoin(files, and(eq(files.ownerId, resumes.ownerId), eq(files.sha256, resumes.sha256)))
    .where(isThis);
  if (resume === undefined) throw new AppError("absent");
  const rows = await readRows(ownerId, db, OF_RESUME.filter(isCopied), ({ columns }) => eq(columns.resumeId as PgColumn, resumeId));
  rows.resumes = await db.select().from(resumes).where(isThis);
  const ofLog = OWNED.filter(({ name }) => name === "audit_entries");
  return { ...resume, rows: { ...rows, ...(await readRows(ownerId, db, ofLog, () => eq(auditEntries.objectId, resumeId))) } };
}

type Erased = { rows: Erasure["rows"]; lostKeys: string[] };

/** Every upload of the candidate's file goes, with all that was made of it; `lostKeys` are files that no row points to any more. */
export async function eraseCandidate(ownerId: OwnerId, tx: Db, resumeId: string): Promise<Erased> {
  await lockResumes(ownerId, tx);
  const [meant] = await tx
    .select({ sha256: resumes.sha256 })
    .from(resumes)
    .where(and(eq(resumes.ownerId, ownerId), eq(resumes.id, resumeId)));
  if (meant === undefined) throw new AppError("absent");
  const ofCandidate = and(eq(resumes.ownerId, ownerId), eq(resumes.sha256, meant.sha256));
  // In the order of everybody who locks several, so that no two wait for each other.
  const doomed = await tx.select({ id: resumes.id }).from(resumes).where(ofCandidate).orderBy(resumes.labelNo).for("update");
  const ids = doomed.map(({ id }) => id);
  const rows: Erasure["rows"] = {};
  for (const { table, name, ownerId: owner, columns } of OF_RESUME)
    rows[name] = await tx.$count(table, and(eq(owner, ownerId), inArray(columns.resumeId as PgColumn, ids)));
  rows.resumes = (await tx.delete(resumes).where(ofCandidate).returning({ id: resumes.id })).length;
  await forgetMentions(ownerId, tx, ids);
  return { rows, lostKeys: await removeFiles(ownerId, tx, meant.sha256) };
}

/** Answers kept for a second try hold file names; events hold ids. */
async function forgetMentions(ownerId: OwnerId, tx: Db, ids: readonly string[]): Promise<void> {
  const answers = ids.map((id) => sql`${idempotencyKeys.body}::text like ${`%${id}%`}`);
  await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.ownerId, ownerId), or(...answers)));
  const events = inArray(sql`${progressEvents.event}->>'resumeId'`, [...ids]);
  await tx.delete(progressEvents).where(and(eq(progressEvents.ownerId, ownerId), events));
}

async function removeFiles(ownerId: OwnerId, tx: Db, sha256: string): Promise<string[]> {
  const isThis = and(eq(files.ownerId, ownerId), eq(files.sha256, sha256));
  const others = tx
    .select({ one: sql`1` })
    .from(resumes)
    .where(and(eq(resumes.ownerId, ownerId), eq(resumes.sha256, sha256)));
  const lost = await tx
    .delete(files)
    .where(and(isThis, notExists(others)))
    .returning({ key: files.storageKey });
  return lost.map(({ key }) => key);
}

/** Every row of the owner in every table, the account itself last. */
export async function eraseOwner(ownerId: OwnerId, tx: Db): Promise<Erased> {
  await lockResumes(ownerId, tx);
  const keys = await tx.select({ key: files.storageKey }).from(files).where(eq(files.ownerId, ownerId));
  const rows: Erasure["rows"] = {};
  for (const { table, name, ownerId: owner } of OWNED) rows[name] = await tx.$count(table, eq(owner, ownerId));
  // Resumes point to files without taking them along.
  const inOrder = [...OWNED.filter(({ table }) => table !== files), ...OWNED.filter(({ table }) => table === files)];
  for (const { table, ownerId: owner } of inOrder) await tx.delete(table).where(eq(owner, ownerId));
  rows.accounts = (await tx.delete(accounts).where(eq(accounts.uid, ownerId)).returning({ uid: accounts.uid })).length;
  return { rows, lostKeys: keys.map(({ key }) => key) };
}
