import { SAME_LINE } from "../weights.ts";
import type { Segment } from "./build-segments.ts";

/** Ems by which a centred line may miss the middle of its region. */
const OFF_CENTRE = 0.5;
const FEWEST = 2;

/** Short lines set in the middle of the region with nothing beside them: they divide it, wherever a gutter would run. */
export function findCentred(segments: readonly Segment[], em: number): Set<Segment> {
  const left = Math.min(...segments.map((segment) => segment.x));
  const right = Math.max(...segments.map((segment) => segment.right));
  const starts = new Map<number, number>();
  for (const { x } of segments) starts.set(Math.round(x), (starts.get(Math.round(x)) ?? 0) + 1);
  const sharesStart = ({ x }: Segment) => [-1, 0, 1].reduce((sum, step) => sum + (starts.get(Math.round(x) + step) ?? 0), 0) > 1;
  const inMiddle = segments.filter((segment) => {
    const isShort = segment.x > left + em && segment.right < right - em;
    return isShort && Math.abs((segment.x + segment.right - left - right) / 2) < OFF_CENTRE * em && !sharesStart(segment);
  });
  const alone = inMiddle.filter(
    (segment) => !segments.some((other) => other !== segment && Math.abs(other.y - segment.y) < SAME_LINE * em),
  );
  return new Set(alone.length < FEWEST ? [] : alone);
}
