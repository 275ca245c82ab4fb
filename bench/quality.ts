import { evaluate } from "../engine/eval/evaluate.ts";
import { record } from "./last-run.ts";
import { say } from "./say.ts";

/** Two shares of the half that nobody opens: totals only. */
export async function benchQuality(): Promise<void> {
  const { figures } = await evaluate("held-out");
  const of = (part: string, name: string) => figures[part]?.shares.get(name);
  for (const [name, share] of [
    ["skillsFoundPercent", of("resumes", "skill recall")],
    ["biasFoundPercent", of("wording", "wording recall")],
  ] as const) {
    if (share === undefined) throw new Error(`the evaluation has no figure for ${name}`);
    say(`${name}, held-out half`, `${(share.value * 100).toFixed(1)} % (${share.hits} of ${share.tries})`);
    record(name, share.value * 100);
  }
}
