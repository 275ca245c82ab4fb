import { HALVES } from "./corpus.ts";
import { evaluate } from "./evaluate.ts";
import { raiseFloors } from "./floors.ts";
import { reportKits } from "./kits.ts";
import { reportLadders } from "./ladders/report.ts";
import { evaluateTellings } from "./tellings/evaluate.ts";
import { loadToldOccupations, TOLD } from "./tellings/told-occupations.ts";
import { reportWishes } from "./wishes/report.ts";

// `dev`: the development half alone. `--missed [words]`: what it missed, lines that hold the words. `--raise`: lift the floors to today's figures.
// `kits`: interview kits and unlawful questions.
// `tellings`: wishes that lines tell in other words, beside wishes that no line tells.
// `wishes`: advertisements by authors whom the model did not learn from.
// `ladders [words]`: constructed candidates in a known order; with words the development half alone, with its misses.
const [flag, words = ""] = process.argv.slice(2);
if (flag === "ladders") {
  await reportLadders(process.argv[3]);
  process.exit();
}
if (flag === "kits") {
  reportKits();
  process.exit();
}
if (flag === "tellings") {
  for (const told of TOLD) {
    const { shares } = await evaluateTellings(loadToldOccupations(told));
    console.log(told);
    for (const [name, { value, hits, tries }] of shares)
      console.log(`  ${name.padEnd(38)} ${(100 * value).toFixed(1).padStart(6)} %  ${hits} of ${tries}`);
  }
  process.exit();
}
if (flag === "wishes") {
  reportWishes();
  process.exit();
}
if (flag === "--raise") await raiseFloors();
for (const half of flag === "dev" || flag === "--missed" ? HALVES.slice(0, 1) : HALVES) {
  const { figures, missed, groups } = await evaluate(half);
  console.log(`\n${half === "dev" ? "Development half" : "Held-out half (totals only)"}`);
  for (const [part, { shares, numbers }] of Object.entries(figures)) {
    console.log(`  ${part}`);
    for (const [name, share] of shares)
      console.log(`    ${name.padEnd(34)} ${(100 * share.value).toFixed(1).padStart(6)} %  ${share.hits} of ${share.tries}`);
    for (const [name, value] of numbers) console.log(`    ${name.padEnd(34)} ${value.toFixed(3).padStart(8)}`);
  }
  for (const [row, { shares }] of [...groups.rows].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const cells = [...shares].map(
      ([name, share]) => `${name} ${(100 * share.value).toFixed(1).padStart(5)} %  ${share.hits} of ${share.tries}`,
    );
    console.log(`  ${row.padEnd(28)} ${cells.join("   ")}`);
  }
  if (flag !== "--missed") continue;
  for (const miss of missed) {
    const line = `${miss.file}\t${miss.field}\twant ${JSON.stringify(miss.expected)}\tgot ${JSON.stringify(miss.found)}`;
    if (line.includes(words)) console.log(line.slice(0, 600));
  }
}
