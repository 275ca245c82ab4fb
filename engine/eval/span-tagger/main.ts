import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolder, describeFiles, sha256Of } from "./data-files.ts";
import { type Report, toLine, trainAndReport } from "./report.ts";

const PARAMETERS = join(process.cwd(), "engine/data/skills/span-tagger.json");
const REPORT = join(process.cwd(), "engine/data/skills/span-tagger-report.json");

// Without a word: the report of the last training, and whether it still speaks of these parameters and this data.
// `--check`: train anew and compare byte by byte. `--train`: train anew and keep parameters and report.
const [flag] = process.argv.slice(2);
const folder = dataFolder();
if (folder === undefined) console.log("not measured: no data (FAIRLEAD_DATA names no folder with the annotated sentences)");
else if (flag === "--train" || flag === "--check") trainAnew(folder, flag === "--train");
else showReport(folder);

function trainAnew(data: string, keep: boolean): void {
  for (const { stored, report: now, lines } of trainAndReport(data)) {
    for (const line of lines) console.log(line);
    if (keep) {
      writeFileSync(PARAMETERS, stored);
      writeFileSync(REPORT, `${JSON.stringify(now, null, 1)}\n`);
    } else if (stored !== readFileSync(PARAMETERS, "utf8")) {
      console.log("FAILED: training gives other parameters than the ones that ship");
      process.exitCode = 1;
      return;
    }
  }
}

function showReport(data: string): void {
  const report = JSON.parse(readFileSync(REPORT, "utf8")) as Report;
  for (const row of report.figures) console.log(toLine(row));
  const now = { parameters: sha256Of(readFileSync(PARAMETERS)), data: describeFiles(data).map(({ sha256 }) => sha256) };
  const same = now.parameters === report.parameters.sha256 && now.data.join() === report.data.map(({ sha256 }) => sha256).join();
  console.log(same ? "measured on these parameters and this data" : "FAILED: the report is about other parameters or other data: --train");
  if (!same) process.exitCode = 1;
}
