import lexicon from "../../data/resume/open-words.json";
import { fold } from "../../text/index.ts";
import type { Row } from "../rows.ts";

const INDENT_TOLERANCE = 3;

/** Small as the rest of a sentence is, and not as names like "iSAQB" or "eBay" are. */
export const startsSmall = (words: string): boolean => /^\p{Ll}(?!\p{Ll}?\p{Lu})/u.test(words);

/** Does row `i` go on with the bullet or paragraph above it? */
export function continues(rows: readonly Row[], i: number): boolean {
  const row = rows[i];
  const before = rows[i - 1];
  if (!row || !before || row.bullet || row.opensBlock || row.line.column !== before.line.column) return false;
  if (row.bold && !before.bold) return false;
  // "Acme Ltd ⇥ Leeds" is set in two cells, however the bullet above ends.
  if (row.cells.length > 1 && before.cells.length === 1 && /^\p{Lu}/u.test(row.words)) return false;
  const inBullet = before.bullet || continuesBullet(rows, i - 1);
  if (startsSmall(row.words) && !/[.!?:]$/.test(before.words)) return inBullet || before.wordCount > 6;
  if (!inBullet) return false;
  if (endsOpen(before.words)) return true;
  const hanging = row.indent > bulletIndent(rows, i - 1) + INDENT_TOLERANCE || (row.line.x === 0 && row.indent > 0);
  return hanging;
}

const openWords = new Set(lexicon.words);

/** "… in ganz Bayern sowie", "teams across sales,": words that ask for more on the next line. */
export const endsOpen = (words: string): boolean => /[,&(/]$/.test(words) || openWords.has(fold(words.slice(words.lastIndexOf(" ") + 1)));

const LONG_LINE = 40;

/** In a list of bullets: does row `i`, without a bullet of its own, end the bullet that broke off above it? */
export function endsBullet(rows: readonly Row[], i: number): boolean {
  const [before, row] = [rows[i - 1], rows[i]];
  if (!before || !row || row.bullet || row.opensBlock || row.whole || row.bold !== before.bold) return false;
  if (row.line.column !== before.line.column || /[.!?:]$/.test(before.words) || row.words.endsWith(":")) return false;
  return endsOpen(before.words) || before.words.length >= LONG_LINE;
}

function continuesBullet(rows: readonly Row[], i: number): boolean {
  for (let at = i; at > 0 && at > i - 8; at--) {
    if (rows[at]?.bullet) return true;
    if (endsOpen(rows[at - 1]?.words ?? "") && !rows[at]?.opensBlock) continue;
    if (rows[at]?.opensBlock || (rows[at]?.indent ?? 0) <= bulletIndentAbove(rows, at)) return false;
  }
  return false;
}

function bulletIndentAbove(rows: readonly Row[], i: number): number {
  for (let at = i - 1; at >= 0 && at > i - 8; at--) if (rows[at]?.bullet) return rows[at]?.indent ?? 0;
  return Number.POSITIVE_INFINITY;
}

function bulletIndent(rows: readonly Row[], i: number): number {
  for (let at = i; at >= 0 && at > i - 8; at--) if (rows[at]?.bullet) return rows[at]?.indent ?? 0;
  return 0;
}

/**
 * Was row `i` broken off the row above only for want of room? The first word did not fit in the column any more,
 * and the row starts small, the one above ends in the middle, or the two stand closer than other rows do.
 */
export function wraps(rows: readonly Row[], i: number): boolean {
  const [before, row] = [rows[i - 1], rows[i]];
  if (!before || !row || row.bullet || row.opensBlock || !hasNoRoom(rows, i)) return false;
  if (startsSmall(row.words) || /^[(&]/.test(row.words) || /(?:[,(/&-]|\b(?:and|of|und|et|y|e|en|de|for|in))$/.test(before.words))
    return true;
  return standsCloser(rows, i);
}

/** A line of several types goes on in that of its last words; one with a year is a line of its own. */
const isOfType = (above: Row, row: Row): boolean =>
  row.bold === above.bold || (above.line.shifts !== undefined && !/\d{4}/.test(row.words));

/** Of one look and column with the row above, whose line had no room for the first word of row `i`. */
export function hasNoRoom(rows: readonly Row[], i: number): boolean {
  const [before, row] = [rows[i - 1], rows[i]];
  if (!before || !row || row.line.column !== before.line.column || row.line.page !== before.line.page) return false;
  if (!isOfType(before, row) || before.line.width === 0 || Math.abs(row.line.size - before.line.size) > 0.3) return false;
  const inColumn = rows.filter((other) => other.line.column === row.line.column && other.line.page === row.line.page);
  const edge = Math.max(...inColumn.map((other) => other.line.x + other.line.width));
  const word = row.words.split(/\s/)[0]?.length ?? 0;
  const needed = (before.line.width / Math.max(1, before.words.length)) * (word + 1);
  return before.line.x + before.line.width + needed > edge;
}

const CLOSE = 1.08;
const DISTINCT = 1.15;
const NEAR = 8;

/** Is the gap above row `i` the smallest of two clearly different gaps near by? */
function standsCloser(rows: readonly Row[], i: number): boolean {
  const gapAbove = (at: number): number | undefined => {
    const [above, row] = [rows[at - 1], rows[at]];
    return above && row && row.index === above.index + 1 && !row.opensBlock && row.line.column === above.line.column
      ? row.line.y - above.line.y
      : undefined;
  };
  const gaps: number[] = [];
  for (let at = Math.max(1, i - NEAR); at <= Math.min(rows.length - 1, i + NEAR); at++) {
    const gap = gapAbove(at);
    if (gap !== undefined && gap > 0) gaps.push(gap);
  }
  const own = gapAbove(i) ?? Number.POSITIVE_INFINITY;
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return most > least * DISTINCT && own <= least * CLOSE;
}
