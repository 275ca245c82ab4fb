import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { LIMITS, type UploadedFile } from "@fairlead/contracts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
  scannedFile,
  seeNames,
  textFile,
  upload,
} from "../../test/resume-files.ts";

describeDatabases("Uploads", (driver) => {
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

  test("files of three kinds become candidates with a summary, in the order sent", async () => {
    const { client, sessionId } = await openSession(product);
    const answers = await upload(client, sessionId, [sampleFile(AMARA), sampleFile(ELIF), sampleFile(DANIEL)]);
    expect(answers.map(({ status, failure }) => [status, failure])).toEqual([
      ["accepted", null],
      ["accepted", null],
      ["accepted", null],
    ]);
    await idle();
    const { session, resumes } = await client.getUploadSession({ params: { sessionId } });
    expect(session.counts).toEqual({ queued: 0, reading: 0, ready: 3, failed: 0 });
    expect(resumes.map(({ id }) => id)).toEqual(answers.map(({ resumeId }) => resumeId));
    expect(resumes.map(({ label, kind, state }) => [label, kind, state])).toEqual([
      ["Candidate 1", "pdf", "ready"],
      ["Candidate 2", "docx", "ready"],
      ["Candidate 3", "txt", "ready"],
    ]);
    for (const { summary, bytes } of resumes) {
      expect(bytes).toBeGreaterThan(1_000);
      expect(summary?.pages).toBeGreaterThanOrEqual(1);
      expect(summary?.skillCount).toBeGreaterThanOrEqual(5);
      expect(summary?.topSkills).toHaveLength(3);
      expect(summary?.years).toBeGreaterThan(0);
    }
    const view = await client.getResume({ params: { resumeId: resumes[2]?.id ?? "" } });
    const longest = [...(view.profile?.skills ?? [])].sort((a, b) => (b.months ?? -1) - (a.months ?? -1))[0]?.months;
    const top = view.profile?.skills.find(({ name }) => name === resumes[2]?.summary?.topSkills[0]);
    expect(top?.months).toBe(longest);
    expect(view.profile?.meta.asOf).toBe(new Date().toISOString().slice(0, 10));
  });

  test("every bad file has its own reason and the others go on", async () => {
    const { client, sessionId } = await openSession(product);
    const answers = await upload(client, sessionId, [
      textFile("empty.txt", ""),
      new File([new Uint8Array(LIMITS.fileBytes + 1)], "large.pdf"),
      lockedFile("locked.pdf"),
      scannedFile("scan.pdf"),
      textFile("damaged.pdf", "%PDF-1.7 and then nothing"),
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])], "photo.pdf"),
      textFile("blank.txt", " \n \n"),
      sampleFile(DANIEL),
    ]);
    expect(answers.map(({ status, failure }) => failure?.code ?? status)).toEqual(["empty", "too-large", ...Array(6).fill("accepted")]);
    expect(answers[0]?.failure).toMatchObject({ message: "The file is empty.", retryable: false });
    await idle();
    const rows = await listRows(client, sessionId);
    expect(rows.map(({ fileName, fileNo, failure }) => [fileName, fileNo?.no, failure?.code])).toEqual([
      [null, 1, "encrypted"],
      [null, 2, "needs-text"],
      [null, 3, "damaged"],
      [null, 4, "unsupported-type"],
      [null, 5, "no-text"],
      [null, undefined, undefined],
    ]);
    expect(rows[1]?.fileNo).toEqual({ no: 2, of: 6 });
    expect(rows[0]?.failure?.actions).toEqual(["Save a copy without a password and upload that"]);
    const view = await client.getResume({ params: { resumeId: rows[0]?.id ?? "" } });
    expect(view).toMatchObject({ state: "failed", fileName: null, document: null, profile: null });
    const revealed = await client.revealResume({ params: { resumeId: view.id } });
    expect(revealed).toMatchObject({ fileName: "locked.pdf", fileNo: { no: 1, of: 6 } });
  });

  test("the same bytes in a session are one candidate, in another session another one with the same file", async () => {
    const { client, sessionId } = await openSession(product);
    const [first] = await upload(client, sessionId, [textFile("a.txt", "Mara Ortiz\nCook")]);
    const more = await upload(client, sessionId, [textFile("b.txt", "Mara Ortiz\nCook"), textFile("c.txt", "Mara Ortiz\nChef")]);
    expect(more.map(({ status, resumeId }) => [status, resumeId === first?.resumeId])).toEqual([
      ["duplicate", true],
      ["accepted", false],
    ]);
    const other = await client.createUploadSession({ body: { name: "Autumn" } });
    const [copy] = await upload(client, other.id, [textFile("a.txt", "Mara Ortiz\nCook")]);
    expect(copy?.status).toBe("accepted");
    expect(await listKeys(product, first?.resumeId ?? "")).toHaveLength(2);
  });

  test("the same bytes sent twenty times at once are accepted once", async () => {
    const { client, sessionId } = await openSession(product);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, no) => upload(client, sessionId, [textFile(`${no}.txt`, "Mara Ortiz\nSailor")])),
    );
    const answers = all.flat();
    expect(answers.filter(({ status }) => status === "accepted")).toHaveLength(1);
    expect(answers.filter(({ status }) => status === "duplicate")).toHaveLength(19);
    expect(new Set(answers.map(({ resumeId }) => resumeId)).size).toBe(1);
    expect(await listRows(client, sessionId)).toHaveLength(1);
  });

  test("uploads side by side give every candidate a number of its own", async () => {
    const { client, sessionId } = await openSession(product);
    await Promise.all(
      Array.from({ length: 6 }, (_, no) => upload(client, sessionId, [textFile("a.txt", `Cook ${no}`), textFile("b.txt", `Chef ${no}`)])),
    );
    const labels = (await listRows(client, sessionId)).map(({ label }) => label);
    expect(labels).toEqual(Array.from({ length: 12 }, (_, no) => `Candidate ${no + 1}`));
  });

  test("an upload that comes after another one gets the later numbers, although it arrives first", async () => {
    const { client, sessionId } = await openSession(product);
    const names = ["a.txt", "b.txt", "c.txt"];
    const send = (no: number) => {
      const query = no === 0 ? {} : { after: names[no - 1] ?? "" };
      const files = [textFile(names[no] ?? "", `Baker ${no}`)];
      return client.uploadResumes({ params: { sessionId }, query, files }, { idempotencyKey: names[no] ?? "" });
    };
    const late = [send(2), send(1)];
    await sleep(300);
    const answers = [await send(0), ...(await Promise.all(late)).reverse()];
    const rows = await listRows(client, sessionId);
    expect(rows.map(({ id }) => id)).toEqual(answers.map(({ files }) => files[0]?.resumeId));
    expect(rows.map(({ label }) => label)).toEqual(["Candidate 1", "Candidate 2", "Candidate 3"]);
  });

  test("of 130 files a hundred are taken and thirty are named as too many", async () => {
    const { client, sessionId } = await openSession(product);
    const answers = await upload(
      client,
      sessionId,
      Array.from({ length: 130 }, (_, no) => textFile(`${no}.txt`, `Mara Ortiz\nCook number ${no}`)),
    );
    expect(answers.map(({ fileName }) => fileName)).toEqual(Array.from({ length: 130 }, (_, no) => `${no}.txt`));
    expect(answers.slice(0, 100).every(({ status }) => status === "accepted")).toBe(true);
    expect(answers.slice(100).every(({ failure }) => failure?.code === "too-many-files")).toBe(true);
    await idle();
    expect((await client.getUploadSession({ params: { sessionId } })).session.counts.ready).toBe(100);
  });

  test("a file name is plain text, whatever it holds", async () => {
    const { client, sessionId } = await openSession(product);
    await seeNames(client);
    const names = ["<img src=x onerror=alert(1)>.pdf", "../../etc/passwd", "resume\u202Efdp.exe", "'; drop table resumes; --.txt"];
    const answers = await upload(
      client,
      sessionId,
      names.map((name, no) => textFile(name, `Cook ${no}`)),
    );
    const shown = ["<img src=x onerror=alert(1)>.pdf", "passwd", "resumefdp.exe", "'; drop table resumes; --.txt"];
    expect(answers.map(({ fileName }) => fileName)).toEqual(shown);
    await idle();
    const rows = await listRows(client, sessionId);
    expect(rows.map(({ fileName }) => fileName)).toEqual(shown);
    expect(rows[0]?.flags.map(({ code }) => code)).toEqual(["name-mismatch", "nothing-found"]);
    expect(rows[3]?.flags.map(({ code }) => code)).toEqual(["nothing-found"]);
  });

  test("an upload that is sent again under the same key is not taken twice", async () => {
    const { client, sessionId } = await openSession(product);
    const again = () =>
      client.uploadResumes({ params: { sessionId }, files: [textFile("a.txt", "Mara Ortiz\nCook")] }, { idempotencyKey: "one" });
    expect(await again()).toEqual(await again());
    expect(await listRows(client, sessionId)).toHaveLength(1);
    await idle();
  });

  test("what was taken is read after a restart", async () => {
    const { client, sessionId } = await openSession(product);
    const files = Array.from({ length: 12 }, (_, no) => textFile(`${no}.txt`, `Mara Ortiz\nCook ${no}`));
    const answers = await upload(client, sessionId, files);
    await product.restart();
    await idle();
    const rows = await product.app.services.db.select().from(schema.resumes).where(eq(schema.resumes.sessionId, sessionId));
    const states = new Map(rows.map(({ id, state }) => [id, state]));
    expect(answers.map(({ resumeId }) => states.get(resumeId ?? ""))).toEqual(answers.map(() => "ready"));
  });

  test("a connection that breaks off leaves the files before it and nothing half", async () => {
    const { client, sessionId } = await openSession(product);
    await breakOff(`${product.url}/api/v1/upload-sessions/${sessionId}/resumes`, client.token, [
      part("a.txt", "Mara Ortiz\nCook"),
      part("b.txt", "Mara Ortiz\nChef"),
      part("c.txt", "x".repeat(200_000)).slice(0, 100_000),
    ]);
    await expect.poll(async () => (await listRows(client, sessionId)).length, { timeout: 5_000 }).toBe(2);
    await idle();
    expect((await client.getUploadSession({ params: { sessionId } })).session.counts.ready).toBe(2);
    const answers = await upload(client, sessionId, [textFile("a.txt", "Mara Ortiz\nCook"), textFile("c.txt", "x".repeat(200_000))]);
    expect(answers.map(({ status }) => status)).toEqual(["duplicate", "accepted"]);
  });
});

