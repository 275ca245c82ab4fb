import { count, eq, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeDatabases, openTestDatabase, type TestDatabase } from "../test/open-test-database.ts";
import { type Database, type OwnerId, schema, toOwnerId, toQuery } from "./index.ts";

const { analyses, analysisItems, decisions, documents, files, jobs, profileRevisions, resumes, results, uploadSessions } = schema;
const anna = toOwnerId("anna");
const boris = toOwnerId("boris");
const DAY = "2026-11-01";

let nextLabel = 0;
async function addResume({ db }: Database, ownerId: OwnerId): Promise<{ sessionId: string; resumeId: string }> {
  const labelNo = ++nextLabel;
  const sha256 = `hash-${labelNo}`;
  const [session] = await db.insert(uploadSessions).values({ ownerId, name: "Drivers" }).returning();
  await db.insert(files).values({ ownerId, sha256, bytes: 10, storageKey: sha256 });
  const sessionId = (session as { id: string }).id;
  const [resume] = await db.insert(resumes).values({ ownerId, sessionId, sha256, fileName: "a.pdf", labelNo }).returning();
  return { sessionId, resumeId: (resume as { id: string }).id };
}

async function addJob({ db }: Database, ownerId: OwnerId): Promise<string> {
  const profile = { language: "en", requirements: [], languages: [], responsibilities: [], flags: [] };
  const [job] = await db
    .insert(jobs)
    .values({ ownerId, title: "Driver", description: "Drive", language: "en", asOf: DAY, profile })
    .returning();
  return (job as { id: string }).id;
}

const causeOf = async (work: Promise<unknown>) => {
  const error = await work.then(() => null).catch((caught: Error & { cause?: Error & { constraint?: string } }) => caught);
  return error?.cause?.constraint ?? error?.message;
};

