import type { JobProfile } from "../../job/index.ts";
import { score, WEIGHTS, type Weights } from "../../match/index.ts";
import type { CounterfactualReceipt, Swap } from "../types.ts";
import type { Counterfactual, Counterfactuals } from "./counterfactuals.ts";

/** The swaps of a resume in points of one job. A swap that could not be made is "not tested" (null), never "no change". */
export function toCounterfactualReceipt(
  { swaps, ignoredSignals }: Counterfactuals,
  job: JobProfile,
  baseScore: number | null,
  weights: Weights = WEIGHTS,
): CounterfactualReceipt {
  const changed = swaps.map((swap) => toSwap(swap, job, baseScore, weights));
  const sizes = changed.flatMap(({ change }) => (change === null ? [] : [Math.abs(change)]));
  return { swaps: changed, maxChange: sizes.length === 0 ? null : Math.max(...sizes), ignoredSignals };
}

function toSwap({ kind, applied, equal, views }: Counterfactual, job: JobProfile, baseScore: number | null, weights: Weights): Swap {
  if (applied === 0) return { kind, applied, change: null };
  if (equal) return { kind, applied, change: 0 };
  if (baseScore === null) return { kind, applied, change: null };
  const changes = views.map((view) => Math.round(10 * ((score(view, job, weights).score ?? baseScore) - baseScore)) / 10);
  return { kind, applied, change: changes.reduce((largest, change) => (Math.abs(change) > Math.abs(largest) ? change : largest), 0) };
}
