import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { paintPage, showPage } from "@fairlead/engine/documents";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePdf, print, printLines } from "../../../engine/documents/test/make-pdf.ts";
import { openReaders, type Readers, type ReadResume } from "../index.ts";

const ROOT = join(import.meta.dirname, "../../..");
const folder = join(ROOT, "node_modules/.cache/ocr-test");
const PATIENCE = { timeout: 180_000 };
const AS_OF = "2026-11-01";
const isInstalled = ["tesseract.js", "@tesseract.js-data/eng"].every((name) => {
  try {
    return createRequire(import.meta.url).resolve(`${name}/package.json`) !== "";
  } catch {
    return false;
  }
});

const RESUME = [
  print(60, 730, "Mara Ortiz", { size: 22, font: "F2" }),
  print(60, 706, "mara.ortiz@example.com | (253) 555-0142 | Tacoma, WA"),
  print(60, 670, "EXPERIENCE", { size: 13, font: "F2" }),
  print(60, 650, "Charge Nurse, Blue Harbor Clinic", { size: 11, font: "F2" }),
  print(430, 650, "March 2019 - Present", { size: 11 }),
  printLines(66, 634, ["- Led triage on a ward of 40 beds", "- Trained new nurses in wound care"], 15, { size: 11 }),
  print(60, 590, "Staff Nurse, Northgate Hospital", { size: 11, font: "F2" }),
  print(430, 590, "June 2014 - February 2019", { size: 11 }),
  printLines(66, 574, ["- Patient care on two surgical wards"], 15, { size: 11 }),
  print(60, 535, "EDUCATION", { size: 13, font: "F2" }),
  print(60, 515, "Bachelor of Science in Nursing, Harbor State University, 2014", { size: 11 }),
  print(60, 480, "SKILLS", { size: 13, font: "F2" }),
  print(60, 460, "Triage, Wound Care, Patient Education, Microsoft Excel", { size: 11 }),
].join("");

type Picture = { object: string; height: number };