describe("A request for an upload", () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await createTestApp();
  });
  afterAll(() => product?.close());

  test("without files, or with files in another field, says so", async () => {
    const client = await product.as();
    const { id } = await client.createUploadSession({ body: { name: "x" } });
    const address = `${product.url}/api/v1/upload-sessions/${id}/resumes`;
    const headers = { authorization: `Bearer ${client.token}` };
    const form = new FormData();
    form.append("note", "no file");
    expect((await fetch(address, { method: "POST", headers, body: form })).status).toBe(400);
    expect((await fetch(address, { method: "POST", headers, body: "{}" })).status).toBe(400);
    form.append("other", textFile("a.txt", "Mara Ortiz"));
    const answer = (await (await fetch(address, { method: "POST", headers, body: form })).json()) as { files: UploadedFile[] };
    expect(answer.files.map(({ status, failure }) => [status, failure?.code])).toEqual([["rejected", "invalid-input"]]);
  });

  test("of a full disk is refused as a whole", async () => {
    const client = await product.as();
    const { id: sessionId } = await client.createUploadSession({ body: { name: "x" } });
    const { files } = product.app.services;
    const { freeBytes } = files;
    files.freeBytes = async () => LIMITS.freeBytes - 1;
    try {
      const refused = { status: 507, code: "storage-full" };
      await expect(client.uploadResumes({ params: { sessionId }, files: [textFile("a.txt", "x")] })).rejects.toMatchObject(refused);
    } finally {
      files.freeBytes = freeBytes;
    }
  });
});

const BOUNDARY = "a-boundary";
const part = (name: string, content: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\n${content}\r\n`;

/** Sends the pieces, then drops the connection. */
async function breakOff(address: string, token: string, pieces: string[]): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  const sending = request(address, { method: "POST", headers });
  const ended = new Promise((resolve) => sending.on("error", resolve).on("close", resolve));
  for (const piece of pieces) await new Promise((resolve) => sending.write(piece, resolve));
  await sleep(100);
  sending.destroy();
  await ended;
}
