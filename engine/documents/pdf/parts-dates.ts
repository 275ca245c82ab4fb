import { isOneDate } from "../one-date.ts";
import { SAME_LINE } from "../weights.ts";
import type { Segment } from "./build-segments.ts";

/** Dates at the gutter, at least, their share of the strip they stand in, and the lines of the column beyond them. */
const FEWEST_DATES = 2;
const DATED_SHARE = 0.5;
const FEWEST_BEYOND = 3;
const LONGEST = 32;

/** Does a gutter run between dates and their entries, and a sidebar stand left of the dates? Then it is no gutter of the page. */
export function partsDates(left: readonly Segment[], right: readonly Segment[], em: number): boolean {
  const isBeside = ({ y }: Segment) => right.some((other) => Math.abs(other.y - y) < SAME_LINE * em);
  const isDate = ({ text }: Segment) => text.length <= LONGEST && /\d/.test(text) && isOneDate(text);
  const dates = left.filter((segment) => isDate(segment) && isBeside(segment));
  if (dates.length < FEWEST_DATES) return false;
  const edge = Math.min(...dates.map(({ x }) => x)) - 1;
  const beyond = left.filter(({ x }) => x < edge);
  const isCrossed = beyond.some((segment) => segment.right > edge);
  return beyond.length >= FEWEST_BEYOND && !isCrossed && dates.length >= DATED_SHARE * (left.length - beyond.length);
}
