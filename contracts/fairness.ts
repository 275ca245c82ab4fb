import { z } from "zod";

/** One family of swaps made in the document's text. `applied`: words really changed; 0 means "not tested", never "no change". */
export const Swap = z.object({ kind: z.string(), applied: z.number().int().nonnegative(), change: z.number().nullable() });
/** What the counterfactual test of one match found. `maxChange` in points, null when no swap could be applied. */
export const CounterfactualReceipt = z.object({
  swaps: z.array(Swap),
  maxChange: z.number().nullable(),
  ignoredSignals: z.array(z.string()),
});
export type CounterfactualReceipt = z.infer<typeof CounterfactualReceipt>;

export const FairnessVerdict = z.enum(["strong indication", "look closer", "too few to say", "no indication", "reference", "suppressed"]);
const Interval = z.tuple([z.number(), z.number()]);
/** A group against the reference over several jobs, job by job (Mantel–Haenszel). */
export const OverJobs = z.object({
  jobs: z.number().int(),
  oddsRatio: z.number().nullable(),
  ci95: Interval.nullable(),
  riskRatio: z.number().nullable(),
  p: z.number().nullable(),
  homogeneityP: z.number().nullable(),
});
/**
 * `wilson95` and `exact95`: intervals of the rate. `shortfall`: people fewer chosen than at the rate of all shown groups together.
 * `oneMoreRatio`: the impact ratio if one choice had gone to this group instead of the reference. In a table over several jobs
 * only `overJobs` compares; sums over jobs do not.
 */
export const GroupFigures = z.object({
  group: z.string(),
  n: z.number(),
  selected: z.number().nullable(),
  rate: z.number().nullable(),
  wilson95: Interval.nullable(),
  exact95: Interval.nullable(),
  shortfall: z.number().nullable(),
  impactRatio: z.number().nullable(),
  oneMoreRatio: z.number().nullable(),
  ci95: Interval.nullable(),
  fisherP: z.number().nullable(),
  midP: z.number().nullable(),
  z: z.number().nullable(),
  holmP: z.number().nullable(),
  overJobs: OverJobs.nullable(),
  verdict: FairnessVerdict,
});
/** `job`: null for all people of the data together; where they name several jobs, that table compares job by job. */
export const FairnessTable = z.object({
  attribute: z.string(),
  job: z.string().nullable(),
  kind: z.enum(["selection", "scoring"]),
  reference: z.string().nullable(),
  groups: z.array(GroupFigures),
  unknown: z.number().int().nonnegative(),
  note: z.string(),
});
export type FairnessTable = z.infer<typeof FairnessTable>;