/** A page of a PDF as a scanner would hand it over: a picture, a little slanted and grainy, and no words. */
async function scan(bytes: Uint8Array, { degrees = 0, grain = 0, turn = 0 } = {}): Promise<Picture> {
  const painted = await paintPage(bytes, 1, turn);
  if (painted === undefined) throw new Error("not painted");
  const { width, height, grey } = painted;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const picture = new Uint8Array(width * height);
  let seed = 7;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const [fromX, fromY] = [Math.round(dx * cos + dy * sin + width / 2), Math.round(dy * cos - dx * sin + height / 2)];
      const isOnPage = fromX >= 0 && fromY >= 0 && fromX < width && fromY < height;
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const value = (isOnPage ? (grey[fromY * width + fromX] ?? 255) : 255) + (seed / 2_147_483_648 - 0.5) * 2 * grain;
      picture[y * width + x] = Math.max(0, Math.min(255, value));
    }
  }
  const data = deflateSync(picture).toString("latin1");
  const object = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`;
  return { object, height: (600 * height) / width };
}

/** A file of written pages and, last, one that shows nothing but a picture, as wide as the page. */
function toScannedFile({ object, height }: Picture, written: string[] = []): Uint8Array {
  const own = 6 + 2 * (written.length + 1) + 1;
  const page = { content: `q 600 0 0 ${height} 0 ${800 - height} cm /S1 Do Q\n` };
  const file = Buffer.from(makePdf([...written, page], { extra: [object] })).toString("latin1");
  return new Uint8Array(Buffer.from(file.replaceAll("/XObject << /I1 6 0 R >>", `/XObject << /S1 ${own} 0 R >>`), "latin1"));
}

let readers: Readers;

beforeAll(async () => {
  await bundle(folder, ["reader-child.ts", "ocr-child.ts"]);
  readers = openReaders({ size: 2, childPath: join(folder, "reader-child.mjs") });
});
afterAll(() => readers?.close());

async function bundle(outdir: string, entries: string[]): Promise<void> {
  mkdirSync(outdir, { recursive: true });
  await build({
    entryPoints: entries.map((entry) => join(ROOT, "server/reading", entry)),
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    external: ["@hyzyla/pdfium", "tesseract.js", "tesseract.js-core"],
    banner: { js: 'import { createRequire as toRequire } from "node:module"; const require = toRequire(import.meta.url);' },
    logLevel: "error",
  });
}

async function read(bytes: Uint8Array): Promise<ReadResume> {
  const result = await readers.run("read", bytes, { asOf: AS_OF });
  if (result.kind === "unreadable") throw new Error(result.code);
  return result;
}

test.skipIf(!isInstalled)("a slanted and grainy scan is read from its picture: name, mail address, roles", PATIENCE, async () => {
  const { document, profile } = await read(toScannedFile(await scan(makePdf([RESUME]), { degrees: 1.2, grain: 60 })));
  expect(document.ocr).toBe(true);
  expect(profile.basics).toMatchObject({ name: "Mara Ortiz", email: "mara.ortiz@example.com", phone: "+1 253 555 0142" });
  expect(profile.work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate])).toEqual([
    ["Charge Nurse", "Blue Harbor Clinic", "2019-03", null],
    ["Staff Nurse", "Northgate Hospital", "2014-06", "2019-02"],
  ]);
  expect(profile.education[0]).toMatchObject({ institution: "Harbor State University", endDate: "2014" });
  expect(document.words?.every(({ start, end }) => /^\S+$/.test(document.text.slice(start, end)))).toBe(true);
});

test.skipIf(!isInstalled)("same bytes, same result, whatever was read before; lying on its side too", PATIENCE, async () => {
  const [upright, fallen] = [
    toScannedFile(await scan(makePdf([RESUME]), { grain: 40 })),
    toScannedFile(await scan(makePdf([RESUME]), { turn: 3 })),
  ];
  const first = await read(upright);
  expect((await read(fallen)).profile.basics.name).toBe("Mara Ortiz");
  expect(await read(upright)).toEqual(first);
});

/** Where each word stands: its middle, in points of the page as it is shown. */
async function middles(bytes: Uint8Array, document: ReadResume["document"]): Promise<Map<string, [x: number, y: number]>> {
  const shown = await showPage(bytes, document, 1);
  return new Map(
    shown?.words.map(({ start, end, x, y, width, height }) => [document.text.slice(start, end), [x + width / 2, y + height / 2]]),
  );
}

const DEGREE = Math.PI / 180;
const slant = (degrees: number, x: number, y: number): [number, number] => {
  const [cos, sin] = [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)];
  return [300 + (x - 300) * cos - (y - 400) * sin, 400 + (x - 300) * sin + (y - 400) * cos];
};

test.skipIf(!isInstalled).each([
  ["straight", {}, (x: number, y: number) => [x, y]],
  ["aslant", { degrees: 1.5 }, (x: number, y: number) => slant(1.5, x, y)],
  ["on its side", { turn: 3 }, (x: number, y: number) => [0.75 * y, 0.75 * (600 - x)]],
  ["on its head", { turn: 2 }, (x: number, y: number) => [600 - x, 800 - y]],
] as const)("the words of a scan that lies %s have their places on the page as it is shown", PATIENCE, async (_, how, move) => {
  const written = makePdf([RESUME]);
  const places = await middles(written, (await read(written)).document);
  const scanned = toScannedFile(await scan(written, how));
  const found = await middles(scanned, (await read(scanned)).document);
  const same = [...found].filter(([word]) => places.has(word) && /^\p{L}{3,}$/u.test(word));
  expect(same.length).toBeGreaterThan(20);
  for (const [word, [x, y]] of same) {
    const [wantedX = 0, wantedY = 0] = move(...(places.get(word) as [number, number]));
    expect(Math.hypot(x - wantedX, y - wantedY), word).toBeLessThan(6);
  }
});

test.skipIf(!isInstalled)("a file with a written and a scanned page holds the words of both", PATIENCE, async () => {
  const letter = printLines(60, 700, [
    "Cover letter of Mara Ortiz",
    "I have cared for patients for ten years and would like to go on doing so with you.",
  ]);
  const { document } = await read(toScannedFile(await scan(makePdf([RESUME])), [letter]));
  expect(document.text).toContain("would like to go on doing so");
  expect(document.text).toContain("Northgate Hospital");
  expect(document.flags.map(({ code, page }) => [code, page])).toEqual([["ocr-pages", 2]]);
});

test("without the optional packages a scan says that it needs text", async () => {
  const bare = mkdtempSync(join(tmpdir(), "fairlead-no-ocr-"));
  cpSync(join(ROOT, "node_modules/@hyzyla"), join(bare, "node_modules/@hyzyla"), { recursive: true });
  await bundle(bare, ["reader-child.ts", "ocr-child.ts"]);
  const without = openReaders({ size: 1, childPath: join(bare, "reader-child.mjs") });
  try {
    const scanned = toScannedFile(await scan(makePdf([RESUME])));
    expect(await without.run("read", scanned, { asOf: AS_OF })).toEqual({ kind: "unreadable", code: "needs-text" });
  } finally {
    await without.close();
    rmSync(bare, { recursive: true });
  }
});
