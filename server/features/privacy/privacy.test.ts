import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { describeDatabases, openTestDatabase, type TestDatabase } from "../../test/open-test-database.ts";
import { aJob, uploadAndRead } from "../../test/recruiting.ts";
import { AMARA, DANIEL, listKeys, sampleFile, type TestClient } from "../../test/resume-files.ts";
import { PASSWORD } from "../../test/sign-up.ts";

const PRAISE = { kind: "praise", message: "The evidence is easy to follow." } as const;

/** A person with rows in every table that a person can fill: two sessions with a file in both, a match, a kit, notes. */
async function recruit(product: TestApp, client: TestClient) {
  const first = await uploadAndRead(product, client, [sampleFile(DANIEL), sampleFile(AMARA)]);
  const second = await client.createUploadSession({ body: { name: "Again" } }, { idempotencyKey: "second" });
  await client.uploadResumes({ params: { sessionId: second.id }, files: [sampleFile(DANIEL)] }, { idempotencyKey: "daniel" });
  await product.app.services.queue.idle();
  const job = await aJob(client);
  await client.startAnalysis({ params: { jobId: job.id }, body: { sessionIds: [first, second.id] } });
  await product.app.services.queue.idle();
  await client.updateSettings({ body: { blindReview: false } });
  const rows = (await client.listResumes({})).items;
  const daniels = rows.filter(({ fileName }) => fileName === DANIEL);
  const [daniel] = daniels;
  const [amara] = rows.filter(({ fileName }) => fileName === AMARA);
  if (daniel === undefined || amara === undefined || daniels.length !== 2) throw new Error("the resumes are not there");
  for (const { id: resumeId } of [daniel, amara]) {
    const { id: kitId } = await client.openInterview({ params: { jobId: job.id, resumeId }, body: { minutes: 30 } });
    await client.saveScorecard({ params: { kitId, resumeId }, body: { interviewer: "Ines", answers: [], recommendation: "yes" } });
    await client.decide({ params: { jobId: job.id }, body: { resumeId, decision: "shortlist", evidenceOpened: true } });
  }
  await client.revealResume({ params: { resumeId: daniel.id } });
  await client.trackLogin({ body: { method: "email", timestamp: new Date().toISOString(), isNewUser: true, loginStreak: 1 } });
  const { uid } = await client.getAccount({});
  return { uid, job, sessions: [first, second.id], daniel, twin: daniels[1] as typeof daniel, amara };
}

