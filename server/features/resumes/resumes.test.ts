import { setTimeout as sleep } from "node:timers/promises";
import type { ResumeRow } from "@fairlead/contracts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schema } from "../../db/index.ts";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { describeDatabases, openTestDatabase, type TestDatabase } from "../../test/open-test-database.ts";
import {
  AMARA,
  DANIEL,
  ELIF,
  listKeys,
  listRows,
  lockedFile,
  openSession,
  sampleFile,
  seeNames,
  textFile,
  upload,
} from "../../test/resume-files.ts";

describeDatabases("Resumes", (driver) => {
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

  test("what belongs to another account is absent like what never was", async () => {
    const { client, sessionId } = await openSession(product);
    const [mine] = await upload(client, sessionId, [textFile("a.txt", "Mara Ortiz\nCook")]);
    await idle();
    const stranger = await product.as("Ada Weiss");
    const never = "00000000-0000-4000-8000-000000000000";
    const absent = { status: 404, code: "absent" };
    for (const id of [sessionId, never, "no-id"]) {
      const params = { sessionId: id };
      await expect(stranger.getUploadSession({ params })).rejects.toMatchObject(absent);
      await expect(stranger.renameUploadSession({ params, body: { name: "x" } })).rejects.toMatchObject(absent);
      await expect(stranger.deleteUploadSession({ params })).rejects.toMatchObject(absent);
      await expect(stranger.uploadResumes({ params, files: [textFile("x.txt", "x")] })).rejects.toMatchObject(absent);
    }
    for (const id of [mine?.resumeId ?? "", never, "no-id"]) {
      const params = { resumeId: id };
      await expect(stranger.getResume({ params })).rejects.toMatchObject(absent);
      await expect(stranger.revealResume({ params })).rejects.toMatchObject(absent);
      await expect(stranger.retryResume({ params })).rejects.toMatchObject(absent);
    }
    expect((await stranger.listResumes({ query: { sessionId } })).items).toEqual([]);
    expect((await stranger.listUploadSessions({})).items).toEqual([]);
    expect(await listRows(client, sessionId)).toHaveLength(1);
  });

  test("blind answers hold nothing that says who it is; revealing does and is recorded", async () => {
    const { client, sessionId } = await openSession(product);
    const [daniel] = await upload(client, sessionId, [sampleFile(DANIEL), sampleFile(AMARA)]);
    await idle();
    const params = { resumeId: daniel?.resumeId ?? "" };
    const personal = [/tsegaye/i, /daniel/i, /okafor/i, /amara/i, /@example\.com/, /555-01/];
    const blind = await client.getResume({ params });
    const answers = [blind, await client.getUploadSession({ params: { sessionId } }), await client.listResumes({})];
    for (const words of personal) expect(JSON.stringify(answers)).not.toMatch(words);
    expect(blind).toMatchObject({ blind: true, name: null, fileName: null });
    expect(blind.document?.masked.length).toBeGreaterThan(3);
    for (const { start, end, raw } of blind.profile?.meta.places ?? []) expect(blind.document?.text.slice(start, end)).toBe(raw);
    for (const skill of blind.profile?.skills ?? [])
      for (const { start, end, text: words } of skill.evidence) expect(blind.document?.text.slice(start, end)).toBe(words);

    const seen = await client.revealResume({ params });
    expect(seen).toMatchObject({ blind: false, name: "Daniel Tsegaye", fileName: DANIEL });
    expect(seen.document?.text).toContain("daniel.tsegaye@example.com");
    expect(seen.document?.masked).toEqual([]);
    expect(blind.covered).toEqual([]);
    expect(seen.covered.map(({ kind }) => kind)).toEqual(blind.document?.masked.map(({ kind }) => kind));
    expect(seen.covered.map(({ start, end }) => seen.document?.text.slice(start, end))).toContain("Daniel Tsegaye");
    const entries = await product.app.services.db
      .select()
      .from(schema.auditEntries)
      .where(eq(schema.auditEntries.objectId, params.resumeId));
    expect(entries.map(({ action }) => action)).toEqual(["resume.reveal"]);

    await seeNames(client);
    expect(await client.getResume({ params })).toEqual(seen);
    expect((await client.listResumes({})).items.map(({ name }) => name).sort()).toEqual(["Amara Okafor", "Daniel Tsegaye"]);
  });

  test("search finds words and skills, and names only for those who may see them", async () => {
    const { client, sessionId } = await openSession(product);
    await upload(client, sessionId, [sampleFile(DANIEL), sampleFile(AMARA), sampleFile(ELIF)]);
    await idle();
    const find = async (search: string): Promise<string[]> =>
      (await client.listResumes({ query: { search } })).items.map(({ label }) => label);
    expect(await find("zendesk")).toEqual(["Candidate 1"]);
    expect(await find("Zend")).toEqual(["Candidate 1"]);
    expect(await find("front desk assistant")).toEqual(["Candidate 1"]);
    expect(await find("kotlin")).toEqual([]);
    for (const label of ["Candidate 2", "candidate 2", " Candidate 02"]) expect(await find(label)).toEqual(["Candidate 2"]);
    expect(await find("Candidate 4")).toEqual([]);
    expect(await find("2")).toContain("Candidate 2");
    for (const odd of ["%", "_", "'", "\\", "a & | !", "<->", ":*", "()"]) expect(await find(odd)).toBeInstanceOf(Array);
    for (const name of ["Tsegaye", "tsega", "daniel.tsegaye@example.com", "daniel-tsegaye"]) expect(await find(name)).toEqual([]);
    await seeNames(client);
    expect(await find("Candidate 2")).toEqual(["Candidate 2"]);
    for (const name of ["Tsegaye", "tsega", "daniel.tsegaye@example.com", "daniel-tsegaye"])
      expect(await find(name)).toEqual(["Candidate 1"]);
  });

  test("a skill that is called like the person is not told under blind review", async () => {
    const { client, sessionId } = await openSession(product);
    const words = "Mara Kahananui\nBiologist\nmara.kahananui@example.com\n\nSKILLS\nKahananui, Python, Reef surveys\n";
    await upload(client, sessionId, [textFile("a.txt", words)]);
    await idle();
    const [row] = (await client.listResumes({})).items;
    expect(JSON.stringify([row, await client.listResumes({ query: { search: "kahananui" } })])).not.toMatch(/kahananui/i);
    expect((await client.listResumes({ query: { search: "kahananui" } })).items).toEqual([]);
    expect((await client.listResumes({ query: { search: "reef" } })).items.map(({ id }) => id)).toEqual([row?.id]);
    expect((await client.getResume({ params: { resumeId: row?.id ?? "" } })).profile?.skills).toHaveLength(row?.summary?.skillCount ?? -1);
    await seeNames(client);
    expect((await client.listResumes({})).items[0]?.summary?.topSkills.join()).toMatch(/kahananui/i);
  });

  test("lists come in pages that neither repeat nor leave out", async () => {
    const { client, sessionId } = await openSession(product);
    await upload(
      client,
      sessionId,
      Array.from({ length: 7 }, (_, no) => textFile(`${no}.txt`, `Cook ${no}`)),
    );
    const pages: ResumeRow[][] = [];
    for (let after: string | undefined, more = true; more; ) {
      const { items, next } = await client.listResumes({ query: { limit: 3, after } });
      pages.push(items);
      after = next ?? undefined;
      more = next !== null;
    }
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(pages.flat().map(({ label }) => label)).toEqual([7, 6, 5, 4, 3, 2, 1].map((no) => `Candidate ${no}`));
    await idle();
    expect((await client.listResumes({ query: { state: "ready", sessionId } })).items).toHaveLength(7);
    expect((await client.listResumes({ query: { state: "failed" } })).items).toEqual([]);
    const second = await client.createUploadSession({ body: { name: "Second" } });
    const { items, next } = await client.listUploadSessions({ query: { limit: 1 } });
    expect(items.map(({ id }) => id)).toEqual([second.id]);
    const rest = await client.listUploadSessions({ query: { limit: 1, after: next ?? undefined } });
    expect([rest.items.map(({ id }) => id), rest.next]).toEqual([[sessionId], null]);
    await idle();
  });

  test("a session that is deleted while its files are read takes everything with it", async () => {
    const { client, sessionId } = await openSession(product);
    const answers = await upload(client, sessionId, [
      ...Array.from({ length: 30 }, (_, no) => textFile(`${no}.txt`, `Mara Ortiz\nCook ${no}`)),
      sampleFile(AMARA),
    ]);
    const keys = await listKeys(product, answers[0]?.resumeId ?? "");
    expect(keys.length).toBe(31);
    const before = product.app.services.queue.counts();
    expect(await client.deleteUploadSession({ params: { sessionId } })).toEqual({ deletedResumes: 31 });
    await idle();
    const { retried, givenUp } = product.app.services.queue.counts();
    expect([retried, givenUp]).toEqual([before.retried, before.givenUp]);
    for (const key of keys) await expect(product.app.services.files.read(key)).rejects.toMatchObject({ code: "absent" });
    for (const table of [schema.documents, schema.profileRevisions]) {
      const rows = await product.app.services.db
        .select()
        .from(table)
        .where(eq(table.resumeId, answers[0]?.resumeId ?? ""));
      expect(rows).toEqual([]);
    }
    await expect(client.getUploadSession({ params: { sessionId } })).rejects.toMatchObject({ code: "absent" });
  });

  test("a file stays on disk until its last resume is gone", async () => {
    const { client, sessionId } = await openSession(product);
    const other = await client.createUploadSession({ body: { name: "Other" } });
    const [first] = await upload(client, sessionId, [textFile("a.txt", "Mara Ortiz\nCook")]);
    await upload(client, other.id, [textFile("a.txt", "Mara Ortiz\nCook")]);
    await idle();
    const [key = ""] = await listKeys(product, first?.resumeId ?? "");
    await client.deleteUploadSession({ params: { sessionId } });
    expect(await product.app.services.files.read(key)).toHaveLength(15);
    await client.deleteUploadSession({ params: { sessionId: other.id } });
    await expect(product.app.services.files.read(key)).rejects.toMatchObject({ code: "absent" });
  });

  test("a failed resume can be tried again, another one cannot", async () => {
    const { client, sessionId } = await openSession(product);
    const [bad, good] = await upload(client, sessionId, [lockedFile("locked.pdf"), textFile("a.txt", "Mara Ortiz\nCook")]);
    await idle();
    const retried = await client.retryResume({ params: { resumeId: bad?.resumeId ?? "" } });
    expect(retried).toMatchObject({ state: expect.stringMatching(/queued|reading|failed/) });
    await idle();
    expect((await listRows(client, sessionId)).map(({ state }) => state)).toEqual(["failed", "ready"]);
    await expect(client.retryResume({ params: { resumeId: good?.resumeId ?? "" } })).rejects.toMatchObject({ code: "not-failed" });
  });

  test("the browser is told every state a resume goes through", async () => {
    const { client, sessionId } = await openSession(product);
    const ended = new AbortController();
    const states: string[] = [];
    const following = client.streamEvents({
      signal: ended.signal,
      onEvent: (event) => event.type === "resume" && states.push(event.state),
    });
    await sleep(200);
    await upload(client, sessionId, [textFile("a.txt", "Mara Ortiz\nCook")]);
    await expect.poll(() => states, { timeout: 5_000 }).toEqual(["queued", "reading", "ready"]);
    ended.abort();
    await following;
  });

  test("a session is renamed and keeps its resumes", async () => {
    const { client, sessionId } = await openSession(product, "Old name");
    await upload(client, sessionId, [textFile("a.txt", "Mara Ortiz\nCook")]);
    const renamed = await client.renameUploadSession({ params: { sessionId }, body: { name: "  New name " } });
    expect(renamed).toMatchObject({ id: sessionId, name: "New name" });
    await expect(client.renameUploadSession({ params: { sessionId }, body: { name: " " } })).rejects.toMatchObject({
      code: "invalid-input",
    });
    await idle();
  });

  test("the samples come once, however often they are asked for", async () => {
    const client = await product.as();
    const [first, second] = await Promise.all([client.addSamples({ body: {} }), client.addSamples({ body: {} })]);
    expect({ ...second, added: first.added + second.added }).toEqual({ ...first, added: 12 });
    const { sessionId } = first;
    expect(await client.addSamples({ body: {} })).toEqual({ ...first, added: 0 });
    await client.renameUploadSession({ params: { sessionId }, body: { name: "To try things out" } });
    expect(await client.addSamples({ body: {} })).toEqual({ ...first, added: 0 });
    await idle();
    expect((await client.listUploadSessions({})).items.map(({ name, counts }) => [name, counts.ready])).toEqual([
      ["To try things out", 12],
    ]);
    expect((await client.listJobs({})).items).toHaveLength(2);
    await client.deleteUploadSession({ params: { sessionId } });
    expect(await client.addSamples({ body: {} })).toMatchObject({ jobIds: first.jobIds, added: 12 });
    await idle();
  });

  test("the samples do not join a session because one of them was uploaded there", async () => {
    const { client, sessionId } = await openSession(product);
    await upload(client, sessionId, [sampleFile(AMARA)]);
    const samples = await client.addSamples({ body: {} });
    expect(samples).toMatchObject({ added: 12 });
    expect(samples.sessionId).not.toBe(sessionId);
    await idle();
  });
});
