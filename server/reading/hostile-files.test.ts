import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deflateRawSync, deflateSync } from "node:zlib";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Entry, makeZip } from "../../engine/documents/test/make-docx.ts";
import { createReaderPool, type Outcome, type ReaderPool } from "./index.ts";

/** A folder with badfiles/manifest.jsonl; these files are not part of the repository. */
const data = process.env.FAIRLEAD_DATA ?? "";
const manifest = `${data}/badfiles/manifest.jsonl`;
type Row = { file: string; why: string; expect: string; ref_chars: number | null };
const rows: Row[] = existsSync(manifest)
  ? readFileSync(manifest, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line))
  : [];

const folder = fileURLToPath(new URL("../../node_modules/.cache/reading-test/", import.meta.url));
const childPath = `${folder}documents.mjs`;
let pool: ReaderPool;

type Value = { kind: "read"; document: { text: string; hiddenText: { text: string }[] } } | { kind: "unreadable"; code: string };

function toEnd(outcome: Outcome): { code: string; text: string; hidden: string } {
  if (!outcome.ok) return { code: outcome.code, text: "", hidden: "" };
  const value = outcome.value as Value;
  if (value.kind === "unreadable") return { code: value.code, text: "", hidden: "" };
  return { code: "read", text: value.document.text, hidden: value.document.hiddenText.map((item) => item.text).join(" ") };
}

function checkAgainst(row: Row, end: { code: string; text: string; hidden: string }): void {
  if (row.expect.startsWith("reject")) {
    if (row.expect.includes("or text")) expect(end.code === "encrypted" || end.code === "needs-text" || end.text !== "").toBe(true);
    else expect(end.code).not.toBe("read");
  } else if (row.expect.startsWith("text") && row.why !== "docx feature sample") expect(end.text.length).toBeGreaterThan(20);
  if (row.why === "no text layer") expect(end.code).toBe("needs-text");
  if (row.file.endsWith("cp1252.txt")) expect([...end.text]).toEqual(expect.arrayContaining(["é", "–"]));
  // A mature reader found text: so do we, apart from what nobody can see.
  if ((row.ref_chars ?? 0) > 100) expect(end.text.length + end.hidden.length).toBeGreaterThan((row.ref_chars ?? 0) * 0.6);
}

type Made = { make: () => Uint8Array; codes: string[] };

const deflated = (megabytes: number, sign = 32) => deflateRawSync(Buffer.alloc(megabytes * 1024 * 1024, sign));
const types: Entry = {
  name: "[Content_Types].xml",
  content:
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
};
const CATALOG = "1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n";
const pdf = (...objects: string[]) => new TextEncoder().encode(`%PDF-1.7\n${CATALOG}${objects.join("\n")}\ntrailer\n<</Root 1 0 R>>\n`);

/** How each must end; more than one code where the platform decides which limit is met first. */
const MADE: Record<string, Made> = {
  "an entry that inflates to 60 MB": {
    make: () => makeZip([types, { name: "word/document.xml", content: "", packed: deflated(60), claimed: 60 * 1024 * 1024 }]),
    codes: ["inflates-too-large", "damaged"],
  },
  "an entry that hides its size": {
    make: () => makeZip([types, { name: "word/document.xml", content: "", packed: deflated(60), claimed: 100 }]),
    codes: ["inflates-too-large", "damaged"],
  },
  "more entries than a document has": {
    make: () => makeZip([types, ...Array.from({ length: 2_100 }, (_, i) => ({ name: `word/media/${i}`, content: "" }))]),
    codes: ["inflates-too-large", "damaged"],
  },
  "a document type declaration": {
    make: () =>
      makeZip([
        types,
        { name: "word/document.xml", content: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:document>&e;</w:document>' },
      ]),
    codes: ["forbidden-content"],
  },
  "100,000 nested elements": {
    make: () => makeZip([types, { name: "word/document.xml", content: "<w:p>".repeat(100_000) }]),
    codes: ["damaged"],
  },
  "pages that contain themselves": {
    make: () => pdf("2 0 obj\n<</Type/Pages/Kids[2 0 R]/Count 1>>\nendobj"),
    codes: ["no-text", "damaged"],
  },
  "600 pages": {
    make: () =>
      pdf(
        `2 0 obj\n<</Type/Pages/Count 600/Kids[${Array.from({ length: 600 }, (_, i) => `${i + 3} 0 R`).join(" ")}]>>\nendobj`,
        ...Array.from({ length: 600 }, (_, i) => `${i + 3} 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj`),
      ),
    codes: ["too-many-pages"],
  },
  "a page whose content inflates to 200 MB": {
    make: () => {
      const content = deflateSync(Buffer.alloc(200 * 1024 * 1024, "0 0 m "));
      const text = Buffer.from(
        `%PDF-1.7\n${CATALOG}2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R>>\nendobj\n4 0 obj\n<</Filter/FlateDecode/Length ${content.length}>>\nstream\n`,
      );
      return Buffer.concat([text, content, Buffer.from("\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n")]);
    },
    codes: ["resource-limit", "no-text", "damaged"],
  },
  "150,000 spaces": { make: () => new TextEncoder().encode(" ".repeat(150_000)), codes: ["no-text"] },
  "no bytes": { make: () => new Uint8Array(), codes: ["empty"] },
  "noise named like nothing": {
    make: () => Uint8Array.from({ length: 4096 }, (_, i) => (i * 193 + (i >> 3) * 71) % 256),
    codes: ["unsupported-type"],
  },
};

describe("files that are made to do harm", () => {
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    const contents = `import { readDocument } from "@fairlead/engine/documents"; import { serveReader } from "./server/reading/index.ts"; serveReader({ read: ({ bytes }) => readDocument(bytes) });`;
    const resolveDir = fileURLToPath(new URL("../../", import.meta.url));
    await build({
      stdin: { contents, resolveDir, loader: "ts" },
      bundle: true,
      platform: "node",
      format: "esm",
      outfile: childPath,
      external: ["@hyzyla/pdfium", "yauzl", "saxes"],
      logLevel: "error",
    });
    pool = createReaderPool({ childPath, size: 2 });
  });
  afterAll(() => pool?.close());

  it.each(Object.keys(MADE))("%s", async (name) => {
    const { make, codes } = MADE[name] as Made;
    const start = performance.now();
    const { code } = toEnd(await pool.run("read", { bytes: make() }));
    expect(codes).toContain(code);
    expect(performance.now() - start).toBeLessThan(30_000);
  });

  it("leave the pool able to read the next file", async () => {
    expect(toEnd(await pool.run("read", { bytes: new TextEncoder().encode("Mara Ortiz, nurse") })).text).toContain("Mara Ortiz");
  });

  if (rows.length === 0) console.log("hostile files of FAIRLEAD_DATA: not measured, no data");
  for (const row of rows) {
    it(`${row.file}: ${row.expect}`, async () => {
      const bytes = new Uint8Array(readFileSync(`${data}/${row.file}`));
      const start = performance.now();
      const end = toEnd(await pool.run("read", { bytes }));
      expect(performance.now() - start).toBeLessThan(30_000);
      checkAgainst(row, end);
      if (!row.file.includes("flate-bomb")) expect(toEnd(await pool.run("read", { bytes }))).toEqual(end);
    });
  }
});
