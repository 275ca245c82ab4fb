import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SLOT } from "../../resume/weights.ts";
import { toKindScorer } from "../../resume/work/head-kind.ts";
import { organisationScore } from "../../resume/work/organisations.ts";
import { titleScore } from "../../resume/work/titles.ts";
import { toShare } from "../sentence-net/share.ts";
import { type Head, loadHeads, OTHERS } from "./heads.ts";
import { trainKinds } from "./train.ts";

const [PARAMETERS, REPORT] = ["head-kinds.json", "head-kinds-report.json"].map((file) =>
  join(process.cwd(), "engine/data/resume", file),
) as [string, string];

// Without a word: the report of the last training. `--train`: train anew and keep parameters and report; `--check`: compare bytes.
const [flag] = process.argv.slice(2);
if (flag !== "--train" && flag !== "--check") console.log(readFileSync(REPORT, "utf8").trim());
else {
  const heads = loadHeads();
  const shipped = `${JSON.stringify(trainKinds(heads, OTHERS))}\n`;
  if (flag === "--train") keep(heads, shipped);
  else {
    const same = shipped === readFileSync(PARAMETERS, "utf8");
    console.log(same ? "training gives the parameters that ship" : "FAILED: training gives other parameters than the ones that ship");
    if (!same) process.exitCode = 1;
  }
}

/** Each author's titles and employers by lists alone, by a learner that saw only other authors, and by both. */
function keep(heads: readonly Head[], shipped: string): void {
  writeFileSync(PARAMETERS, shipped);
  const authors = [...new Set(heads.map(({ author }) => author))];
  const judged = authors.flatMap((author) => {
    const kinds = trainKinds(
      heads.filter((head) => head.author !== author),
      OTHERS,
    );
    const [isTitle, isEmployer] = [toKindScorer(kinds.title), toKindScorer(kinds.employer)];
    return heads
      .filter((head) => head.author === author)
      .map(({ title, employer }) => {
        const lists = titleScore(title) + organisationScore(employer) - titleScore(employer) - organisationScore(title);
        const learned = bound(isTitle(title)) + bound(isEmployer(employer)) - bound(isTitle(employer)) - bound(isEmployer(title));
        return { author, lists, learned, both: lists + SLOT.kind * learned };
      });
  });
  const toFigures = (own: typeof judged) =>
    Object.fromEntries(
      (["lists", "learned", "both"] as const).map((by) => [by, toShare(own.filter((one) => one[by] > 0).length, own.length)]),
    );
  const report = {
    "told apart, authors kept out": toFigures(judged),
    ...Object.fromEntries(authors.map((author) => [author, toFigures(judged.filter((one) => one.author === author))])),
  };
  writeFileSync(REPORT, `${JSON.stringify(report, null, 1)}\n`);
  console.log(JSON.stringify(report, null, 1));
}

function bound(score: number): number {
  return Math.max(-SLOT.mostKind, Math.min(SLOT.mostKind, score));
}
