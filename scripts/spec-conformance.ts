import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A statement of the product's specification, and the tests that fail when the product does otherwise. */
export type Statement = { id: string; section: string; quote: string; proofs: Proof[] };
export type Proof = { file: string; title: string };

const SOURCE = "docs/spec-statements.txt";
const FOLDERS = ["contracts", "engine", "server", "web", "sdk", "cli", "bench", "e2e", "scripts"];
const TAG = /\[((?:(?:SPEC-\d+\.\d+|AC-\d+)[, ]*)+)\]/g;
/** A row of a table of cases: its id is a cell of its own, the title stands behind the table. */
const CELL = /(["'])(SPEC-\d+\.\d+|AC-\d+)\1/g;
const TITLE_OF_TABLE = /\]\)\(\s*(["'`])(.*?)\1/;
/** A title: a text in quotes with tags at its end. */
const TITLE = /(["'`])((?:\\.|(?!\1)[^\\\n])*?\[(?:(?:SPEC-\d+\.\d+|AC-\d+)[, ]*)+\])\1/g;

function listTests(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === "node_modules" ? [] : listTests(path);
      return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
    });
}

/** Ids in the titles of all tests. */
export function findProofs(): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>();
  const add = (id: string, file: string, title: string) => {
    const plain = title
      .replaceAll(TAG, "")
      .replaceAll(/\s*\[[%$][^\]]*\]/g, "")
      .replaceAll(/\s+/g, " ")
      .trim();
    const known = proofs.get(id) ?? [];
    if (!known.some((proof) => proof.file === file && proof.title === plain)) proofs.set(id, [...known, { file, title: plain }]);
  };
  for (const file of FOLDERS.flatMap(listTests)) {
    const source = readFileSync(file, "utf8");
    for (const [, , title = ""] of source.matchAll(TITLE)) {
      for (const [, ids = ""] of title.matchAll(TAG)) for (const id of ids.split(/[, ]+/).filter(Boolean)) add(id, file, title);
    }
    for (const cell of source.matchAll(CELL)) {
      const [, , title] = TITLE_OF_TABLE.exec(source.slice(cell.index)) ?? [];
      if (title !== undefined) add(cell[2] ?? "", file, title);
    }
  }
  return proofs;
}

export function readStatements(): Statement[] {
  const proofs = findProofs();
  let section = "";
  return readFileSync(SOURCE, "utf8")
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("## ")) section = line.slice(3);
      const [id, quote] = line.split("\t");
      return id?.startsWith("SPEC-") && quote !== undefined ? [{ id, section, quote, proofs: proofs.get(id) ?? [] }] : [];
    });
}

const cell = (text: string) => text.replaceAll("|", "\\|");

/** docs/spec-conformance.md */
export function toConformancePage(): string {
  const statements = readStatements();
  const sections = [...new Set(statements.map(({ section }) => section))];
  const tables = sections.map((section) => {
    const rows = statements
      .filter((statement) => statement.section === section)
      .map(({ id, quote, proofs }) => {
        const shown = proofs.map(({ file, title }) => `${cell(title)} (\`${file}\`)`).join("<br>");
        return `| ${id} | ${cell(quote)} | ${shown} |`;
      });
    return `## ${section}\n\n| Id | Statement | Test |\n|---|---|---|\n${rows.join("\n")}\n`;
  });
  return `# What the specification says, and the test that proves it

One row for each statement of the product's specification, sections 1 to 9. A test carries the ids of what it proves at the end of its title; this page is made from the titles (\`npm run docs\`). \`scripts/spec-conformance.test.ts\` fails when a statement has no test, when a test names a statement that does not exist, or when this page is not the one that the titles give. That the tests can fail is shown by \`node scripts/mutate.mjs\`, which changes ten texts and numbers of the product, one at a time, and runs the tests that must notice.

${tables.join("\n")}`;
}