describeDatabases("privacy", (driver) => {
  let database: TestDatabase;
  let product: TestApp;
  beforeAll(async () => {
    database = await openTestDatabase(driver);
    product = await createTestApp(database.url === null ? {} : { databaseUrl: database.url });
  });
  afterAll(async () => {
    await product?.close();
    await database?.close();
  });

  const query = async (text: string) => (await product.app.services.database.query(text)).rows;
  const tables = async () =>
    (
      await query(`select table_schema || '."' || table_name || '"' as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`)
    ).map(({ name }) => String(name));
  /** Every table of the whole database with how many of its rows hold these words anywhere. */
  const search = async (...words: string[]) => {
    const found: Record<string, number> = {};
    for (const table of await tables()) {
      const conditions = words.map((word) => `strpos(lower(t::text), lower('${word.replaceAll("'", "''")}')) > 0`).join(" or ");
      const [row] = await query(`select count(*)::int as count from ${table} t where ${conditions}`);
      if (Number(row?.count) > 0) found[table] = Number(row?.count);
    }
    return found;
  };
  const ownedCounts = async (uid: string) => {
    const owned = await query(
      "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'owner_id'",
    );
    const counts: Record<string, number> = {};
    for (const { name } of owned) {
      const [row] = await query(`select count(*)::int as count from "${name}" where owner_id = '${uid}'`);
      counts[String(name)] = Number(row?.count);
    }
    return counts;
  };
  const isOnDisk = async (key: string) => (await product.app.services.files.read(key).catch(() => null)) !== null;

  it("a candidate is erased from every upload of the file, with all that was made of it, and nobody else is", async () => {
    const client = await product.as();
    const { uid, job, daniel, twin, amara } = await recruit(product, client);
    const keys = await listKeys(product, daniel.id);
    expect(Object.keys(await search(daniel.id))).toEqual(expect.arrayContaining(['public."results"', 'public."kit_probes"']));
    const erased = await client.eraseCandidate({ params: { resumeId: daniel.id } });
    expect(erased).toMatchObject({ files: 1, rows: { resumes: 2, documents: 2, results: 2, scorecards: 1, kit_probes: 1, decisions: 1 } });

    // The log keeps what was done to the id; ended jobs of the queue hold nothing but ids, for a day.
    const left = Object.entries(await search(daniel.id, twin.id)).filter(([table]) => !table.startsWith("pgboss."));
    expect(Object.fromEntries(left)).toEqual({ 'public."audit_entries"': 2 });
    expect(await search("Tsegaye", DANIEL)).toEqual({});
    const [lost, kept] = [await Promise.all(keys.map(isOnDisk)), await listKeys(product, amara.id)];
    expect([lost.filter((there) => !there).length, kept.length]).toEqual([1, 1]);
    expect(await isOnDisk(kept[0] as string)).toBe(true);

    const view = await client.getAnalysis({ params: { jobId: job.id } });
    expect(view.candidates.map(({ resumeId }) => resumeId)).toEqual([amara.id]);
    expect((await client.listActivity({})).items[0]).toMatchObject({
      action: "candidate.erase",
      text: "Erased a candidate",
      objectId: daniel.id,
    });
    await expect(client.eraseCandidate({ params: { resumeId: daniel.id } })).rejects.toMatchObject({ code: "absent" });
    expect((await ownedCounts(uid)).resumes).toBe(1);
  });

  it("a candidate's copy has everything about them and nothing of others, unmasked even under blind review, and is recorded", async () => {
    const client = await product.as();
    const { daniel, amara } = await recruit(product, client);
    await client.updateSettings({ body: { blindReview: true } });
    const copy = await client.getCandidateCopy({ params: { resumeId: daniel.id } });
    const counts = Object.fromEntries(Object.entries(copy.rows).map(([table, rows]) => [table, rows.length]));
    expect(counts).toMatchObject({
      resumes: 1,
      documents: 1,
      profile_revisions: 1,
      results: 1,
      decisions: 1,
      scorecards: 1,
      kit_probes: 1,
    });
    expect(copy.file?.name).toBe(DANIEL);
    expect(Buffer.from(copy.file?.base64 ?? "", "base64").equals(Buffer.from(await sampleFile(DANIEL).arrayBuffer()))).toBe(true);
    const text = JSON.stringify(copy);
    expect(text).toContain("Tsegaye");
    expect(text).not.toContain("Okafor");
    expect(text).not.toContain(amara.id);
    expect((await client.listActivity({})).items[0]).toMatchObject({ action: "candidate.copy", objectId: daniel.id });
  });

  it("the account's copy has what its person did and wrote, no candidate's words and no secret", async () => {
    const client = await product.as();
    const { uid, job } = await recruit(product, client);
    await client.sendFeedback({ body: PRAISE });
    const copy = await client.getAccountCopy({});
    const owned = Object.keys(await ownedCounts(uid));
    expect([...Object.keys(copy.rows), ...copy.leftOut]).toEqual(expect.arrayContaining(owned));
    expect(copy.rows.accounts).toMatchObject([{ uid, email: client.email }]);
    expect(copy.rows.jobs).toMatchObject([{ id: job.id }]);
    for (const table of ["credit_entries", "feedback", "decisions", "scorecards", "upload_sessions", "audit_entries"])
      expect([table, copy.rows[table]?.length ?? 0]).not.toEqual([table, 0]);
    const text = JSON.stringify(copy);
    for (const word of ["Tsegaye", "Okafor", DANIEL, "argon2", client.token]) expect(text).not.toContain(word);
    const [session] = await query(`select token from identity_sessions where user_id = '${uid}'`);
    expect(text).not.toContain(String(session?.token));
    expect((await client.listActivity({})).items[0]).toMatchObject({ action: "account.copy" });
  });

  it("usage counts the rows and names every limit with its number", async () => {
    const client = await product.as();
    await recruit(product, client);
    const bytes = (await Promise.all([DANIEL, AMARA].map(async (name) => (await sampleFile(name).arrayBuffer()).byteLength))).reduce(
      (a, b) => a + b,
    );
    expect(await client.getUsage({})).toEqual({
      resumes: 3,
      uploadSessions: 2,
      jobs: 1,
      analyses: 1,
      storedBytes: bytes,
      credits: 50,
      limits: [
        { name: "files-this-hour", unit: "files", used: 3, limit: 2_000 },
        { name: "waiting-resumes", unit: "resumes", used: 0, limit: 5_000 },
        { name: "fullest-session", unit: "bytes", used: bytes, limit: 1_073_741_824 },
        { name: "files-per-upload", unit: "files", used: null, limit: 100 },
        { name: "file-size", unit: "bytes", used: null, limit: 10_485_760 },
      ],
    });
  });

  it("an account is deleted only by its typed address", async () => {
    const client = await product.as();
    const other = client.deleteAccount({ body: { email: "somebody.else@example.com" } });
    await expect(other).rejects.toMatchObject({ status: 422, code: "email-mismatch" });
    expect((await client.getAccount({})).email).toBe(client.email);
  });

  it("a deleted account leaves no row in any table and no file, and everybody else's stay [AC-76]", async () => {
    const [client, other] = [await product.as("Mara Ortiz"), await product.as("Boris Lang")];
    const { uid, daniel, amara, job, sessions } = await recruit(product, client);
    const theirs = await recruit(product, other);
    for (const one of [client, other]) await one.sendFeedback({ body: PRAISE });
    const before = await ownedCounts(theirs.uid);
    const keys = await listKeys(product, daniel.id);
    const filled = Object.entries(await ownedCounts(uid))
      .filter(([, count]) => count > 0)
      .map(([name]) => name);
    expect(filled).toEqual(expect.arrayContaining(Object.keys(before).filter((name) => before[name] !== 0)));
    expect(filled.length).toBeGreaterThan(18);

    const typed = client.email.toUpperCase();
    const erased = await client.deleteAccount({ body: { email: typed, password: PASSWORD } });
    expect(erased).toMatchObject({ files: 2, rows: { accounts: 1, resumes: 3, jobs: 1 } });
    for (const [table, count] of Object.entries(await ownedCounts(uid))) expect([table, count]).toEqual([table, 0]);
    expect(await search(uid, client.email, daniel.id, amara.id, job.id, ...sessions)).toEqual({});
    expect(await Promise.all(keys.map(isOnDisk))).toEqual(keys.map(() => false));
    await expect(client.getAccount({})).rejects.toMatchObject({ status: 401 });
    expect(await ownedCounts(theirs.uid)).toEqual(before);
    expect(await isOnDisk((await listKeys(product, theirs.daniel.id))[0] as string)).toBe(true);
  });

  it("an account that is deleted while its resumes are being read leaves nothing either", async () => {
    const client = await product.as();
    const { uid } = await client.getAccount({});
    const { id: sessionId } = await client.createUploadSession({ body: { name: "In a hurry" } });
    await client.uploadResumes({ params: { sessionId }, files: [sampleFile(DANIEL), sampleFile(AMARA)] });
    const late = Promise.allSettled(Array.from({ length: 10 }, (_, no) => client.createUploadSession({ body: { name: `Late ${no}` } })));
    await client.deleteAccount({ body: { email: client.email } });
    await late;
    await product.app.services.queue.idle();
    expect(await search(uid, sessionId)).toEqual({});
  });
});
