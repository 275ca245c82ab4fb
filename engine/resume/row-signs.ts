import lexicon from "../data/resume/organisations.json";
import { blank, type DatePoint, type DateRange, fold } from "../text/index.ts";
import { findDegrees, hasInstitutionWord, namesOtherEmployer } from "./education/degrees.ts";
import { isExpiry } from "./lists/validity.ts";
import type { Row } from "./rows.ts";
import { tableDates } from "./tables/table-dates.ts";
import { hasTitleWord } from "./work/titles.ts";

/** What a line shows at a glance, whichever section it stands in. */
export type Signs = {
  ranges: readonly DateRange[];
  hasRange: boolean;
  hasDate: boolean;
  contact: boolean;
  title: boolean;
  degree: boolean;
  institution: boolean;
  prose: boolean;
  list: boolean;
  /** The second half of a period that began on the row before. */
  wrapped?: DateRange;
};

const CONTACT = /@[\p{L}\p{N}-]+\.|https?:|www\.|linkedin\.|github\.|\+?\d[\d ()./-]{7,}\d/u;
const HEAD_WORDS = 12;
/** Longer rows are no head and no line of contacts. */
const LONGEST_READ = 300;

type ReadDates = (words: string) => readonly DateRange[];

/** Offsets of `ranges` count from the start of the row's words. */
function toSigns(row: Row, readDates: ReadDates, asOf: string): Signs {
  const read = tableDates(row, joinStacked(row, readDates(row.words)), readDates);
  const ranges = read.filter(
    (range, i) => !isExpiry(row.words.slice(read[i - 1]?.end ?? 0, range.start)) && !(isAhead(range, asOf) && !hasTitleWord(row.words)),
  );
  const hasRange = ranges.some((range) => range.kind !== "single" || range.ongoing);
  const short = row.wordCount <= HEAD_WORDS;
  const undated = row.words.length < LONGEST_READ ? withoutRanges(row.words, read) : undefined;
  return {
    ranges,
    hasRange,
    hasDate: ranges.length > 0,
    contact: undated !== undefined && CONTACT.test(undated),
    title: short && hasTitleWord(row.words),
    degree: short && findDegrees(undated ?? row.words).length > 0,
    institution: short && hasInstitutionWord(row.words) && !namesOtherEmployer(row.words),
    prose: !row.bullet && row.wordCount >= HEAD_WORDS && !hasRange,
    list: row.wordCount < 60 && (row.words.match(/[,;|•·]/g)?.length ?? 0) >= 3,
  };
}

/** "Licence until Sept 2031": what only ends, and ends ahead of today, is no time of work. */
const isAhead = ({ kind, to }: DateRange, asOf: string): boolean =>
  kind === "until" && to !== undefined && to.lo > Number(asOf.slice(0, 4)) * 12 + Number(asOf.slice(5, 7)) - 1;

/**
 * "Mar 2016 Jul 2020" in a cell of its own: the two ends of a period that were printed one above the other, whichever came first; or one
 * in each of two cells beside each other.
 */
function joinStacked(row: Row, ranges: readonly DateRange[]): readonly DateRange[] {
  const [first, second, ...rest] = ranges;
  if (!first?.from || !second?.from || first.kind !== "single" || second.kind !== "single") return ranges;
  const [start, end] = [first.start + row.start, second.end + row.start];
  const at = row.cells.findIndex((cell) => cell.start === start);
  const [cell, beside] = [row.cells[at], row.cells[at + 1]];
  const fills =
    cell?.end === end || (cell?.end === first.end + row.start && beside?.start === second.start + row.start && beside.end === end);
  if (!fills || row.words.slice(first.end, second.start).trim() !== "") return ranges;
  const [from, to] = isBefore(second.from, first.from) ? [second.from, first.from] : [first.from, second.from];
  return [{ kind: "range", from, to, ongoing: false, start: first.start, end: second.end }, ...rest];
}

const isBefore = (one: DatePoint, other: DatePoint): boolean => one.hi < other.lo;

/** Signs of all rows; a period that wraps onto the next row ("2019 –" above "2021") belongs to the first of the two. */
export function toAllSigns(rows: readonly Row[], asOf: string, readDates: ReadDates): Signs[] {
  const all = rows.map((row) => toSigns(row, readDates, asOf));
  for (const [i, row] of rows.entries()) {
    const [sign, next, nextRow] = [all[i], all[i + 1], rows[i + 1]];
    if (!sign || !next || !nextRow) continue;
    closeYear(row, sign, nextRow, next, readDates);
    const open = sign.ranges.find((range) => endsOpen(row, range) || goesOnBelow(row, range, nextRow));
    if (!open?.from) {
      joinWrappedCell(row, sign, nextRow, next, readDates);
      continue;
    }
    closeBelow(row, sign, open, nextRow, next, readDates);
  }
  return all;
}

