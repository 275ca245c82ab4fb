import { type Counterfactuals, testCounterfactuals, toCounterfactualReceipt } from "../fairness/index.ts";
import { match, type Pairing } from "../match/index.ts";
import type { MatchLine } from "./types.ts";

/**
 * One resume against one job, with the counterfactual test of that match. The job stands in the line, so the line can be
 * verified alone. `counterfactuals`: the swaps of this resume, when they were tested before; they hold for every job.
 */
export function toMatchLine(pairing: Pairing & { counterfactuals?: Counterfactuals }): MatchLine {
  const { document, profile, job, asOf, weights } = pairing;
  const result = match(pairing);
  const counterfactuals = pairing.counterfactuals ?? testCounterfactuals(document, profile, { asOf });
  return { ...result, fairness: toCounterfactualReceipt(counterfactuals, job, result.score, weights), job };
}
