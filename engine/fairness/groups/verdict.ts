import type { FairnessVerdict, OverJobs } from "../types.ts";
import { DETECTABLE, FEWEST, FOUR_FIFTHS, POWER_80, SIGNIFICANT } from "../weights.ts";
import type { Pair } from "./fisher.ts";

/** What the figures allow to say. Never "fair", never "compliant". */
export function toVerdict(pair: Pair, p: number): FairnessVerdict {
  const isBelow = isBelowFourFifths(pair);
  if (p < SIGNIFICANT) return isBelow ? "strong indication" : "look closer";
  if (pair.n < FEWEST || isTurnedByOne(pair) || toDetectableGap(pair) > DETECTABLE) return "too few to say";
  return isBelow ? "look closer" : "no indication";
}

/** The same words for a comparison job by job, with the ratio of rates pooled by Mantel and Haenszel. */
export function toVerdictOverJobs(together: Pair, { p, riskRatio }: OverJobs): FairnessVerdict {
  if (p === null || riskRatio === null) return "too few to say";
  const isBelow = riskRatio < FOUR_FIFTHS.over / FOUR_FIFTHS.under;
  if (p < SIGNIFICANT) return isBelow ? "strong indication" : "look closer";
  if (together.n < FEWEST || toDetectableGap(together) > DETECTABLE) return "too few to say";
  return isBelow ? "look closer" : "no indication";
}

/** Whole numbers: an impact ratio of exactly 0.80 is not below. */
export function isBelowFourFifths({ selected, n, referenceSelected, referenceN }: Pair): boolean {
  return FOUR_FIFTHS.under * selected * referenceN < FOUR_FIFTHS.over * referenceSelected * n;
}

/** The group is lower, but with one selection moved over from the reference it would not be. */
export function isTurnedByOne({ selected, n, referenceSelected, referenceN }: Pair): boolean {
  const isLower = selected * referenceN < referenceSelected * n;
  return isLower && (selected + 1) * referenceN >= (referenceSelected - 1) * n;
}

/** The smallest true gap that numbers of this size would find four times in five, as a share. */
export function toDetectableGap({ selected, n, referenceSelected, referenceN }: Pair): number {
  const rate = (selected + referenceSelected) / (n + referenceN);
  return POWER_80 * Math.sqrt(rate * (1 - rate) * (1 / n + 1 / referenceN));
}
