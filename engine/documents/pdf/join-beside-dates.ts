import { isOneDate } from "../one-date.ts";
import { SAME_LINE } from "../weights.ts";
import type { Segment } from "./build-segments.ts";

const LONGEST_DATE = 44;
/** Ems between the lines of one text, and by which their starts may differ; points by which its sizes may. */
const PITCH = 1.75;
const OFF = 0.3;
const SAME_SIZE = 0.5;
/** Ems that stay free between the words and the dates, which may wrap as well. */
const SLACK = 1.5;
/** How far from a date in reading order its neighbours are looked for. */
const NEAR = 8;

/**
 * Words that had no room left of the dates at the end of their line and go on below become one segment again
 * ("Nurse, Hale Hospital (Lead:" | "2019 – 2021" over "J. Orr)"), where their words say that they go on.
 */
export function joinBesideDates(segments: Segment[]): Segment[] {
  const sorted = [...segments].sort((a, b) => a.y - b.y || a.x - b.x);
  const gone = new Set<Segment>();
  for (const [index, date] of sorted.entries()) {
    if (date.text.length > LONGEST_DATE || !isOneDate(date.text)) continue;
    const near = sorted.slice(Math.max(0, index - NEAR), index + NEAR + 1);
    const first = standsAlone(near, date);
    if (!first) continue;
    for (let below = findBelow(near, first, date); below && !gone.has(below); below = findBelow(near, { ...first, y: below.y }, date)) {
      first.text = `${first.text} ${below.text}`;
      first.letters += below.letters;
      gone.add(below);
    }
  }
  return gone.size === 0 ? segments : segments.filter((segment) => !gone.has(segment));
}

const isLevel = (a: Segment, b: Segment): boolean => Math.abs(a.y - b.y) < SAME_LINE * Math.max(a.size, b.size);

/** The only words beside the date, left of it. */
function standsAlone(near: readonly Segment[], date: Segment): Segment | undefined {
  const [first, second] = near.filter((other) => other !== date && isLevel(other, date));
  return first && !second && first.right <= date.x ? first : undefined;
}

function findBelow(near: readonly Segment[], first: Segment, date: Segment): Segment | undefined {
  const em = first.size;
  const below = near.find(
    ({ x, y, size }) =>
      Math.abs(x - first.x) < em * OFF && y - first.y > em * 0.8 && y - first.y < em * PITCH && Math.abs(size - em) < SAME_SIZE,
  );
  if (!below || near.some((other) => other !== below && isLevel(other, below)) || !goesOn(first.text, below.text)) return undefined;
  const letter = (first.right - first.x) / Math.max(1, first.text.length);
  const [word = ""] = below.text.split(" ");
  return first.right + letter * (word.length + 1) + em * SLACK > date.x ? below : undefined;
}

const depth = (text: string): number => (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);

/** An open bracket that is closed below, a word or a mark that asks for more, or words that go on small. */
const goesOn = (above: string, below: string): boolean =>
  (depth(above) === 1 && depth(above + below) === 0) ||
  /(?:[,&/]|\s(?:and|of|for|the|und|für|et|de|du|des|y|e|en|di|van))$/i.test(above) ||
  /^\p{Ll}/u.test(below);
