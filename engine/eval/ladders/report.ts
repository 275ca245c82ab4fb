import type { Half } from "../../../corpus-generator/ladders/index.ts";
import { HALVES } from "../corpus.ts";
import { evaluateLadders } from "./evaluate.ts";

/** `npm run eval -- ladders [words]`: all figures; with words the misses of the development half that hold them. */
export async function reportLadders(words: string | undefined): Promise<void> {
  for (const half of HALVES satisfies Half[]) {
    if (half === "held-out" && words !== undefined) continue;
    const { figures, missed } = await evaluateLadders(half);
    console.log(`\n${half === "dev" ? "Development half" : "Held-out half (totals only)"}: ladders`);
    for (const [name, value] of figures.numbers) console.log(`  ${name.padEnd(40)} ${value.toFixed(3).padStart(8)}`);
    for (const [name, { hits, tries, value }] of figures.shares)
      console.log(`  ${name.padEnd(40)} ${(100 * value).toFixed(1).padStart(6)} %  ${hits} of ${tries}`);
    if (words === undefined) continue;
    for (const { job, kind, rung, field, detail } of missed) {
      const line = `${field}\t${job}\t${kind}\t${rung}\t${detail}`;
      if (line.includes(words)) console.log(line);
    }
  }
}
