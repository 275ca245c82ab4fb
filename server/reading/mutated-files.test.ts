import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { type Document, ERRORS } from "@fairlead/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildReaderChild } from "../../scripts/build-server.mjs";
import { createReaderPool, type ReaderPool } from "./index.ts";
import { mutate, toDice } from "./test/mutate-file.ts";

const corpus = join(import.meta.dirname, "../../engine/corpus/resumes/dev");
/** `MUTATIONS=1000 npx vitest run server/reading/mutated-files.test.ts` breaks more of them; `MUTATION_SEED` others. */
const COUNT = Number(process.env.MUTATIONS ?? 60);
const SEED = Number(process.env.MUTATION_SEED ?? 1);
const LONGEST_MS = 30_000;
/** Endings of a file that is broken; `reader-crashed` and the like would be faults of ours. */
const TYPED = new Set(["empty", "no-text", "needs-text", "encrypted", "unsupported-type", "legacy-word", "damaged", "too-many-pages"]);
const LIMITED = new Set(["too-large", "inflates-too-large", "forbidden-content", "resource-limit"]);

let pool: ReaderPool;
beforeAll(async () => {
  pool = createReaderPool({ childPath: await buildReaderChild(), size: availableParallelism() });
});
afterAll(() => pool?.close());

/** Small files of each kind in turn. */
function sources(): { name: string; bytes: Uint8Array }[] {
  const all = readdirSync(corpus).sort();
  const ofKind = (kind: string) => all.filter((name) => extname(name) === kind).filter((_, index) => index % 9 === 0);
  const [pdf, docx, txt] = [ofKind(".pdf"), ofKind(".docx"), ofKind(".txt")];
  const names = Array.from({ length: 12 }, (_, i) => [pdf, docx, txt].map((kind) => kind[i % kind.length] as string)).flat();
  return names.map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(corpus, name))) }));
}

type Value = { kind: "read"; document: Document } | { kind: "unreadable"; code: string };

/** What is wrong with how the reading of a broken file ended; undefined when nothing is. */
async function judge(bytes: Uint8Array, count: (end: string) => void): Promise<string | undefined> {
  const start = performance.now();
  const outcome = await pool.run("read", { bytes, json: { asOf: "2026-11-01" } });
  const ms = performance.now() - start;
  const value = outcome.ok ? (outcome.value as Value) : ({ kind: "unreadable", code: outcome.code } as const);
  count(value.kind === "read" ? "read" : value.code);
  if (ms > LONGEST_MS + 5_000) return `took ${Math.round(ms)} ms`;
  if (value.kind === "read") return /[\p{L}\p{N}]/u.test(value.document.text) ? judgePage(bytes, value.document) : "an empty success";
  return value.code in ERRORS && (TYPED.has(value.code) || LIMITED.has(value.code)) ? undefined : value.code;
}

/** What is wrong with how the first page of a broken PDF was painted. */
async function judgePage(bytes: Uint8Array, document: Document): Promise<string | undefined> {
  if (document.kind !== "pdf") return undefined;
  const outcome = await pool.run("page", { bytes, json: { document, number: 1, cover: [] } });
  return outcome.ok || LIMITED.has(outcome.code) ? undefined : `page: ${outcome.code}`;
}

test(`${COUNT} broken files each end in a result or a typed reason, and none without words is a success`, {
  timeout: COUNT * 3_000,
}, async () => {
  const files = sources();
  const ends = new Map<string, number>();
  const faults: string[] = [];
  const work = async (first: number) => {
    for (let number = first; number < COUNT; number += availableParallelism()) {
      const dice = toDice(SEED * 100_000 + number);
      const [file, other] = [files[number % files.length], files[dice(files.length)]];
      if (file === undefined || other === undefined) throw new Error("no files");
      const fault = await judge(mutate(file.bytes, other.bytes, dice), (end) => ends.set(end, (ends.get(end) ?? 0) + 1));
      if (fault !== undefined) faults.push(`${number} (${file.name}): ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, (_, first) => work(first)));
  console.log(`seed ${SEED}: ${Array.from(ends, ([end, count]) => `${end} ${count}`).join(", ")}`);
  expect(faults).toEqual([]);
  expect(ends.get("read") ?? 0).toBeGreaterThan(COUNT / 10);
});
