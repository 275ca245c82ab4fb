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
export const GroupFigures = z.object({
  group: z.string(),
  n: z.number(),
  selected: z.number().nullable(),
  rate: z.number().nullable(),
  impactRatio: z.number().nullable(),
  ci95: z.tuple([z.number(), z.number()]).nullable(),
  fisherP: z.number().nullable(),
  midP: z.number().nullable(),
  z: z.number().nullable(),
  holmP: z.number().nullable(),
  verdict: FairnessVerdict,
});
export const FairnessTable = z.object({
  attribute: z.string(),
  kind: z.enum(["selection", "scoring"]),
  reference: z.string().nullable(),
  groups: z.array(GroupFigures),
  unknown: z.number().int().nonnegative(),
  note: z.string(),
});
export type FairnessTable = z.infer<typeof FairnessTable>;
