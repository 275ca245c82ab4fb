import { isFormLabel } from "../form-labels.ts";
import { isOneDate, joinDate, wrapsDate } from "../one-date.ts";
import { SAME_LINE } from "../weights.ts";
import type { Segment } from "./build-segments.ts";

const LONGEST = 44;
/** Ems between the lines of one date, and by which their ends may differ. */
const PITCH = 1.75;
const OFF = 0.5;
const MOST_SEGMENTS = 6_000;

/** A date that wraps in a rail or cell of its own ("Jun 2023 – Jun" over "2026") becomes one segment on its first line. */
export function joinDates(segments: Segment[]): Segment[] {
  const short = segments.length > MOST_SEGMENTS ? [] : segments.filter(({ text }) => text.length <= LONGEST);
  const gone = new Set<Segment>();
  const labelled = hasLabelLeft(segments);
  const sorted = [...short].sort((a, b) => a.y - b.y || a.x - b.x);
  for (const [index, first] of sorted.entries()) {
    if (gone.has(first)) continue;
    let last = first;
    const near = sorted.slice(index + 1, index + NEAR).filter((next) => !labelled.has(next));
    for (const next of near) {
      const isNext = !gone.has(next) && isBelow(last, next);
      if (!isNext || !(goesOn(first.text, next.text) || near.some((third) => isBelow(next, third) && goesOnTwice(first, next, third))))
        continue;
      first.text = joinDate(first.text, next.text);
      first.letters += next.letters;
      first.right = Math.max(first.right, next.right);
      first.x = Math.min(first.x, next.x);
      gone.add(next);
      last = next;
    }
  }
  return gone.size === 0 ? segments : segments.filter((segment) => !gone.has(segment));
}

/** Segments behind the label of a form on their line ("To"). */
export function hasLabelLeft(segments: readonly Segment[]): Set<Segment> {
  const labels = segments.filter(({ text }) => isFormLabel(text));
  const isBehind = ({ x, y, size }: Segment, label: Segment) => label.right <= x && Math.abs(label.y - y) < SAME_LINE * size;
  return new Set(labels.length === 0 ? [] : segments.filter((segment) => labels.some((label) => isBehind(segment, label))));
}

/** How many segments behind one in reading order its next line is looked for among. */
const NEAR = 12;

const goesOn = (above: string, below: string): boolean =>
  (wrapsDate(above, below) && isOneDate(joinDate(above, below))) || endsInMonth(above, below) || wrapsDuration(above, below);

/** "3 years 9 months, May" over "2017 - Jan 2021": a month whose year stands below. */
function endsInMonth(above: string, below: string): boolean {
  const month = /(?:^|[\s,(])(\p{L}{3,}\.?)$/u.exec(above)?.[1];
  return month !== undefined && /^\d{4}\b/.test(below) && isOneDate(`${month} ${below}`);
}

const UNIT = /^(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|mes(?:es)?|anos?|anni|anno|mes[ei]|jaar|maanden)\b[\s,.;:)·-]*/iu;

/** "to date 4 years and 2" over "months, since Feb 2021": a number whose unit stands below, before the dates. */
const wrapsDuration = (above: string, below: string): boolean =>
  /(?:^|\s)\d{1,2}$/.test(above) && UNIT.test(below) && isOneDate(below.replace(UNIT, ""));

/** "Mar 2016" over "– Dec" over "2019", "Jan" over "2015 – May" over "2019". */
const goesOnTwice = (first: Segment, next: Segment, third: Segment): boolean =>
  !isOneDate(next.text) && isOneDate(`${first.text} ${next.text} ${third.text}`);

/** Closely below, with the same left, right or middle. */
function isBelow(above: Segment, below: Segment): boolean {
  const em = above.size;
  const pitch = below.y - above.y;
  if (pitch < em * 0.8 || pitch > em * PITCH || Math.abs(above.size - below.size) > 0.5) return false;
  const offs = [above.x - below.x, above.right - below.right, (above.x + above.right - below.x - below.right) / 2];
  return offs.some((off) => Math.abs(off) < em * OFF);
}
