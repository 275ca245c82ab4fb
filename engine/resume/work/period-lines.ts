import type { DateRange } from "../../text/index.ts";
import { type Signs, withoutRanges } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { withoutSizes } from "./heads/durations.ts";
import { tellsStory } from "./heads/stories.ts";
import { hasTitleWord } from "./titles.ts";

const HEAD_WORDS = 14;
const EDGE_CHARACTERS = 24;
const LONGEST_DATED_HEAD = 10;
const LONGEST_STORY = 24;

/** "(house closed Apr–Sep 2020 for repairs)": a whole line in brackets that begins small; "(april 2025 – nu)" is a period. */
const ASIDE = /^\(\p{Ll}{2,}\s[^()]*\)\.?$/u;

const isAside = ({ words }: Row, { ranges }: Signs): boolean => ASIDE.test(words) && countWords(withoutRanges(words, ranges)) > 1;

type Where = { before: number; after: number; ownCell: boolean };

/** A line that shows the dates of a role: a period at its start or end, or in a cell of its own. */
export function isPeriodLine(row: Row, signs: Signs): boolean {
  const dates = signs.ranges.filter((candidate) => candidate !== signs.wrapped);
  const range = dates.find((candidate) => candidate.kind !== "single") ?? dates[0];
  if (!range || isAside(row, signs)) return false;
  if (range.kind !== "single" && (tellsRole(row, range) || hasTitleBehindDash(row, range))) return true;
  if (!isShortHead(row, signs) || tellsSince(row, range)) return false;
  const where = placeInRow(row, range);
  if (range.kind === "single")
    return !row.bullet && row.wordCount <= (where.ownCell ? HEAD_WORDS : LONGEST_DATED_HEAD) && isLoneDate(where, range);
  if (row.bullet && row.wordCount > HEAD_WORDS - 2 && !isHeadBefore(row.words.slice(0, range.start))) return where.before === 0;
  return where.before === 0 || where.after <= EDGE_CHARACTERS || where.ownCell;
}

/** "Worked as Test Engineer in Acme Ltd, Pune from Feb 2021 to March 2023.": one sentence for the whole of a role. */
const tellsRole = (row: Row, range: DateRange): boolean =>
  row.wordCount <= LONGEST_STORY &&
  /^\P{L}*$/u.test(row.words.slice(range.end)) &&
  /^(?:\p{L}+ ){1,3}(?:as|als|comme|como|come) /u.test(row.words) &&
  tellsStory(row.words);

/** "Hale Systems GmbH, Dresden, since 2021 — Test lead for a patch and the phone that reads it": however long. */
function hasTitleBehindDash({ words, bullet, cells }: Row, { start, end }: DateRange): boolean {
  const title = /^\)?\s+[–—-]{1,2}\s+(\p{Lu}.+)$/u.exec(words.slice(end))?.[1] ?? "";
  const isShort = countWords(words.slice(0, start)) <= SHORT_HEAD && countWords(title) <= HEAD_WORDS;
  return !bullet && cells.length === 1 && start > 0 && isShort && hasTitleWord(title.split(" ").slice(0, OPENING).join(" "));
}
/** Words in which a title shows. */
const OPENING = 4;

/** "Ground instructor in crew resource management since 2023.": a sentence that names no employer. */
const tellsSince = ({ words }: Row, { kind, start, end }: DateRange): boolean =>
  kind === "since" &&
  /^\.?$/.test(words.slice(end)) &&
  words.endsWith(".") &&
  start > 0 &&
  !/[,;:|(–—\t-]|\s(?:at|bei|chez|presso|bij|en|na)\s/u.test(words.slice(0, start));

/** A line with any date that is no running text: enough to date a course of study. */
export function isDatedLine(row: Row, signs: Signs): boolean {
  const range = signs.ranges.find((candidate) => candidate !== signs.wrapped);
  return range !== undefined && (isShortHead(row, signs) || (row.wordCount <= LONGEST_STORY && tellsStory(row.words)));
}

const HARD_MARK = /\s[–—-]{1,2}\s|\s*[|·•]\s*/;
const FEWEST_PARTS = 3;

function isShortHead(row: Row, signs: Signs): boolean {
  const masked = withoutSizes(withoutRanges(row.words, signs.ranges));
  const rest = withoutDuties(row, masked);
  const parts = (row.cells.length < FEWEST_COLUMNS ? [rest] : toCells(row, masked)).flatMap((part) => part.split(HARD_MARK));
  const words = Math.max(...(parts.length < FEWEST_PARTS ? [rest] : parts).map(countWords));
  return words <= HEAD_WORDS && !(/[.!?]$/.test(rest) && words > HEAD_WORDS - 4);
}

/** The cells of a row of a table but the last, which may tell what was done. */
const toCells = ({ cells, start }: Row, words: string): string[] =>
  cells.slice(0, -1).map((cell) => words.slice(cell.start - start, cell.end - start));

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const FEWEST_COLUMNS = 4;

/** In a table with dates, employer and title in cells of their own, what was done there is no part of the head, however long; nor where it is a sentence behind the dates and the employer. */
function withoutDuties({ cells, start }: Row, words: string): string {
  const last = cells.at(-1);
  if (!last) return words;
  const isTold = cells.length === FEWEST_COLUMNS - 1 && /\p{Ll}.*[.;]$/u.test(words.slice(last.start - start));
  return cells.length < FEWEST_COLUMNS && !isTold ? words : words.slice(0, last.start - start);
}

/** "Research Associate, Larkfield Institute, Leeds,", "Foreman (Crew Lead), Dorado Farms --": parts of a head, no sentence. */
const isHeadBefore = (words: string): boolean =>
  (words.match(/,/g)?.length ?? 0) >= FEWEST_COMMAS ||
  (/[,|(] ?$|\s[–—-]{1,2}\s*$/.test(words) && /^\P{L}*\p{Lu}/u.test(words) && (hasTitleWord(words) || isShort(words)));
const FEWEST_COMMAS = 2;
/** "Milker, Mendes Dairy --" */
const isShort = (words: string): boolean => words.includes(", ") && words.split(/\s+/).length <= SHORT_HEAD;
const SHORT_HEAD = 8;

function placeInRow(row: Row, range: DateRange): Where {
  const holds = (cell: { start: number; end: number }) => cell.start - row.start <= range.start && cell.end - row.start >= range.end;
  return {
    before: row.words.slice(0, range.start).replace(/[\s([|,:–-]/g, "").length,
    after: withoutSizes(withoutRanges(row.words, [range]))
      .slice(range.end)
      .replace(/[\s)\].|,:–-]/g, "").length,
    ownCell: row.cells.length > 1 && row.cells.some((cell) => holds(cell) && cell.end - cell.start < range.end - range.start + 14),
  };
}

const isLoneDate = ({ before, after, ownCell }: Where, range: DateRange): boolean =>
  ownCell || (Math.min(before, after) === 0 && (before + after === 0 || range.start > 6));
