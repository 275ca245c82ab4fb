// Makes the sample resumes from their sources, by hand: `node scripts/make-samples.mjs`. Needs chromium, weasyprint and python3-docx (Debian).
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../server/samples", import.meta.url));
const SOURCES = join(FOLDER, "sources");
const RESUMES = join(FOLDER, "resumes");
/** Pages that look typeset; the rest is printed by a browser. Two programs write two kinds of PDF. */
const TYPESET = new Set(["arjun-raghunathan-statistics-graduate"]);

const browserFolder = mkdtempSync(join(tmpdir(), "make-samples-"));
const run = (program, words) => execFileSync(program, words, { stdio: ["ignore", "ignore", "pipe"] });
const print = (page, pdf) =>
  run("/usr/bin/chromium", [
    "--headless",
    "--no-sandbox",
    "--no-pdf-header-footer",
    `--user-data-dir=${browserFolder}`,
    `--print-to-pdf=${pdf}`,
    `file://${page}`,
  ]);

for (const file of readdirSync(SOURCES).filter((name) => name.endsWith(".html"))) {
  const name = file.replace(/[.]html$/, "");
  const [page, pdf] = [join(SOURCES, file), join(RESUMES, `${name}.pdf`)];
  if (TYPESET.has(name)) run("/usr/bin/weasyprint", [page, pdf]);
  else print(page, pdf);
}
run("/usr/bin/python3", [join(SOURCES, "word.py"), RESUMES]);
rmSync(browserFolder, { recursive: true, force: true });
