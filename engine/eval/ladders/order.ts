/** What a ranking says of one candidate beside what is true of it; more is better in both. */
export type Placed = { truth: number; said: number };
export type Order = { right: number; pairs: number; tau: number };

/** Pairs told in the true order, and Kendall's tau-b (Kendall 1945). A tie where the truth has an order is no right pair. */
export function toOrder(placed: readonly Placed[]): Order {
  let [right, wrong, pairs, saidApart] = [0, 0, 0, 0];
  for (const [at, a] of placed.entries()) {
    for (const b of placed.slice(at + 1)) {
      const [truth, said] = [Math.sign(a.truth - b.truth), Math.sign(a.said - b.said)];
      if (truth !== 0) pairs++;
      if (said !== 0) saidApart++;
      if (truth * said > 0) right++;
      if (truth * said < 0) wrong++;
    }
  }
  return { right, pairs, tau: pairs === 0 || saidApart === 0 ? 0 : (right - wrong) / Math.sqrt(pairs * saidApart) };
}
