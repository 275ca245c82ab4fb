import { beforeAll, expect, test } from "vitest";
import { type Document, readDocument, type ShownPage, showPage } from "../../documents/index.ts";
import { CORPUS_DAY, loadSamples } from "../../eval/corpus.ts";
import { findPersonal } from "../../fairness/index.ts";
import { readResume } from "../../resume/index.ts";

const EVERY = 4;
const LEAST_PLACED = 0.999;
const [WHITE, BAR] = [255, 0xc4];
type One = { name: string; bytes: Uint8Array; document: Document };
const files: One[] = [];

beforeAll(async () => {
  const pdfs = loadSamples("resumes", "dev").filter(({ name }) => name.endsWith(".pdf"));
  for (const { name, bytes } of pdfs.filter((_, at) => at % EVERY === 0)) {
    const reading = await readDocument(bytes);
    if (reading.kind === "read") files.push({ name, bytes, document: reading.document });
  }
}, 120_000);

test("nearly every word of the development PDFs has its place on a page", { timeout: 120_000 }, async () => {
  let [all, placed] = [0, 0];
  for (const { bytes, document } of files) {
    all += [...document.text.matchAll(/\S+/g)].length;
    for (const { number } of document.pages) placed += (await showPage(bytes, document, number))?.words.length ?? 0;
  }
  expect(all).toBeGreaterThan(5_000);
  expect(placed / all).toBeGreaterThan(LEAST_PLACED);
});

test("under blind review a page shows nothing beside the boxes of words that cover nobody", { timeout: 240_000 }, async () => {
  const leaks: string[] = [];
  let pages = 0;
  for (const { name, bytes, document } of files) {
    const cover = findPersonal(document, readResume(document, { asOf: CORPUS_DAY }));
    for (const { number } of document.pages) {
      const shown = await showPage(bytes, document, number, cover);
      if (shown === undefined) continue;
      pages++;
      const isCovered = shown.words.some(({ start, end }) => cover.some((span) => span.start < end && start < span.end));
      if (isCovered || printedElsewhere(shown)) leaks.push(`${name}, page ${number}`);
    }
  }
  expect(pages).toBeGreaterThan(50);
  expect(leaks).toEqual([]);
});

/** Whether a point outside the boxes of the words is neither paper nor bar. */
function printedElsewhere({ picture, width, words }: ShownPage): boolean {
  const scale = picture.width / width;
  const rgb = picture.rgb.slice();
  for (const { x, y, width: wide, height: high } of words)
    for (let row = Math.max(0, Math.floor(y * scale)); row < Math.min(picture.height, Math.ceil((y + high) * scale)); row++) {
      const left = Math.max(0, Math.floor(x * scale));
      const right = Math.min(picture.width, Math.ceil((x + wide) * scale));
      rgb.fill(WHITE, (row * picture.width + left) * 3, (row * picture.width + right) * 3);
    }
  return rgb.some((value) => value !== WHITE && value !== BAR);
}