describeDatabases("a database", (driver) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(driver);
  });
  afterAll(() => database.close());

  it("says which one it is and holds every table and column of the schema", async () => {
    expect(database.driver).toBe(driver);
    const tables = Object.values(schema).filter((value) => is(value, PgTable));
    expect(tables.length).toBeGreaterThan(20);
    for (const table of tables)
      expect(
        await database.db
          .select()
          .from(table as PgTable)
          .limit(1),
      ).toEqual([]);
  });

  it("returns counts and large numbers as numbers, through drizzle and raw", async () => {
    const raw = await database.query("select count(*) as n, 9007199254740991::int8 as large");
    expect(raw.rows).toEqual([{ n: 1, large: 9007199254740991 }]);
    const [row] = await database.db.select({ n: count(), large: sql`4294967296::int8` }).from(uploadSessions);
    expect(row).toEqual({ n: expect.any(Number), large: 4294967296 });
  });

  it("keeps JSON, days and moments as they were", async () => {
    const jobId = await addJob(database, anna);
    const [job] = await database.db.select().from(jobs).where(eq(jobs.id, jobId));
    expect(job).toMatchObject({ asOf: DAY, profile: { language: "en", flags: [] }, versionOf: null });
    expect(Math.abs((job?.createdAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it("refuses a second resume with the same bytes in a session, and a label twice", async () => {
    const { sessionId, resumeId } = await addResume(database, anna);
    const [first] = await database.db.select().from(resumes).where(eq(resumes.id, resumeId));
    const again = { ownerId: anna, sessionId, sha256: first?.sha256 ?? "", fileName: "b.pdf", labelNo: 999 };
    expect(await causeOf(database.db.insert(resumes).values(again))).toBe("resumes_once_per_session");
    const other = await addResume(database, anna);
    const label = database.db
      .update(resumes)
      .set({ labelNo: first?.labelNo ?? 0 })
      .where(eq(resumes.id, other.resumeId));
    expect(await causeOf(label)).toBe("resumes_label");
  });

  it("refuses a row that points into another account", async () => {
    const { sessionId } = await addResume(database, anna);
    await database.db.insert(files).values({ ownerId: boris, sha256: "of-boris", bytes: 1, storageKey: "of-boris" });
    const stolen = { ownerId: boris, sessionId, sha256: "of-boris", fileName: "a.pdf", labelNo: 1 };
    expect(await causeOf(database.db.insert(resumes).values(stolen))).toBe("resumes_session_fk");
  });

  it("refuses a failed resume without a reason and words that are not states", async () => {
    const { resumeId } = await addResume(database, anna);
    const one = eq(resumes.id, resumeId);
    expect(await causeOf(database.db.update(resumes).set({ state: "failed" }).where(one))).toBe("resumes_failure");
    expect(
      await causeOf(
        database.db
          .update(resumes)
          .set({ state: "lost" as "ready" })
          .where(one),
      ),
    ).toBe("resumes_state");
  });

  it("deletes with a session everything that came from its resumes, and nothing else", async () => {
    const { db } = database;
    const gone = await addResume(database, anna);
    const stays = await addResume(database, anna);
    const jobId = await addJob(database, anna);
    const version = { ownerId: anna, jobId, rubric: [], engineVersion: "1", taxonomyVersion: "1" };
    const [analysis] = await db.insert(analyses).values(version).returning();
    const analysisId = analysis?.id as string;
    for (const { resumeId } of [gone, stays]) {
      const versions = { engineVersion: "1", taxonomyVersion: "1" };
      const empty = {} as never;
      await db.insert(documents).values({
        ownerId: anna,
        resumeId,
        engineVersion: "1",
        kind: "txt",
        language: "en",
        text: "driver",
        document: empty,
        personal: [],
      });
      const revision = {
        ownerId: anna,
        resumeId,
        revision: 1,
        origin: "engine" as const,
        asOf: DAY,
        profile: empty,
        counterfactuals: empty,
        ...versions,
      };
      const [made] = await db.insert(profileRevisions).values(revision).returning();
      await db.insert(analysisItems).values({ ownerId: anna, analysisId, resumeId });
      const result = {
        ownerId: anna,
        analysisId,
        resumeId,
        profileRevisionId: made?.id as string,
        score: 50,
        low: 40,
        high: 60,
        mustsMet: 1,
        mustsOf: 1,
        summary: { years: null, cells: [], flags: [] },
        result: empty,
        receiptHash: "h",
      };
      await db.insert(results).values(result);
      await db.insert(decisions).values({ ownerId: anna, jobId, resumeId, decision: "shortlist", evidenceOpened: true });
    }
    await db.delete(uploadSessions).where(eq(uploadSessions.id, gone.sessionId));
    for (const table of [documents, profileRevisions, analysisItems, results, decisions]) {
      const rows = await db.select({ resumeId: table.resumeId }).from(table);
      expect(rows).toEqual([{ resumeId: stays.resumeId }]);
    }
    expect((await db.select().from(analyses)).length).toBe(1);
    await db.delete(jobs).where(eq(jobs.id, jobId));
    expect([await db.$count(results), await db.$count(analyses), await db.$count(documents)]).toEqual([0, 0, 1]);
  });

  it("takes a text too long for a search vector and finds words in it", async () => {
    const { resumeId } = await addResume(database, anna);
    const text = `harbour pilot ${Array.from({ length: 200_000 }, (_, word) => `w${word}`).join(" ")}`;
    const row = {
      ownerId: anna,
      resumeId,
      engineVersion: "1",
      kind: "txt" as const,
      language: "en",
      text,
      document: {} as never,
      personal: [],
    };
    await database.db.insert(documents).values(row);
    const found = await database.db
      .select({ resumeId: documents.resumeId })
      .from(documents)
      .where(sql`${schema.toSearchWords(documents.text)} @@ websearch_to_tsquery('simple', ${'pilot "harbour pilot"'})`);
    expect(found).toEqual([{ resumeId }]);
  });

  it("undoes all of a transaction that throws, raw statements too", async () => {
    const work = database.db.transaction(async (tx) => {
      await tx.insert(uploadSessions).values({ ownerId: boris, name: "one" });
      await toQuery(tx).executeSql("insert into upload_sessions (owner_id, name) values ($1, $2)", ["boris", "two"]);
      expect(await tx.$count(uploadSessions, eq(uploadSessions.ownerId, boris))).toBe(2);
      throw new Error("changed my mind");
    });
    await expect(work).rejects.toThrow("changed my mind");
    expect(await database.db.$count(uploadSessions, eq(uploadSessions.ownerId, boris))).toBe(0);
  });

  it("binds values of raw statements in a transaction, whatever they hold", async () => {
    const hostile = "'; drop table resumes; -- $1 \\";
    const rows = await database.db.transaction(async (tx) => {
      const { executeSql } = toQuery(tx);
      await executeSql("insert into upload_sessions (owner_id, name) values ($2, $1)", [hostile, "boris"]);
      const found = await executeSql("select name, count(*) over () as n from upload_sessions where name = $1 and owner_id = any($2)", [
        hostile,
        ["boris"],
      ]);
      return found.rows;
    });
    expect(rows).toEqual([{ name: hostile, n: 1 }]);
    expect(await database.db.$count(uploadSessions, eq(uploadSessions.name, hostile))).toBe(1);
    expect((await database.query("select name from upload_sessions where name = $1", [hostile])).rows).toEqual([{ name: hostile }]);
  });

  it("stays usable after a group of raw statements failed half-way, and keeps nothing of it", async () => {
    await expect(database.query("begin; create table half (id int); select 1 / 0; commit")).rejects.toThrow("division by zero");
    expect((await database.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
    expect((await database.query("begin; create table whole (id int); commit; select 7 as last")).rows).toEqual([{ last: 7 }]);
    expect((await database.query("select to_regclass('whole') is not null as made")).rows).toEqual([{ made: true }]);
  });

  it("hears a notification when its transaction is committed, and none of one that was undone", async () => {
    const heard: string[] = [];
    const stop = await database.listen("Some channel", (payload) => heard.push(payload));
    await database.db
      .transaction((tx) => tx.execute(sql`select pg_notify('Some channel', 'undone')`).then(() => Promise.reject(new Error("no"))))
      .catch(() => undefined);
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('Some channel', 'done')`);
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard).toEqual(["done"]);
    await stop();
    await database.query("select pg_notify('Some channel', 'later')");
    await database.query("select 1");
    expect(heard).toEqual(["done"]);
  });
});
