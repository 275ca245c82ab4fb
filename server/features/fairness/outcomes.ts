import type { OutcomeCounts } from "@fairlead/contracts";
import { toMedian } from "@fairlead/engine/fairness";
import type { ItemRow } from "../analyses/index.ts";

/** What became of one candidate who was analysed. Who has no decision yet counts as not chosen. */
export type Outcome = { resumeId: string; selected: boolean; score: number | null };

export function toOutcomes(items: readonly ItemRow[]): Outcome[] {
  return items.flatMap(({ resumeId, result, decision }) =>
    result === null ? [] : [{ resumeId, selected: decision?.decision === "shortlist", score: result.score }],
  );
}

export function toCounts(items: readonly ItemRow[]): OutcomeCounts {
  const analysed = items.filter(({ result }) => result !== null);
  const decided = (word: string) => analysed.filter(({ decision }) => decision?.decision === word).length;
  const [shortlist, maybe, notNow] = [decided("shortlist"), decided("maybe"), decided("notNow")];
  const scores = analysed.flatMap(({ result }) => (result?.score === null || result === null ? [] : [result.score]));
  const median = scores.length === 0 ? null : toMedian(scores);
  const tied = scores.filter((score) => score === median).length;
  return {
    analysed: analysed.length,
    shortlist,
    maybe,
    notNow,
    undecided: analysed.length - shortlist - maybe - notNow,
    scored: scores.length,
    median,
    tiedShare: scores.length === 0 ? 0 : tied / scores.length,
  };
}
