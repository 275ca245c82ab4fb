import type { Segment } from "./build-segments.ts";

/** Ems between baselines of one row, and the least clearance of a line that divides the rows. */
const ALIGNED = 0.3;
const CLEAR = 1;
/** A gap above this much wider than the usual pitch opens a block. */
const OPENS = 1.3;
/** Ems a usual pitch can have. */
const PITCH = [1, 1.7] as const;
const LARGER = 1.1;
/** Ems below a heading in which the first line of its text stands: two columns that begin at one height agree in both. */
const UNDER = 3;
/** Lines of one text are among the closer ones of a side, whatever its lists and gaps. */
const CLOSE = 0.25;

/** `starts`: the left segments on whose line a block opens at both sides; `openings`: all left ones, dividers too; the counts know no dividers. */
export type RowStarts = { starts: Segment[]; openings: Segment[]; leftOpenings: number; rightOpenings: number };

export function toRowStarts(left: readonly Segment[], right: readonly Segment[], em: number): RowStarts {
  const pitch = Math.min(Math.max(Math.min(usualPitch(left, CLOSE), usualPitch(right, CLOSE)), PITCH[0] * em), PITCH[1] * em);
  const openings = toOpenings(left, right, pitch, em);
  const leftOpenings = openings.filter((segment) => !isDivider(segment, right, em));
  const rightOpenings = toOpenings(right, left, pitch, em).filter((segment) => !isDivider(segment, left, em));
  const starts = leftOpenings.filter(({ y }) => hasLine(rightOpenings, y, ALIGNED * em));
  return {
    starts: starts.filter((start) => !starts.some(({ size, y }) => size > LARGER * start.size && y < start.y && start.y - y < UNDER * em)),
    openings,
    leftOpenings: leftOpenings.length,
    rightOpenings: rightOpenings.length,
  };
}

/** The first words of each block of a side, and those below a heading that the other side leaves room for. */
function toOpenings(side: readonly Segment[], others: readonly Segment[], pitch: number, em: number): Segment[] {
  const lines = toLines(side, em);
  return lines.filter((line, index) => {
    const above = lines[index - 1];
    if (above === undefined || line.y - above.y > OPENS * pitch) return true;
    return (above.size > LARGER * line.size || (above.bold && !line.bold)) && !hasLine(others, above.y, CLEAR * em);
  });
}

/** A heading that the other side leaves room for. */
const isDivider = (segment: Segment, others: readonly Segment[], em: number): boolean =>
  (segment.bold || segment.size > LARGER * em || /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/u.test(segment.text)) &&
  !hasLine(others, segment.y, CLEAR * em);

/** The first segment of each line. */
function toLines(side: readonly Segment[], em: number): Segment[] {
  const lines: Segment[] = [];
  for (const segment of [...side].sort((a, b) => a.y - b.y || a.x - b.x)) {
    if (segment.y - (lines.at(-1)?.y ?? Number.NEGATIVE_INFINITY) > ALIGNED * em) lines.push(segment);
  }
  return lines;
}

const hasLine = (side: readonly Segment[], y: number, tolerance: number): boolean =>
  side.some((segment) => Math.abs(segment.y - y) <= tolerance);

/** From line to line; `rank` as a share, below a half for lines that stand closer than most. */
export function usualPitch(side: readonly Segment[], rank = 0.5): number {
  const sorted = [...side].sort((a, b) => a.y - b.y);
  const pitches = sorted.slice(1).map((segment, index) => segment.y - (sorted[index]?.y ?? 0));
  const rising = pitches.filter((pitch) => pitch > 2).sort((a, b) => a - b);
  return rising[Math.floor(rising.length * rank)] ?? 0;
}
