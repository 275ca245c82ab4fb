import { SAME_LINE, TAIL_ALIGNED, TAIL_CONTENT } from "../weights.ts";
import type { Segment } from "./build-segments.ts";

/** Whether what stands left and right of a gap are rows of one list or table rather than two columns of text. */
export function isOneTable(left: readonly Segment[], right: readonly Segment[], em: number): boolean {
  const rightAligned = shareAligned(right, left, em);
  if (rightAligned >= TAIL_ALIGNED && isTail(right, left, em)) return true;
  const leftAligned = shareAligned(left, right, em);
  if (leftAligned >= TAIL_ALIGNED && share(left, isDate) >= 0.6) return true;
  if (leftAligned >= TAIL_ALIGNED && share(left, isLabel) >= 0.6) return true;
  return leftAligned >= 0.85 && rightAligned >= 0.85 && isGrid(left, right);
}

/** Dates and places at the end of lines, or short words flush right behind words of any length. */
function isTail(right: readonly Segment[], left: readonly Segment[], em: number): boolean {
  if (share(right, isDateOrPlace) >= TAIL_CONTENT && right.length <= left.length * 1.2) return true;
  const edge = Math.max(...right.map((segment) => segment.right));
  const isFlush = share(right, (segment) => edge - segment.right < em * 0.4) >= 0.7;
  const start = Math.min(...right.map((segment) => segment.x));
  const isRagged = share(right, (segment) => segment.x - start < em * 0.4) < 0.6;
  return isFlush && isRagged && share(right, isShort) >= 0.8;
}

/** Three or more short cells a row. */
function isGrid(left: readonly Segment[], right: readonly Segment[]): boolean {
  const all = [...left, ...right];
  const rows = new Set(left.map((segment) => Math.round(segment.y))).size;
  return rows > 0 && all.length / rows >= 2.7 && share(all, isShort) >= 0.8;
}

function shareAligned(some: readonly Segment[], others: readonly Segment[], em: number): number {
  const baselines = others.map((segment) => segment.y).sort((a, b) => a - b);
  return share(some, (segment) => hasNear(baselines, segment.y, em * SAME_LINE));
}

function hasNear(sorted: readonly number[], value: number, tolerance: number): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value - tolerance) low = middle + 1;
    else high = middle;
  }
  const found = sorted[low];
  return found !== undefined && found <= value + tolerance;
}

function share(segments: readonly Segment[], holds: (segment: Segment) => boolean): number {
  return segments.length === 0 ? 0 : segments.filter(holds).length / segments.length;
}

const YEAR = /(?:^|[^\d])(?:19|20)\d\d(?:[^\d]|$)|\d{1,2}[./]\d{2,4}/;
const PLACE = /^[\p{Lu}][\p{L}.' -]{1,30},\s*[\p{Lu}][\p{L}. ]{1,25}$/u;

function isDate(segment: Segment): boolean {
  return segment.text.length <= 32 && YEAR.test(segment.text);
}

function isDateOrPlace(segment: Segment): boolean {
  return (
    isDate(segment) || (segment.text.length <= 50 && (PLACE.test(segment.text) || (YEAR.test(segment.text) && segment.text.length <= 45)))
  );
}

function isLabel(segment: Segment): boolean {
  return segment.text.length <= 30 && segment.text.endsWith(":");
}

function isShort(segment: Segment): boolean {
  return segment.text.length <= 36;
}
