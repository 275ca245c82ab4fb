import { expect, test } from "vitest";
import { readDocument } from "../read-document.ts";
import { type MadePage, makePdf, print } from "../test/make-pdf.ts";
import type { Document } from "../types.ts";
import { type ShownPage, showPage } from "./show-page.ts";

const RESUME = print(60, 730, "Mara Ortiz", { size: 22, font: "F2" }) + print(60, 690, "Charge Nurse at Blue Harbor Clinic");

async function read(page: MadePage | string): Promise<{ bytes: Uint8Array; document: Document }> {
  const bytes = makePdf([page]);
  const reading = await readDocument(bytes);
  if (reading.kind !== "read") throw new Error(reading.code);
  return { bytes, document: reading.document };
}

async function show({ bytes, document }: Awaited<ReturnType<typeof read>>, cover?: string): Promise<ShownPage> {
  const start = document.text.indexOf(cover ?? "");
  const shown = await showPage(bytes, document, 1, cover === undefined ? undefined : [{ start, end: start + cover.length }]);
  if (shown === undefined) throw new Error("not shown");
  return shown;
}

/** The colours within a box of the page, darkest and lightest of red. */
function colours({ picture, width }: ShownPage, box: { x: number; y: number; width: number; height: number }): [number, number] {
  const scale = picture.width / width;
  const values: number[] = [];
  for (let y = Math.ceil(box.y * scale); y < Math.floor((box.y + box.height) * scale); y++)
    for (let x = Math.ceil(box.x * scale); x < Math.floor((box.x + box.width) * scale); x++)
      values.push(picture.rgb[(y * picture.width + x) * 3] ?? -1);
  values.sort((a, b) => a - b);
  return [values[0] ?? -1, values.at(-1) ?? -1];
}

const wordsOf = ({ words }: ShownPage, { text }: Document) => words.map(({ start, end }) => text.slice(start, end));

test("every word has its box, in points from the top left corner of the page", async () => {
  const file = await read(RESUME);
  const shown = await show(file);
  expect(wordsOf(shown, file.document)).toEqual(["Mara", "Ortiz", "Charge", "Nurse", "at", "Blue", "Harbor", "Clinic"]);
  expect([shown.width, shown.height, shown.picture.width, shown.picture.rgb.length]).toEqual([600, 800, 1200, 1200 * 1600 * 3]);
  const [first, second] = shown.words;
  expect(first?.x).toBeCloseTo(60, 0);
  expect((first?.y ?? 0) < 70 && (first?.y ?? 0) + (first?.height ?? 0) > 70).toBe(true);
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  for (const word of shown.words) expect(colours(shown, word)[0]).toBeLessThan(60);
});

test.each([90, 180, 270])("boxes lie on the print of a page turned by %i degrees", async (rotate) => {
  const shown = await show(await read({ content: RESUME, rotate }));
  expect(shown.words).toHaveLength(8);
  for (const word of shown.words) {
    const [dark, light] = colours(shown, word);
    expect(dark).toBeLessThan(60);
    expect(light).toBe(255);
  }
});

test("covered words are one flat bar and have no box; the others are printed as before", async () => {
  const file = await read(RESUME);
  const [open, covered] = [await show(file), await show(file, "Mara Ortiz")];
  expect(wordsOf(covered, file.document)).toEqual(["Charge", "Nurse", "at", "Blue", "Harbor", "Clinic"]);
  for (const word of open.words.slice(0, 2)) {
    const [dark, light] = colours(covered, word);
    expect(dark).toBe(light);
  }
  for (const word of covered.words) expect(colours(covered, word)).toEqual(colours(open, word));
});

test("pictures, drawings and hidden print are not shown where words are covered", async () => {
  const drawing = "0 0 0 rg 300 300 100 100 re f q 80 0 0 80 400 500 cm /I1 Do Q ";
  const hidden = `1 1 1 rg ${print(60, 400, "Mara Ortiz again")}`;
  const file = await read(`${RESUME}${drawing}${hidden}`);
  expect(file.document.hiddenText).toHaveLength(1);
  const [open, covered] = [await show(file), await show(file, "Mara Ortiz")];
  const below = { x: 0, y: 130, width: 600, height: 660 };
  expect(colours(open, below)[0]).toBeLessThan(60);
  expect(colours(covered, below)).toEqual([255, 255]);
});

test("of a picture that was read as words, the words that cover nobody are printed and nothing else", async () => {
  const bytes = makePdf(["q 600 0 0 800 0 0 cm /I1 Do Q\n"]);
  const words = ["Mara", "Ortiz", "Nurse"].map((text, no) => {
    const box = { x: 60 + 80 * no, y: 90, width: 60, height: 12 };
    return { text, confidence: 0.9, x: box.x, right: box.x + box.width, y: 100, size: 11, box };
  });
  const reading = await readDocument(bytes, { scanned: [{ number: 1, width: 600, height: 800, words }] });
  if (reading.kind !== "read") throw new Error(reading.code);
  const file = { bytes, document: reading.document };
  const [open, covered] = [await show(file), await show(file, "Mara Ortiz")];
  expect(open.words.map(({ start: _, end: __, ...box }) => box)).toEqual(words.map(({ box }) => box));
  expect(wordsOf(covered, file.document)).toEqual(["Nurse"]);
  const [picture, bar] = [
    colours(open, { x: 0, y: 300, width: 600, height: 300 }),
    colours(covered, { x: 60, y: 90, width: 60, height: 12 }),
  ];
  expect(colours(covered, { x: 220, y: 90, width: 60, height: 12 })).toEqual(picture);
  expect(bar[0]).toBe(bar[1]);
  expect(bar).not.toEqual(picture);
  expect(colours(covered, { x: 0, y: 110, width: 600, height: 690 })).toEqual([255, 255]);
});

test("a page that is not there and a file that is no PDF show nothing", async () => {
  const { bytes, document } = await read(RESUME);
  expect(await showPage(bytes, document, 2)).toBeUndefined();
  expect(await showPage(new Uint8Array([1, 2, 3]), document, 1)).toBeUndefined();
});
