import { isOneDate } from "../one-date.ts";
import { SAME_LINE } from "../weights.ts";
import type { Segment } from "./build-segments.ts";

/** Dates at the gutter, at least, their share of the strip they stand in, and the lines of the column beyond them. */
const FEWEST_DATES = 2;
const DATED_SHARE = 0.5;
const FEWEST_BEYOND = 3;
const LONGEST = 44;

/** Does a gutter run between dates and their entries, and a sidebar stand beyond the dates? Then it is no gutter of the page. */
export function partsDates(left: readonly Segment[], right: readonly Segment[], em: number): boolean {
  return isMargin(left, right, em) || isFlushRight(left, right, em);
}

const isDate = ({ text }: Segment): boolean => text.length <= LONGEST && /\d/.test(text) && isOneDate(text);

const isOnLineOf = ({ y }: Segment, others: readonly Segment[], em: number): boolean =>
  others.some((other) => Math.abs(other.y - y) < SAME_LINE * em);

/** A sidebar, the dates and their entries, from left to right. The sidebar may hold dates of its own. */
function isMargin(left: readonly Segment[], right: readonly Segment[], em: number): boolean {
  const dates = left.filter((segment) => isDate(segment) && isOnLineOf(segment, right, em));
  return distinct(dates.map(({ x }) => x - 1)).some((edge) => {
    const inside = dates.filter(({ x }) => x > edge);
    const beyond = left.filter(({ x }) => x < edge);
    const isCrossed = beyond.some((segment) => segment.right > edge);
    return (
      inside.length >= FEWEST_DATES &&
      beyond.length >= FEWEST_BEYOND &&
      !isCrossed &&
      inside.length >= DATED_SHARE * (left.length - beyond.length)
    );
  });
}

/** Entries, their dates and a sidebar, from left to right; dates on lines of what stands right of them open entries of their own. */
function isFlushRight(left: readonly Segment[], right: readonly Segment[], em: number): boolean {
  const dates = right.filter((segment) => isDate(segment) && isOnLineOf(segment, left, em));
  return distinct(dates.map((date) => date.right + 1)).some((edge) => {
    const inside = dates.filter(({ x }) => x <= edge);
    const beyond = right.filter(({ x }) => x > edge);
    const strip = right.filter((segment) => segment.x <= edge);
    const isCrossed = strip.some((segment) => segment.right > edge);
    if (inside.length < FEWEST_DATES || beyond.length < FEWEST_BEYOND || isCrossed || inside.length < DATED_SHARE * strip.length)
      return false;
    return strip.filter(isDate).length === inside.length && !inside.every((date) => isOnLineOf(date, beyond, em));
  });
}

const MOST_EDGES = 12;
const distinct = (edges: readonly number[]): number[] =>
  [...new Map(edges.map((edge) => [Math.round(edge), edge])).values()].slice(0, MOST_EDGES);
