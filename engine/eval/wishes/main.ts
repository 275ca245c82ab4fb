import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type JobReading, readJob } from "../../job/index.ts";
import { readRuled } from "../../job/read-job.ts";
import { sha256Of } from "../span-tagger/data-files.ts";
import { WORD_VECTORS } from "../word-vectors/roots.ts";
import { add, type Counts, countAds, NONE, toFigures } from "./judge.ts";
import { authorOf, loadMarkedAds, loadOlder, loadWhole, type MarkedAd } from "./lines.ts";
import { type StoredModel, toModel, trainModel } from "./train.ts";

const [TAGGER, STRENGTH, REPORT] = ["learned-wishes.json", "learned-strength.json", "learned-wishes-report.json"].map((file) =>
  join(process.cwd(), "engine/data/job", file),
) as [string, string, string];
/** So many parts of the authors are kept out in turn. */
const FOLDS = 3;

// Without a word: the report of the last training; `--train`: train anew, keep parameters and report; `--check`: compare bytes.
const [flag] = process.argv.slice(2);
const data = process.env.FAIRLEAD_DATA;
if (flag !== "--train" && flag !== "--check") console.log(readFileSync(REPORT, "utf8").trim());
else if (data === undefined || !existsSync(join(data, WORD_VECTORS)))
  console.log(`not measured: no data (FAIRLEAD_DATA names no folder with ${WORD_VECTORS})`);
else trainAnew(data, flag === "--train");

function trainAnew(folder: string, keep: boolean): void {
  const ads = loadMarkedAds();
  const [tagger, strength] = toTexts(trainOn(ads, folder));
  if (!keep) {
    const same = tagger === readFileSync(TAGGER, "utf8") && strength === readFileSync(STRENGTH, "utf8");
    console.log(same ? "training gives the parameters that ship" : "FAILED: training gives other parameters than the ones that ship");
    if (!same) process.exitCode = 1;
    return;
  }
  writeFileSync(TAGGER, tagger);
  writeFileSync(STRENGTH, strength);
  const report = {
    advertisements: ads.length,
    lines: ads.reduce((sum, { lines }) => sum + lines.length, 0),
    parameters: { tagger: describe(tagger), strength: describe(strength) },
    "authors kept out in turn": keepOut(ads, folder),
  };
  writeFileSync(REPORT, `${JSON.stringify(report, null, 1)}\n`);
  console.log(JSON.stringify(report["authors kept out in turn"], null, 1));
}

function toTexts({ tagger, net }: StoredModel): [string, string] {
  return [`${JSON.stringify(tagger)}\n`, `${JSON.stringify(net)}\n`];
}

function describe(text: string) {
  return { bytes: text.length, sha256: sha256Of(text) };
}

/** Every third author in one part, what was written earlier in another. */
function trainOn(ads: readonly MarkedAd[], folder: string): StoredModel {
  const authors = [...new Set(ads.map(authorOf))].sort();
  const fresh = Array.from({ length: FOLDS }, (_, fold) => ({
    lines: ads.filter((ad) => authors.indexOf(authorOf(ad)) % FOLDS === fold).flatMap(({ lines }) => lines),
  }));
  return trainModel([...fresh, { lines: [...loadOlder(), ...loadWhole()] }], folder);
}

type Figures = Record<string, Record<string, string>>;

/** Each author's advertisements read by the rules alone and with a model that learned from others; "all": together. */
function keepOut(ads: readonly MarkedAd[], folder: string): Record<string, Figures> {
  const authors = [...new Set(ads.map(authorOf))].sort();
  const counts = new Map(authors.map((author) => [author, { ruled: NONE, learned: NONE }]));
  const judge = (author: string, read: (text: string) => JobReading): Counts =>
    countAds(
      ads.filter((ad) => authorOf(ad) === author),
      read,
    );
  for (const author of authors) counts.set(author, { ruled: judge(author, readRuled), learned: NONE });
  for (let fold = 0; fold < FOLDS; fold++) {
    const kept = new Set(authors.filter((_, i) => i % FOLDS === fold));
    const others = ads.filter((ad) => !kept.has(authorOf(ad)));
    const model = toModel(trainOn(others, folder));
    for (const author of kept)
      counts.set(author, { ruled: counts.get(author)?.ruled ?? NONE, learned: judge(author, (text) => readJob(text, model)) });
  }
  const tell = ({ ruled, learned }: { ruled: Counts; learned: Counts }): Figures => ({
    "rules alone": toFigures(ruled),
    "as shipped": toFigures(learned),
  });
  const sums = [...counts.values()].reduce((sum, one) => ({ ruled: add(sum.ruled, one.ruled), learned: add(sum.learned, one.learned) }), {
    ruled: NONE,
    learned: NONE,
  });
  return { all: tell(sums), ...Object.fromEntries([...counts].map(([author, one]) => [author, tell(one)])) };
}
