import { formatPoints } from "../../lib/format.ts";

/** Points for a message: as they are written, and `count` for the plural of the word. */
export const toPointWords = (points: number): { points: string; count: number } => ({
  points: formatPoints(points),
  count: Math.round(Math.abs(points) * 10) / 10,
});
