import type { Segment } from "./build-segments.ts";
import { toRowStarts } from "./find-row-starts.ts";

/** Letters and lines of a head, how many there are at least, and the most left lines for each right one. */
const HEAD_CHARS = 32;
const HEAD_LINES = 2;
const FEWEST = 2;
const MOST_LINES = 0.5;
/** Ems by which a head may hang below the first line of its text or above it, and from which it is on another line. */
const BELOW = 2;
const ABOVE = 0.7;
const OFF = 0.3;

/** Headings that hang beside their text a little lower or higher than its first line, each with the line it belongs on. */
export function findSunkenHeads(left: readonly Segment[], right: readonly Segment[], em: number): Map<Segment, number> | undefined {
  if (left.length > MOST_LINES * right.length || left.some(({ text }) => text.length > HEAD_CHARS)) return undefined;
  const { openings } = toRowStarts(left, right, em);
  if (openings.length < FEWEST || left.length > HEAD_LINES * openings.length) return undefined;
  const texts = toRowStarts(right, left, em).openings.map(({ y }) => y);
  const raised = new Map<Segment, number>();
  for (const [index, { y }] of openings.entries()) {
    const next = openings[index + 1]?.y ?? Number.POSITIVE_INFINITY;
    const target = texts.find((text) => text >= y - BELOW * em && text <= y + ABOVE * em);
    const lines = left.filter((segment) => segment.y >= y && segment.y < next);
    if (target === undefined || lines.some((line) => line.y - y > BELOW * em)) return undefined;
    for (const line of lines) raised.set(line, line.y + target - y);
  }
  return [...raised].some(([{ y }, target]) => Math.abs(target - y) > OFF * em) ? raised : undefined;
}
