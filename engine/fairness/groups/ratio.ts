import { Z_95 } from "../weights.ts";
import type { Pair } from "./fisher.ts";

/** Selection rate of the group divided by the reference's; null when nobody of the reference was selected. */
export function toImpactRatio({ selected, n, referenceSelected, referenceN }: Pair): number | null {
  return referenceSelected === 0 ? null : (selected * referenceN) / (n * referenceSelected);
}

/** Pooled two-proportion Z; negative when the group's rate is the lower one, null when all or none were selected. */
export function toZ({ selected, n, referenceSelected, referenceN }: Pair): number | null {
  const rate = (selected + referenceSelected) / (n + referenceN);
  const spread = Math.sqrt(rate * (1 - rate) * (1 / n + 1 / referenceN));
  return spread === 0 ? null : (selected / n - referenceSelected / referenceN) / spread;
}

/** 95% interval of the impact ratio on the log scale (Katz). Half a person is added to a group of whom nobody was selected; its interval begins at its ratio, 0. */
export function toInterval(pair: Pair): [number, number] | null {
  if (pair.referenceSelected === 0) return null;
  const correction = pair.selected === 0 ? 0.5 : 0;
  const [selected, n] = [pair.selected + correction, pair.n + correction];
  const ratio = (selected * pair.referenceN) / (n * pair.referenceSelected);
  const spread = Math.sqrt(1 / selected - 1 / n + 1 / pair.referenceSelected - 1 / pair.referenceN);
  return [pair.selected === 0 ? 0 : ratio * Math.exp(-Z_95 * spread), ratio * Math.exp(Z_95 * spread)];
}

/** Holm's step-down: p-values of several comparisons at once, in the order given. */
export function toHolm(ps: readonly number[]): number[] {
  const adjusted = ps.map(() => 0);
  let largest = 0;
  const order = ps.map((p, at) => ({ p, at })).sort((a, b) => a.p - b.p || a.at - b.at);
  for (const [step, { p, at }] of order.entries()) {
    largest = Math.max(largest, Math.min(1, p * (ps.length - step)));
    adjusted[at] = largest;
  }
  return adjusted;
}
