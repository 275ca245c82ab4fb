import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schema } from "../../db/index.ts";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { describeDatabases, openTestDatabase, type TestDatabase } from "../../test/open-test-database.ts";
import { aJob } from "../../test/recruiting.ts";
import {
  AMARA,
  anotherVersion,
  DANIEL,
  listRows,
  openSession,
  sampleFile,
  seeNames,
  type TestClient,
  upload,
} from "../../test/resume-files.ts";

describeDatabases("resumes that look alike", (driver) => {
  let database: TestDatabase | undefined;
  let product: TestApp;
  beforeAll(async () => {
    if (driver === "postgres") database = await openTestDatabase(driver);
    product = await createTestApp(database?.url ? { databaseUrl: database.url } : {});
  });
  afterAll(async () => {
    await product?.close();
    await database?.close();
  });

  const idle = () => product.app.services.queue.idle();
  /** Daniel twice and Amara once, uploaded together. */
  const open = async () => {
    const { client, sessionId } = await openSession(product);
    const answers = await upload(client, sessionId, [sampleFile(DANIEL), sampleFile(AMARA), anotherVersion(DANIEL)]);
    await idle();
    const [first, amara, second] = answers.map(({ resumeId }) => resumeId as string) as [string, string, string];
    return { client, sessionId, first, amara, second };
  };
  const alike = async (client: TestClient, sessionId: string) =>
    (await listRows(client, sessionId)).map(({ looksLike }) => looksLike.map(({ label }) => label));
  const rowsOf = async (client: TestClient) => {
    const { uid } = await client.getAccount({});
    const { db } = product.app.services;
    const count = async (table: typeof schema.sketches | typeof schema.sketchKeys | typeof schema.likenesses) =>
      (
        await db
          .select()
          .from(table)
          .where(eq(table.ownerId, uid as never))
      ).length;
    return { sketches: await count(schema.sketches), keys: await count(schema.sketchKeys), pairs: await count(schema.likenesses) };
  };

  test("name each other, say why, and stay two candidates", async () => {
    const { client, sessionId, first, second } = await open();
    await seeNames(client);
    expect(await alike(client, sessionId)).toEqual([["Candidate 3"], [], ["Candidate 1"]]);
    const { looksLike } = await client.getResume({ params: { resumeId: second } });
    const reasons = ["mail", "phone", "text"];
    expect(looksLike).toEqual([{ resumeId: first, label: "Candidate 1", name: "Daniel Tsegaye", fileName: DANIEL, reasons }]);
    expect((await client.listResumes({})).items).toHaveLength(3);
  });

  test("are marked in an analysis by their labels, also where the other one is not analysed", async () => {
    const { client, sessionId, first, second } = await open();
    const { id: jobId } = await aJob(client);
    await client.startAnalysis({ params: { jobId }, body: { sessionIds: [sessionId] } });
    await idle();
    const marks = async () => {
      const { candidates } = await client.getAnalysis({ params: { jobId } });
      return Object.fromEntries(candidates.map(({ label, looksLike }) => [label, looksLike]));
    };
    expect(await marks()).toEqual({ "Candidate 1": ["Candidate 3"], "Candidate 2": [], "Candidate 3": ["Candidate 1"] });
    const { id: later } = await client.createUploadSession({ body: { name: "Later" } });
    await upload(client, later, [sampleFile(AMARA)]);
    await client.denyLikeness({ params: { resumeId: first, otherId: second }, body: { isDenied: true } });
    await idle();
    expect(await marks()).toEqual({ "Candidate 1": [], "Candidate 2": ["Candidate 4"], "Candidate 3": [] });
  });

  test("are found in whatever session they came, also as the same file again", async () => {
    const { client, sessionId } = await open();
    const { id } = await client.createUploadSession({ body: { name: "Later" } });
    await upload(client, id, [sampleFile(AMARA)]);
    await idle();
    expect(await alike(client, id)).toEqual([["Candidate 2"]]);
    expect((await alike(client, sessionId))[1]).toEqual(["Candidate 4"]);
  });

  test("are never found in another account", async () => {
    await open();
    const { client, sessionId } = await openSession(product);
    await upload(client, sessionId, [sampleFile(DANIEL)]);
    await idle();
    expect(await alike(client, sessionId)).toEqual([[]]);
  });

  test("are labels only under blind review, also in the answer that reveals one of them", async () => {
    const { client, sessionId, first, second } = await open();
    const params = { resumeId: first };
    const blind = [await client.getResume({ params }), await listRows(client, sessionId), await client.listResumes({})];
    for (const words of [/tsegaye/i, /daniel/i, /okafor/i, /amara/i, /@example\.com/, /555-01/])
      expect(JSON.stringify(blind)).not.toMatch(words);
    const reasons = ["mail", "phone", "text"];
    const masked = [{ resumeId: second, label: "Candidate 3", name: null, fileName: null, reasons }];
    expect((await client.getResume({ params })).looksLike).toEqual(masked);
    expect(await client.revealResume({ params })).toMatchObject({ name: "Daniel Tsegaye", looksLike: masked });
    const denied = await client.denyLikeness({ params: { resumeId: second, otherId: first }, body: { isDenied: true } });
    expect(JSON.stringify(denied)).not.toMatch(/tsegaye|daniel/i);
  });

  test("are not said again to look alike once a person said that they are not the same; that can be taken back", async () => {
    const { client, sessionId, first, second } = await open();
    const deny = (isDenied: boolean) => client.denyLikeness({ params: { resumeId: first, otherId: second }, body: { isDenied } });
    expect((await deny(true)).looksLike).toEqual([]);
    expect(await alike(client, sessionId)).toEqual([[], [], []]);
    expect((await deny(false)).looksLike.map(({ resumeId }) => resumeId)).toEqual([second]);
    expect(await alike(client, sessionId)).toEqual([["Candidate 3"], [], ["Candidate 1"]]);
  });

  test("can only be denied where they were said to look alike", async () => {
    const { client, first, amara } = await open();
    const body = { isDenied: true };
    const absent = { status: 404, code: "absent" };
    await expect(client.denyLikeness({ params: { resumeId: first, otherId: amara }, body })).rejects.toMatchObject(absent);
    await expect(client.denyLikeness({ params: { resumeId: first, otherId: first }, body })).rejects.toMatchObject(absent);
    const stranger = await open();
    const params = { resumeId: first, otherId: stranger.second };
    await expect(stranger.client.denyLikeness({ params, body })).rejects.toMatchObject(absent);
  });

  test("are forgotten with the erased candidate and with the deleted session", async () => {
    const { client, sessionId, first } = await open();
    const before = await rowsOf(client);
    expect(before).toMatchObject({ sketches: 3, pairs: 1 });
    await client.eraseCandidate({ params: { resumeId: first } });
    expect(await alike(client, sessionId)).toEqual([[], []]);
    expect(await rowsOf(client)).toMatchObject({ sketches: 2, pairs: 0 });
    await client.deleteUploadSession({ params: { sessionId } });
    expect(await rowsOf(client)).toEqual({ sketches: 0, keys: 0, pairs: 0 });
  });
});
