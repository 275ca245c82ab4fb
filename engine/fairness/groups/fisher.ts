/** A 2x2 table: how many of `n` were selected in the group and in the reference. */
export type Pair = { selected: number; n: number; referenceSelected: number; referenceN: number };

// Tables as likely as the observed one count as "as extreme"; equal figures may differ in their last digits.
const TIE = 1e-7;

/**
 * Fisher's exact test, two-sided (all tables at most as likely as the observed one), and Lancaster's mid-p (half the
 * observed table's own probability less). Probabilities come from ratios between neighbouring tables, starting at the
 * likeliest, so nothing overflows and no factorial is needed.
 */
export function testExactly({ selected, n, referenceSelected, referenceN }: Pair): { p: number; midP: number } {
  const drawn = selected + referenceSelected;
  const least = Math.max(0, drawn - referenceN);
  const most = Math.min(n, drawn);
  const weights = toWeights(least, most, n, referenceN, drawn);
  const observed = weights[selected - least] ?? 0;
  let total = 0;
  let extreme = 0;
  for (const weight of weights) {
    total += weight;
    if (weight <= observed * (1 + TIE)) extreme += weight;
  }
  const p = Math.min(1, extreme / total);
  return { p, midP: Math.max(0, p - observed / total / 2) };
}

/** Probabilities of every possible count, relative to the likeliest. */
function toWeights(least: number, most: number, n: number, other: number, drawn: number): Float64Array {
  const weights = new Float64Array(most - least + 1);
  const mode = Math.min(most, Math.max(least, Math.floor(((drawn + 1) * (n + 1)) / (n + other + 2))));
  const step = (k: number) => ((n - k) * (drawn - k)) / ((k + 1) * (other - drawn + k + 1));
  weights[mode - least] = 1;
  for (let k = mode; k < most; k++) weights[k + 1 - least] = (weights[k - least] ?? 0) * step(k);
  for (let k = mode - 1; k >= least; k--) weights[k - least] = (weights[k + 1 - least] ?? 0) / step(k);
  return weights;
}
