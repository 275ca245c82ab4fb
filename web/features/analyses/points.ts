import type { CandidateRow } from "@fairlead/contracts";
import { formatPoints } from "../../lib/format.ts";

/** Points for a message: as they are written, and `count` for the plural of the word. */
export const toPointWords = (points: number): { points: string; count: number } => ({
  points: formatPoints(points),
  count: Math.round(Math.abs(points) * 10) / 10,
});

/** Where a score could lie, in whole per cent; null where nothing is left open. */
export function toRange({ score, interval }: Pick<CandidateRow, "score" | "interval">): { lo: number; hi: number } | null {
  if (score === null || interval === null) return null;
  const [lo, hi] = interval.map(Math.round) as [number, number];
  return lo === hi ? null : { lo, hi };
}
