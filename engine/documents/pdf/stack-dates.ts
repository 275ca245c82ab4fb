import { isOneDate } from "../one-date.ts";
import type { Segment } from "./build-segments.ts";
import { hasLabelLeft } from "./join-dates.ts";

const LONGEST = 16;
/** Ems between the two dates of a period, by which their ends may differ, and between baselines of one line. */
const PITCH = 1.75;
const OFF = 0.5;
const SAME_LINE = 0.4;
/** A single pair may be two entries that happen to stand together; so many are none, whatever stands beside them. */
const FEWEST_PAIRS = 2;
const SURE_PAIRS = 3;
/** How far from a segment in reading order its neighbours are looked for. */
const NEAR = 12;

/** Periods printed as one date over the other ("MAY 2016" over "JUL 2020"), always in twos and beside a head, become one segment each. */
export function joinStackedDates(segments: Segment[]): Segment[] {
  const sorted = [...segments].sort((a, b) => a.y - b.y || a.x - b.x);
  const labelled = hasLabelLeft(segments);
  const dates = new Set(
    sorted
      .filter((segment) => !labelled.has(segment))
      .filter(({ text }) => text.length <= LONGEST && /\d{2}/.test(text) && !/\d{4}.*\d{4}/.test(text) && isOneDate(text)),
  );
  if (dates.size < FEWEST_PAIRS * 2) return segments;
  const pairs: [Segment, Segment][] = [];
  const below = new Set<Segment>();
  for (const [index, first] of sorted.entries()) {
    if (!dates.has(first)) continue;
    const next = sorted.slice(index + 1, index + NEAR).find((other) => dates.has(other) && isBelow(first, other));
    if (next === undefined || areYearsOfList(sorted, first, next)) continue;
    if (below.has(first)) return segments;
    below.add(next);
    pairs.push([first, next]);
  }
  const isSure = pairs.length >= SURE_PAIRS || pairs.every(([first, next]) => standsBesideHead(sorted, first, next));
  if (pairs.length < FEWEST_PAIRS || !isSure) return segments;
  for (const [first, next] of pairs) {
    first.text = `${first.text} ${next.text}`;
    first.letters += next.letters;
    first.right = Math.max(first.right, next.right);
    first.x = Math.min(first.x, next.x);
  }
  return segments.filter((segment) => !below.has(segment));
}

/** "2007" over "2005", each with words beside it: the years of two entries, newest first. */
const areYearsOfList = (sorted: readonly Segment[], first: Segment, next: Segment): boolean =>
  YEAR.test(first.text) && YEAR.test(next.text) && next.text < first.text && besideOf(sorted, next) !== undefined;
const YEAR = /^\d{4}$/;

function isBelow(above: Segment, below: Segment): boolean {
  const em = above.size;
  const pitch = below.y - above.y;
  if (pitch < em * 0.8 || pitch > em * PITCH || Math.abs(above.size - below.size) > OFF) return false;
  const offs = [above.x - below.x, above.right - below.right, (above.x + above.right - below.x - below.right) / 2];
  return offs.some((off) => Math.abs(off) < em * OFF);
}

/** Two entries of a list look alike beside their dates; the head of one and what follows it do not. */
function standsBesideHead(sorted: readonly Segment[], first: Segment, next: Segment): boolean {
  const [head, rest] = [besideOf(sorted, first), besideOf(sorted, next)];
  return head !== undefined && (rest === undefined || lookOf(head) !== lookOf(rest));
}

function besideOf(sorted: readonly Segment[], date: Segment): Segment | undefined {
  const at = sorted.indexOf(date);
  const beside = sorted
    .slice(Math.max(0, at - NEAR), at + NEAR)
    .filter((other) => other !== date && Math.abs(other.y - date.y) < SAME_LINE * date.size);
  return beside.sort((a, b) => distance(a, date) - distance(b, date))[0];
}

const distance = (one: Segment, other: Segment): number => Math.max(one.x - other.right, other.x - one.right);
const lookOf = ({ bold, italic, size, color }: Segment): string => `${bold}${italic}${Math.round(size)}${color}`;
