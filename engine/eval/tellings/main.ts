import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { forgetByWish } from "../../match/likeness/lexicon.ts";
import { SIGNS } from "../../match/rows/judge.ts";
import { round } from "../figures.ts";
import { toCases } from "./cases.ts";
import { fit, measureKeptOut } from "./kept-out.ts";
import { loadToldOccupations } from "./told-occupations.ts";

const [JUDGE, REPORT] = ["telling-judge.json", "telling-judge-report.json"].map((file) =>
  join(process.cwd(), "engine/data/match", file),
) as [string, string];

// Without a word: the report of the last training; `--train`: train anew, keep weights and report; `--check`: compare bytes.
const [flag] = process.argv.slice(2);
if (flag !== "--train" && flag !== "--check") console.log(readFileSync(REPORT, "utf8").trim());
else {
  forgetByWish();
  const cases = await toCases(loadToldOccupations("fresh"));
  const { bias, weights } = fit(cases);
  const shipped = { bias: round(bias), weights: Object.fromEntries(SIGNS.map((sign, at) => [sign, round(weights[at] as number)])) };
  const text = `${JSON.stringify(shipped)}\n`;
  if (flag === "--train") {
    writeFileSync(JUDGE, text);
    const report = { cases: cases.length, "authors kept out in turn": measureKeptOut(cases) };
    writeFileSync(REPORT, `${JSON.stringify(report, null, 1)}\n`);
    console.log(text, JSON.stringify(report, null, 1));
  } else {
    const same = text === readFileSync(JUDGE, "utf8");
    console.log(same ? "training gives the weights that ship" : "FAILED: training gives other weights than the ones that ship");
    if (!same) process.exitCode = 1;
  }
}
