import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJob } from "../../job/index.ts";
import { ownModel } from "../../job/learned/model.ts";
import { readRuled } from "../../job/read-job.ts";
import { readTagger } from "../../skills/index.ts";
import { sha256Of } from "../span-tagger/data-files.ts";
import { authorOf, loadMarkedAds, type MarkedAd } from "../wishes/lines.ts";
import { loadOlderHeadlines, toHeadlines } from "./headlines.ts";
import { addTitles, countTitles, NO_TITLES, toTitleFigures } from "./judge.ts";
import { trainTitles } from "./train.ts";

const [TAGGER, REPORT] = ["learned-titles.json", "learned-titles-report.json"].map((file) =>
  join(process.cwd(), "engine/data/job", file),
) as [string, string];
/** So many parts of the authors are kept out in turn. */
const FOLDS = 5;

// Without a word: the report of the last training; `--train`: train anew, keep parameters and report; `--check`: compare bytes.
const [flag] = process.argv.slice(2);
if (flag !== "--train" && flag !== "--check") console.log(readFileSync(REPORT, "utf8").trim());
else trainAnew(flag === "--train");

function trainAnew(keep: boolean): void {
  const ads = loadMarkedAds();
  const older = loadOlderHeadlines();
  const tagger = `${JSON.stringify(trainTitles([...ads.flatMap(toHeadlines), ...older]))}\n`;
  if (!keep) {
    const same = tagger === readFileSync(TAGGER, "utf8");
    console.log(same ? "training gives the parameters that ship" : "FAILED: training gives other parameters than the ones that ship");
    if (!same) process.exitCode = 1;
    return;
  }
  writeFileSync(TAGGER, tagger);
  const report = {
    advertisements: ads.length,
    "lines of the development half": older.length,
    parameters: { bytes: tagger.length, sha256: sha256Of(tagger) },
    "authors kept out in turn": keepOut(ads),
  };
  writeFileSync(REPORT, `${JSON.stringify(report, null, 1)}\n`);
  console.log(JSON.stringify(report["authors kept out in turn"], null, 1));
}

/** Advertisements read by the rules alone and with a tagger that learned from other authors. */
function keepOut(ads: readonly MarkedAd[]): Record<string, Record<string, string>> {
  const authors = [...new Set(ads.map(authorOf))].sort();
  const older = loadOlderHeadlines();
  let [ruled, learned] = [NO_TITLES, NO_TITLES];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isKept = (ad: MarkedAd) => authors.indexOf(authorOf(ad)) % FOLDS === fold;
    const title = readTagger(trainTitles([...ads.filter((ad) => !isKept(ad)).flatMap(toHeadlines), ...older]), "title");
    const kept = ads.filter(isKept);
    ruled = addTitles(ruled, countTitles(kept, readRuled));
    learned = addTitles(
      learned,
      countTitles(kept, (text) => readJob(text, { ...ownModel(), title })),
    );
  }
  return { "rules alone": toTitleFigures(ruled), "as shipped": toTitleFigures(learned) };
}
