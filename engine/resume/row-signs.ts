import { type DateRange, readDateRanges } from "../text/index.ts";
import { findDegrees, hasInstitutionWord } from "./education/degrees.ts";
import type { Row } from "./rows.ts";
import { hasTitleWord } from "./work/titles.ts";

/** What a line shows at a glance, whichever section it stands in. */
export type Signs = {
  ranges: DateRange[];
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

/** Offsets of `ranges` count from the start of the row's words. */
export function toSigns(row: Row, asOf: string): Signs {
  const ranges = readDateRanges(row.words, asOf);
  const hasRange = ranges.some((range) => range.kind !== "single" || range.ongoing);
  const short = row.wordCount <= HEAD_WORDS;
  return {
    ranges,
    hasRange,
    hasDate: ranges.length > 0,
    contact: row.words.length < 300 && CONTACT.test(withoutRanges(row.words, ranges)),
    title: short && hasTitleWord(row.words),
    degree: short && findDegrees(row.words).length > 0,
    institution: short && hasInstitutionWord(row.words),
    prose: !row.bullet && row.wordCount >= HEAD_WORDS && !hasRange,
    list: row.wordCount < 60 && (row.words.match(/[,;|•·]/g)?.length ?? 0) >= 3,
  };
}

/** Signs of all rows; a period that wraps onto the next row ("2019 –" above "2021") belongs to the first of the two. */
export function toAllSigns(rows: readonly Row[], asOf: string): Signs[] {
  const all = rows.map((row) => toSigns(row, asOf));
  for (const [i, row] of rows.entries()) {
    const [sign, next, nextRow] = [all[i], all[i + 1], rows[i + 1]];
    const open = sign?.ranges.find((range) => endsOpen(row, range));
    if (!sign || !next || !nextRow || !open?.from) continue;
    const close = next.ranges[0];
    const today = close ? undefined : presentAtStart(nextRow, asOf);
    if (close?.kind === "single" && close.from && close.start <= 2) {
      const shift = nextRow.start - row.start;
      const to = { ...close.from, start: close.from.start + shift, end: close.from.end + shift };
      replace(sign, open, { ...open, kind: "range", to, ongoing: false });
      next.hasRange = next.ranges.some((range) => range !== close && range.kind !== "single");
      next.wrapped = close;
    } else if (today) {
      const shift = nextRow.start - row.start;
      replace(sign, open, { ...open, kind: "range", ongoing: true, present: { start: today.start + shift, end: today.end + shift } });
      next.wrapped = { ...today, kind: "single", ongoing: false };
      next.ranges = [next.wrapped];
    }
    sign.hasRange = true;
  }
  return all;
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

/** A word for today at the start of a row. */
function presentAtStart(row: Row, asOf: string): { start: number; end: number } | undefined {
  const lead = "2000 - ";
  const found = readDateRanges(lead + row.words.slice(0, 40), asOf)[0];
  return found?.ongoing && found.present && found.present.start === lead.length
    ? { start: 0, end: found.present.end - lead.length }
    : undefined;
}

/** The words with every date blanked out; offsets stay. */
export function withoutRanges(words: string, ranges: readonly DateRange[]): string {
  let masked = words;
  for (const range of ranges)
    masked = masked.slice(0, range.start) + " ".repeat(Math.min(range.end, words.length) - range.start) + masked.slice(range.end);
  return masked;
}