/** Ends a period left open on its row with the date, or the word for today, at the start of the next. */
function closeBelow(row: Row, sign: Signs, open: DateRange, nextRow: Row, next: Signs, readDates: ReadDates): void {
  const shift = nextRow.start - row.start;
  const close = next.ranges[0];
  const end = close?.kind === "until" ? close.to : close?.kind === "single" ? close.from : undefined;
  const lead = CLOSING.exec(nextRow.words)?.[0].length ?? labelLength(nextRow, endLabels);
  const today = close ? undefined : presentAt(nextRow, lead, readDates);
  if (close && end && close.start <= lead + 2) {
    const to = { ...end, start: end.start + shift, end: end.end + shift };
    replace(sign, open, { ...open, kind: "range", to, ongoing: false });
    next.hasRange = next.ranges.some((range) => range !== close && range.kind !== "single");
    next.wrapped = close;
  } else if (today) {
    replace(sign, open, { ...open, kind: "range", ongoing: true, present: { start: today.start + shift, end: today.end + shift } });
    next.wrapped = { ...today, kind: "single", ongoing: false };
    next.ranges = [next.wrapped];
  } else closeShort(row, sign, open, nextRow, next, readDates);
  sign.hasRange = true;
}

/** "8/89 -" above "2/98": in the first cells of two rows, where two figures of a year are a date only together. */
function closeShort(row: Row, sign: Signs, open: DateRange, nextRow: Row, next: Signs, readDates: ReadDates): void {
  const [cell, below] = [row.cells[0], nextRow.cells[0]];
  if (
    !cell ||
    !below ||
    next.ranges.some(({ start }) => nextRow.start + start < below.end) ||
    open.start > 0 ||
    row.start + open.end > cell.end
  )
    return;
  const [above, last] = [row.words.slice(0, cell.end - row.start), nextRow.words.slice(0, below.end - nextRow.start)];
  const [range, second] = last.length > LONGEST_DATE_CELL ? [] : readDates(`${above} ${last}`);
  if (range?.kind !== "range" || !range.to || second || range.end < above.length + 1 + last.length) return;
  const by = nextRow.start - row.start - above.length - 1;
  const to = { ...range.to, start: range.to.start + by, end: range.to.end + by };
  const { present: _, ...begun } = open;
  replace(sign, open, { ...begun, kind: "range", to, ongoing: false });
  next.wrapped = { kind: "single", from: { ...to, start: 0, end: last.length }, start: 0, end: last.length, ongoing: false };
  next.ranges = [next.wrapped, ...next.ranges];
}

/** "January 2015 to August" above "2019. Up to eleven calls": the year of a last month at the start of the next line. */
function closeYear(row: Row, sign: Signs, nextRow: Row, next: Signs, readDates: ReadDates): void {
  const [year] = /^(?:19|20)\d\d(?![\d/–-])/.exec(nextRow.words) ?? [];
  const open = sign.ranges.at(-1);
  if (year === undefined || open?.kind !== "single" || open.ongoing || !/\p{L}{3}\.?$/u.test(row.words)) return;
  const whole = readDates(row.words + " ".repeat(nextRow.start - row.end) + year).find(({ start }) => start === open.start);
  if (whole?.kind !== "range" || whole.end <= row.words.length) return;
  replace(sign, open, { ...whole, end: row.words.length });
  sign.hasRange = true;
  const first = next.ranges[0];
  if (first?.start === 0) next.wrapped = first;
}

const LONGEST_DATE_CELL = 24;

/** "Oct 2018 to Feb" above "2022", "desde" above "02/2019" in the first cells of two rows: one period, told together only. */
function joinWrappedCell(row: Row, sign: Signs, nextRow: Row, next: Signs, readDates: ReadDates): void {
  const [cell, below] = [row.cells[0], nextRow.cells[0]];
  if (row.cells.length < 2 || !cell || !below || cell.end - cell.start > LONGEST_DATE_CELL || below.end - below.start > LONGEST_DATE_CELL)
    return;
  const above = row.words.slice(cell.start - row.start, cell.end - row.start);
  const joined = `${above} ${nextRow.words.slice(below.start - nextRow.start, below.end - nextRow.start)}`;
  const [range, second] = readDates(joined);
  if (!range || second || range.kind === "single" || range.start > 1 || range.end < joined.length - 1) return;
  if (range.end <= above.length || sign.hasRange || next.hasRange) return;
  const move = <T extends { start: number; end: number }>(span: T): T => {
    const isBelow = span.end > above.length;
    const shift = (isBelow ? below.start - above.length - 1 : cell.start) - row.start;
    return { ...span, start: Math.max(span.start, isBelow ? above.length + 1 : 0) + shift, end: span.end + shift };
  };
  const whole: DateRange = {
    ...range,
    ...(range.from ? { from: move(range.from) } : {}),
    ...(range.to ? { to: move(range.to) } : {}),
    ...(range.present ? { present: move(range.present) } : {}),
    start: cell.start - row.start,
    end: cell.end - row.start,
  };
  sign.ranges = [whole, ...sign.ranges.filter(({ start }) => start >= whole.end)];
  sign.hasRange = true;
  const wrapped = next.ranges.find(({ start }) => start < below.end - nextRow.start);
  if (wrapped) next.wrapped = wrapped;
}

