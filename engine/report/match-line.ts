import { testCounterfactuals, toCounterfactualReceipt } from "../fairness/index.ts";
import { match, type Pairing } from "../match/index.ts";
import type { MatchLine } from "./types.ts";

/** One resume against one job, with the counterfactual test of that match. The job stands in the line, so the line can be verified alone. */
export function toMatchLine(pairing: Pairing): MatchLine {
  const { document, profile, job, asOf, weights } = pairing;
  const result = match(pairing);
  const counterfactuals = testCounterfactuals(document, profile, { asOf });
  return { ...result, fairness: toCounterfactualReceipt(counterfactuals, job, result.score, weights), job };
}
