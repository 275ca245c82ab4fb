import type { CounterfactualReceipt, JobProfile, MatchFigures, MatchResult } from "@fairlead/contracts";

export type { DocumentView } from "@fairlead/contracts";

/** A match as it is printed and stored: the result, what swaps of personal details change, and the job it was made for. */
export type MatchLine = MatchResult & { fairness: CounterfactualReceipt; job: JobProfile };
/** Whether a stored match comes out the same again; `differences` names the parts that do not, beside the figures of both. */
export type Verification = { equal: boolean; differences: string[]; stored?: MatchFigures; now?: MatchFigures };
export type { MatchFigures } from "@fairlead/contracts";
