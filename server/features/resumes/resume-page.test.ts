import { eq } from "drizzle-orm";
import { decode } from "fast-png";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePdf, print } from "../../../engine/documents/test/make-pdf.ts";
import { schema } from "../../db/index.ts";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { openSession, textFile, upload } from "../../test/resume-files.ts";

const { auditEntries } = schema;
let product: TestApp;
beforeAll(async () => {
  product = await createTestApp();
});
afterAll(() => product?.close());

const CONTENT = [
  print(60, 730, "Mara Ortiz", { size: 22, font: "F2" }),
  print(60, 706, "mara.ortiz@example.com"),
  print(60, 670, "Experience", { size: 14, font: "F2" }),
  print(60, 650, "Charge Nurse, Blue Harbor Clinic, 2019 - 2024"),
  print(60, 636, "Led triage and wound care on a ward of 40 beds"),
].join("");

async function read(file: File) {
  const { client, sessionId } = await openSession(product);
  const [added] = await upload(client, sessionId, [file]);
  await product.app.services.queue.idle();
  return { client, resumeId: added?.resumeId ?? "" };
}
const pdfFile = () => new File([makePdf([CONTENT]) as BlobPart], "mara.pdf");

test("a page comes as a picture with the places of its words; under blind review without who it is about", async () => {
  const { client, resumeId } = await read(pdfFile());
  const params = { resumeId, number: 1 };
  const [view, page] = [await client.getResume({ params: { resumeId } }), await client.getResumePage({ params })];
  const text = view.document?.text ?? "";
  const words = page.words.map(({ start, end }) => text.slice(start, end));
  expect(page).toMatchObject({ number: 1, width: 600, height: 800, blind: true });
  expect(words.join(" ")).toContain("Led triage and wound care on a ward of 40 beds");
  expect(words.join(" ")).not.toMatch(/mara|ortiz|█/i);
  const places = (view.profile?.skills ?? []).flatMap(({ evidence }) => evidence);
  expect(places.length).toBeGreaterThan(0);
  for (const { start, end } of places) expect(page.words.some((word) => word.start < end && start < word.end)).toBe(true);
  const picture = decode(Buffer.from(page.image, "base64"));
  expect([picture.width, picture.height]).toEqual([1200, 1600]);

  const seen = await client.revealResumePage({ params });
  const whole = (await client.revealResume({ params: { resumeId } })).document?.text ?? "";
  expect(seen.blind).toBe(false);
  expect(seen.words.map(({ start, end }) => whole.slice(start, end)).slice(0, 2)).toEqual(["Mara", "Ortiz"]);
  expect(seen.image).not.toBe(page.image);
  const [first] = seen.words;
  expect(colourCount(page.image, first)).toBe(1);
  expect(colourCount(seen.image, first)).toBeGreaterThan(1);
});

/** Different shades within a box of a page painted at two pixels a point. */
function colourCount(image: string, box: { x: number; y: number; width: number; height: number } | undefined): number {
  if (box === undefined) throw new Error("no word");
  const { data, width } = decode(Buffer.from(image, "base64"));
  const shades = new Set<number>();
  for (let y = Math.ceil(box.y * 2); y < Math.floor((box.y + box.height) * 2); y++)
    for (let x = Math.ceil(box.x * 2); x < Math.floor((box.x + box.width) * 2); x++) shades.add(data[(y * width + x) * 3] ?? -1);
  return shades.size;
}

test("revealing a page is recorded", async () => {
  const { client, resumeId } = await read(pdfFile());
  const count = async () => (await product.app.services.db.select().from(auditEntries).where(eq(auditEntries.objectId, resumeId))).length;
  await client.getResumePage({ params: { resumeId, number: 1 } });
  expect(await count()).toBe(0);
  await client.revealResumePage({ params: { resumeId, number: 1 } });
  expect(await count()).toBe(1);
});

test("pages that are not there, text files and files that are not read have no picture", async () => {
  const { client, resumeId } = await read(pdfFile());
  const text = await read(textFile("a.txt", "Mara Ortiz\nCook at Acme, 2019 - 2021"));
  const bad = await read(new File(["%PDF-1.7 nothing"], "bad.pdf"));
  const absent = { status: 404, code: "absent" };
  await expect(client.getResumePage({ params: { resumeId, number: 2 } })).rejects.toMatchObject(absent);
  await expect(text.client.getResumePage({ params: { resumeId: text.resumeId, number: 1 } })).rejects.toMatchObject(absent);
  await expect(bad.client.getResumePage({ params: { resumeId: bad.resumeId, number: 1 } })).rejects.toMatchObject(absent);
});
