import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { AppError } from "@fairlead/contracts";
import {
  type Concept,
  type ImportSource,
  importConcepts,
  readSupplement,
  type SkillRecord,
  toConcepts,
  writeSupplement,
} from "@fairlead/engine/skills";
import { parse } from "csv-parse/sync";
import type { Context } from "../context.ts";
import { readInput, TABLE } from "../inputs.ts";

const OUT = "data/taxonomy.json";
type Table = { file: string; source: ImportSource; concepts: Concept[] };

/** Reads the operator's tables and writes what they add to the taxonomy. Nothing is written unless every table was read. */
export async function taxonomy({ options, write }: Context): Promise<void> {
  const tables: Table[] = [];
  for (const file of options.files) tables.push(await readTable(file));
  let skills: SkillRecord[] = [];
  const counted = tables.map(({ file, source, concepts }) => {
    const imported = importConcepts(concepts, skills);
    skills = [...skills, ...imported.skills];
    return { file, status: "ok" as const, source, ...imported.counts };
  });
  const text = writeSupplement(skills);
  const out = options.out ?? OUT;
  await replace(out, text);
  for (const line of counted) await write({ ...line, written: out, version: readSupplement(text)?.version });
}

async function readTable(file: string): Promise<Table> {
  const input = await readInput(file, TABLE);
  if (input.kind === "failed") throw new AppError(input.code, { details: file });
  const rows = toRows(toText(input.bytes, file), file);
  const table = toConcepts(Object.keys(rows[0] ?? {}), rows);
  if (table === undefined) throw new AppError(rows.length === 0 ? "empty" : "taxonomy-columns", { details: file });
  return { file, ...table };
}

function toText(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("taxonomy-encoding", { details: file });
  }
}

/** A table is parted by tabs, without quotes (O*NET), or by commas or semicolons: its header says which. */
function toRows(text: string, file: string): Record<string, string>[] {
  const header = text.slice(0, text.indexOf("\n") + 1);
  const isTabbed = header.includes("\t");
  const delimiter = isTabbed ? "\t" : header.includes(";") ? ";" : ",";
  try {
    return parse(text, {
      columns: (names: string[]) => names.map((name) => name.trim()),
      delimiter,
      quote: isTabbed ? null : '"',
      skip_empty_lines: true,
    });
  } catch {
    throw new AppError("csv-damaged", { details: file });
  }
}

/** A reader of the old file never sees half of a new one. */
async function replace(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
