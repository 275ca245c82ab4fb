import { canonicalJson } from "../text/index.ts";
import { byText } from "./order.ts";
import { total } from "./sum.ts";
import type { MatchResult, Receipt, Row } from "./types.ts";

type Rankable = Pick<MatchResult, "score" | "interval"> & { rows: readonly Pick<Row, "points">[]; receipt: Pick<Receipt, "hash"> };
export type Ranked = { rank: number; tieGroup: number };

/**
 * Best first, without a score last. Equal scores share a rank and stand in the order of what their rows add up to, which
 * below zero is more than the score tells, then of their receipts: the order of the input cannot matter. A tie group begins
 * with a leader and holds everyone whose interval reaches the leader's.
 */
export function rank<T extends Rankable>(results: readonly T[]): (T & Ranked)[] {
  const sorted = results
    .map((result) => ({ result, sum: total(result.rows.map(({ points }) => points)) }))
    .sort(
      (a, b) =>
        byScore(a.result, b.result) ||
        b.sum - a.sum ||
        byText(a.result.receipt.hash, b.result.receipt.hash) ||
        byText(canonicalJson(a.result), canonicalJson(b.result)),
    )
    .map(({ result }) => result);
  const ranked: (T & Ranked)[] = [];
  let leader: T | undefined;
  for (const [at, result] of sorted.entries()) {
    const before = ranked.at(-1);
    const isNewGroup = leader === undefined || before === undefined || !isTied(leader, result);
    if (isNewGroup) leader = result;
    const isEqual = before !== undefined && before.score === result.score;
    ranked.push({ ...result, rank: isEqual ? before.rank : at + 1, tieGroup: (before?.tieGroup ?? 0) + (isNewGroup ? 1 : 0) });
  }
  return ranked;
}

function byScore(a: Rankable, b: Rankable): number {
  return (b.score ?? -1) - (a.score ?? -1);
}

function isTied(leader: Rankable, other: Rankable): boolean {
  if (leader.score === null || other.score === null) return leader.score === other.score;
  return other.interval[1] >= leader.interval[0];
}
