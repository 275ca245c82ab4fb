import { isSectionName } from "../section-names.ts";
import { HEADING_SIZE, SAME_LINE } from "../weights.ts";
import type { Segment } from "./build-segments.ts";

type Sides = { left: readonly Segment[]; right: readonly Segment[] };

/** Ems a heading keeps clear of the other side, and below it in which the text of both sides begins. */
const CLEAR = 1;
const UNDER = 3;

/**
 * Sections over the whole width, each with its text in two columns: at every heading of the left column the right one pauses, and both go
 * on below it on one line. The parts of the page from heading to heading; undefined where the right column has headings of its own.
 */
export function findBands({ left, right }: Sides, em: number): Segment[][] | undefined {
  const isHeading = ({ text, size }: Segment) => size > em * HEADING_SIZE || isSectionName(text);
  const lines = right.map(({ y }) => y);
  const [first, last] = [Math.min(...lines), Math.max(...lines)];
  const heads = left.filter((segment) => isHeading(segment) && segment.y > first && segment.y < last);
  if (heads.length === 0 || right.some(isHeading)) return undefined;
  const isDivider = (head: Segment) => {
    const below = (side: readonly Segment[]) => Math.min(...side.map(({ y }) => y).filter((y) => y > head.y + SAME_LINE * em));
    const next = below(right);
    return (
      right.every(({ y }) => Math.abs(y - head.y) > CLEAR * em) &&
      next - head.y < UNDER * em &&
      Math.abs(next - below(left)) < SAME_LINE * em
    );
  };
  if (!heads.every(isDivider)) return undefined;
  const tops = [Number.NEGATIVE_INFINITY, ...heads.map(({ y }) => y - SAME_LINE * em), Number.POSITIVE_INFINITY].sort((a, b) => a - b);
  return tops.slice(1).map((bottom, index) => [...left, ...right].filter(({ y }) => y >= (tops[index] ?? 0) && y < bottom));
}
