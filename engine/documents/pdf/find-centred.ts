import { SAME_LINE } from "../weights.ts";
import type { Segment } from "./build-segments.ts";

/** Ems by which centred lines may miss each other's middle, and the share of its width by which they may miss the region's. */
const OFF_CENTRE = 0.4;
const OFF_REGION = 0.06;
const FEWEST = 2;

/** Short lines set around one middle with nothing beside them: they divide the region, wherever a gutter would run. */
export function findCentred(segments: readonly Segment[], em: number): Set<Segment> {
  const left = Math.min(...segments.map((segment) => segment.x));
  const right = Math.max(...segments.map((segment) => segment.right));
  const starts = new Map<number, number>();
  for (const { x } of segments) starts.set(Math.round(x), (starts.get(Math.round(x)) ?? 0) + 1);
  const sharesStart = ({ x }: Segment) => [-1, 0, 1].reduce((sum, step) => sum + (starts.get(Math.round(x) + step) ?? 0), 0) > 1;
  const inMiddle = segments.filter((segment) => {
    const isShort = segment.x > left + em && segment.right < right - em;
    return isShort && Math.abs(middle(segment) - (left + right) / 2) < OFF_REGION * (right - left) && !sharesStart(segment);
  });
  const alone = inMiddle.filter(
    (segment) => !segments.some((other) => other !== segment && Math.abs(other.y - segment.y) < SAME_LINE * em),
  );
  let best: Segment[] = [];
  for (const one of alone.slice(0, TRIED)) {
    const fellows = alone.filter((other) => Math.abs(middle(other) - middle(one)) < OFF_CENTRE * em);
    if (fellows.length > best.length) best = fellows;
  }
  return new Set(best.length < FEWEST ? [] : best);
}

const TRIED = 60;
const middle = (segment: Segment): number => (segment.x + segment.right) / 2;
