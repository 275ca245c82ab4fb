import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { DANIEL, openSession, sampleFile, upload } from "../../test/resume-files.ts";
import { sweepFiles } from "./sweep-files.ts";

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp();
});
afterAll(() => product?.close());

test("a file without a row goes, files of resumes stay and can be read again", async () => {
  const { services } = product.app;
  const { client, sessionId } = await openSession(product);
  await upload(client, sessionId, [sampleFile(DANIEL)]);
  await services.queue.idle();
  const orphan = await services.files.put(
    (async function* () {
      yield new Uint8Array([1, 2, 3]);
    })(),
    { maxBytes: 10 },
  );
  if (orphan.kind !== "stored") throw new Error(orphan.kind);
  expect(await sweepFiles(services)).toBe(0);
  expect(await sweepFiles(services, 0)).toBe(1);
  await expect(services.files.read(orphan.key)).rejects.toMatchObject({ code: "absent" });
  const { rows } = await services.database.query("select storage_key from files");
  expect((await services.files.read(rows[0]?.storage_key as string)).length).toBeGreaterThan(100);
});

test("a candidate's number is not given again after the session is deleted", async () => {
  const { client, sessionId } = await openSession(product);
  await upload(client, sessionId, [sampleFile(DANIEL)]);
  await client.deleteUploadSession({ params: { sessionId } });
  const { id } = await client.createUploadSession({ body: { name: "Next" } });
  await upload(client, id, [sampleFile(DANIEL)]);
  const { resumes } = await client.getUploadSession({ params: { sessionId: id } });
  expect(resumes.map(({ label }) => label)).toEqual(["Candidate 2"]);
});
