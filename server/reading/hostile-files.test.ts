import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BadFile, MADE, type Made, readBadFiles } from "../test/harmful-files.ts";
import { createReaderPool, type Outcome, type ReaderPool } from "./index.ts";

const { data, rows } = readBadFiles();

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

function checkAgainst(row: BadFile, end: { code: string; text: string; hidden: string }): void {
  if (row.expect.startsWith("reject")) {
    if (row.expect.includes("or text")) expect(end.code === "encrypted" || end.code === "needs-text" || end.text !== "").toBe(true);
    else expect(end.code).not.toBe("read");
  } else if (row.expect.startsWith("text") && row.why !== "docx feature sample") expect(end.text.length).toBeGreaterThan(20);
  if (row.why === "no text layer") expect(end.code).toBe("needs-text");
  if (row.file.endsWith("cp1252.txt")) expect([...end.text]).toEqual(expect.arrayContaining(["é", "–"]));
  // A mature reader found text: so do we, apart from what nobody can see.
  if ((row.ref_chars ?? 0) > 100) expect(end.text.length + end.hidden.length).toBeGreaterThan((row.ref_chars ?? 0) * 0.6);
}

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
