import { isOneDate } from "../one-date.ts";
import { isSectionName } from "../section-names.ts";
import { HEADING_SIZE, SAME_LINE } from "../weights.ts";
import type { Segment } from "./build-segments.ts";
import { toRowStarts } from "./find-row-starts.ts";

type Sides = { left: readonly Segment[]; right: readonly Segment[] };

/** Points by which sizes of one look may differ, ems between baselines of one row, and the fewest lines of a card. */
const ONE_SIZE = 0.5;
const ALIGNED = 0.3;
const FEWEST_LINES = 2;

/**
 * Entries laid out side by side, each with a date of its own: on every line where one opens at the left, one that looks like it
 * opens at the right. The parts of the page in reading order, card after card and row after row; undefined where there are none.
 */
export function findCards({ left, right }: Sides, em: number): Segment[][] | undefined {
  if (!left.some(hasDate) || !right.some(hasDate)) return undefined;
  const { starts } = toRowStarts(left, right, em);
  const title = starts[0];
  if (title === undefined || isHeading(title, em)) return undefined;
  const opensTwo = ({ y }: Segment) =>
    right.some((other) => Math.abs(other.y - y) < ALIGNED * em && isLike(other, title) && isOneDate(other.text) === isOneDate(title.text));
  const opens = starts.filter((start) => isHeading(start, em) || (isLike(start, title) && opensTwo(start)));
  if (!opens.some((start) => start === title)) return undefined;
  const tops = opens.map(({ y }) => y - SAME_LINE * em);
  const end = toEnd({ left, right }, tops.at(-1) ?? 0, em);
  const rows = tops.map((top, index) => [within(left, top, tops[index + 1] ?? end), within(right, top, tops[index + 1] ?? end)] as const);
  const cards = rows.filter((_, index) => !isHeading(opens[index] as Segment, em));
  if (!cards.every(([one, other]) => isCard(one, title) && isCard(other, title))) return undefined;
  const lead = [...within(left, Number.NEGATIVE_INFINITY, tops[0]), ...within(right, Number.NEGATIVE_INFINITY, tops[0])];
  const tail = [...within(left, end), ...within(right, end)];
  return [lead, ...rows.flat(), tail].filter((part) => part.length > 0);
}

/** The name of a section below the last row of cards ends it. */
function toEnd({ left, right }: Sides, top: number, em: number): number {
  const names = [...left, ...right].filter((segment) => segment.y > top + em && isSectionName(segment.text));
  return Math.min(...names.map(({ y }) => y - SAME_LINE * em));
}

const within = (side: readonly Segment[], top: number, bottom = Number.POSITIVE_INFINITY): Segment[] =>
  side.filter(({ y }) => y >= top && y < bottom);

/** Opens with the look of a title, and tells a date: on some line where no other has that look, else on one line below that holds nothing else. */
function isCard(part: readonly Segment[], title: Segment): boolean {
  const [first, ...rest] = [...part].sort((a, b) => a.y - b.y || a.x - b.x);
  return (
    first !== undefined &&
    isLike(first, title) &&
    rest.length >= FEWEST_LINES - 1 &&
    part.some(hasDate) &&
    (!rest.some((line) => isLike(line, title)) || (!isOneDate(first.text) && rest.filter(({ text }) => isOneDate(text)).length === 1))
  );
}

const isLike = (one: Segment, other: Segment): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.color === other.color && Math.abs(one.size - other.size) < ONE_SIZE;

const isHeading = ({ text, size }: Segment, em: number): boolean =>
  size > em * HEADING_SIZE || /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/u.test(text);

const LONGEST_DATED = 90;
const hasDate = ({ text }: Segment): boolean => text.length <= LONGEST_DATED && /(?:^|\D)(?:19|20)\d\d(?:\D|$)/.test(text);