function replace(sign: Signs, old: DateRange, fresh: DateRange): void {
  sign.ranges = sign.ranges.map((range) => (range === old ? fresh : range));
}

/** Does a dash or "to" behind this date leave its cell open? */
function endsOpen(row: Row, range: DateRange): boolean {
  if (range.kind !== "single" && !(range.kind === "since" && range.ongoing && range.present && range.present.start > range.start))
    return false;
  const cell = row.cells.find((candidate) => range.start + row.start >= candidate.start && range.end + row.start <= candidate.end);
  const rest = row.words.slice(range.from?.end ?? range.end, (cell?.end ?? row.end) - row.start).trim();
  return /^(?:[-–—]|to|bis|à|a|tot|until)$/i.test(rest);
}

const CLOSING = /^(?:to|until|till|through|bis|jusqu|au|à|al?|hasta|até|fino|tot)\b/;

/** What a dash leads to that closes a period begun above, "– present)"; an item of a list holds more than that. */
const DASH_AND_DATE = /^(?:\p{L}{2,10}\.? )?(?:\p{L}{3,10}|\d{4})\)$/u;

/** "… from September 2021" above "until now": the end of a period at the start of the next line. */
function goesOnBelow(row: Row, range: DateRange, next: Row): boolean {
  const isOpen =
    range.kind === "single" || (range.kind === "since" && (range.present === undefined || range.present.start === range.start));
  if (!isOpen || row.start + range.end !== row.end) return false;
  if (next.start > next.line.start && DASH_AND_DATE.test(next.words)) return true;
  return CLOSING.test(next.words) || (labelLength(row, startLabels) > 0 && labelLength(next, endLabels) > 0);
}

const [startLabels, endLabels] = [new Set(lexicon.labels.start), new Set(lexicon.labels.end)];

/** Characters of a label in a cell of its own or before a colon ("To: "). */
function labelLength({ words }: Row, labels: ReadonlySet<string>): number {
  const hit = /^([^\t:]{1,24})(?:\t|:\s)\s*/.exec(words);
  return hit && labels.has(fold(hit[1] ?? "").trim()) ? hit[0].length : 0;
}

/** A word for today so far into a row. */
function presentAt({ words }: Row, at: number, readDates: ReadDates): { start: number; end: number } | undefined {
  const lead = "2000 - ";
  const isAfter = (from: number) => {
    const found = readDates(lead + words.slice(from, from + 40))[0];
    const today = found?.ongoing ? found.present : undefined;
    return today?.start === lead.length ? { start: from, end: from + today.end - lead.length } : undefined;
  };
  return isAfter(0) ?? (at > 0 ? isAfter(at) : undefined);
}

/** The words with every date blanked out; offsets stay. */
export const withoutRanges = (words: string, ranges: readonly DateRange[]): string => blank(words, ranges);

/** Signs of rows of which sections have cut the heading off in front: their dates stand so much further left. */
export function moveSigns(signs: readonly Signs[], rows: readonly Row[], cut: readonly Row[]): Signs[] {
  const moved = [...signs];
  const kept = new Set(cut.filter(({ index, start }) => start === rows[index]?.start).map(({ index }) => index));
  for (const row of cut) {
    const [sign, by] = [signs[row.index], row.start - (rows[row.index]?.start ?? row.start)];
    if (!sign || by <= 0 || kept.has(row.index)) continue;
    moved[row.index] = { ...sign, ranges: sign.ranges.filter(({ start }) => start >= by).map((range) => moveRange(range, -by)) };
  }
  return moved;
}

/** A period counted from a place further left or right. */
export function moveRange(range: DateRange, by: number): DateRange {
  const move = <T extends { start: number; end: number }>(span: T): T => ({ ...span, start: span.start + by, end: span.end + by });
  return {
    ...move(range),
    ...(range.from ? { from: move(range.from) } : {}),
    ...(range.to ? { to: move(range.to) } : {}),
    ...(range.present ? { present: move(range.present) } : {}),
  };
}
