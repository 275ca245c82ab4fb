import { readLocation } from "../contact/locations.ts";
import { moveRange, type Signs, withoutRanges } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { SLOT } from "../weights.ts";
import { opensWithForm } from "./organisations.ts";
import { endsOpen, hasNoRoom } from "./row-flow.ts";
import { hasTitleWord } from "./titles.ts";

export type SignedRows = { rows: readonly Row[]; signs: readonly Signs[] };

const LONGEST = 10;
const LONGEST_OPEN = 18;
/** "…, University of", "… and the": no name ends so. */
const OPEN_NAME = /\p{Lu}\p{L}+ (?:of|and|&|of the|and the|for|de|del|della|di|für|der|von|van|do|da)$/u;
/** Lines between a head's line and its dates. */
const NEAR_DATES = 3;
const MOST_TRIED = 8;

/**
 * Lines of heads that were broken only for want of room, closed up where all heads together are read better that way.
 * `total`: how well the rows can be read as roles.
 */
export function joinWrappedHeads(read: SignedRows, total: (read: SignedRows) => number, breaks = breaksOf): SignedRows {
  const wraps = breaks(read).slice(0, MOST_TRIED);
  if (wraps.length === 0) return read;
  const least = total(read);
  const [best] = wraps
    .map((i) => ({ joined: joinWithNext(read, i - 1), slack: slackOf(read.rows, i) }))
    .map(({ joined, slack }) => ({ joined, gain: total(joined) - least - slack }))
    .sort((one, other) => other.gain - one.gain);
  return best && best.gain > 0 ? joinWrappedHeads(best.joined, total, breaks) : read;
}

/** The same for those lines only whose words or type say that they go on. */
export const joinOpenHeads = (read: SignedRows, total: (read: SignedRows) => number): SignedRows =>
  joinWrappedHeads(read, total, (some) =>
    some.rows.flatMap((row, i) => {
      const above = some.rows[i - 1];
      return above && (saysSo(above, row) || breaksBeforeForm(above, row) || isRestOfTail(above, row)) && mayWrap(some, i) ? [i] : [];
    }),
  );

const breaksOf = (read: SignedRows): number[] => read.rows.flatMap((_, i) => (mayWrap(read, i) ? [i] : []));

/** Two short lines of one look near dates, of which the second would not have fitted on the first. */
function mayWrap({ rows, signs }: SignedRows, i: number): boolean {
  const [above, row] = [rows[i - 1], rows[i]];
  const [before, sign] = [signs[above?.index ?? -1], signs[row?.index ?? -1]];
  if (!above || !row || !before || !sign || above.bullet || row.bullet || row.opensBlock || row.cells.length > 1) return false;
  if (sign.ranges[0]?.start === 0 || !/\p{L}/u.test(withoutRanges(row.words, sign.ranges))) return false;
  const isOpen = OPEN_NAME.test(above.words) || breaksBeforeForm(above, row);
  if (
    above.wordCount > (isOpen ? LONGEST_OPEN : LONGEST) ||
    row.wordCount > LONGEST ||
    /[.!?:;]$/.test(above.words) ||
    sign.contact ||
    sign.wrapped
  )
    return false;
  const lastCell = above.cells.at(-1)?.start ?? above.start;
  if (before.ranges.some(({ end }) => above.start + end > lastCell)) return false;
  const near = rows.slice(Math.max(0, i - 1 - NEAR_DATES), i + 1 + NEAR_DATES).some(({ index }) => signs[index]?.hasRange);
  return near && (isOpen || hasNoRoom(rows, i)) && !isPlace(row);
}

/** "…, Hale Print" over "GmbH, Leeds" */
const breaksBeforeForm = (above: Row, row: Row): boolean => /\p{L}$/u.test(above.words) && opensWithForm(row.words);

/** "Auckland, New Zealand" on a line of its own. */
function isPlace({ words }: Row): boolean {
  const place = readLocation(words, 0);
  return place !== undefined && place.start === 0 && place.end === words.length && words.includes(",");
}

/** "… Health Trust," over "Leeds", "… Hall of" over "residence", "Coordinator and Science" over "Teacher": the words go on. */
const saysSo = (above: Row, row: Row): boolean =>
  (endsOpen(above.words) || /^\p{Ll}/u.test(row.words) || lacksNoun(above.words, row.words)) && above.bold === row.bold;

const lacksNoun = (above: string, below: string): boolean => {
  const [, joined = ""] = /\s(?:and|&|und|et|y|e|en)\s(\p{L}+)$/u.exec(above) ?? [];
  return joined !== "" && !hasTitleWord(joined) && /^\p{L}+$/u.test(below) && hasTitleWord(below);
};

/** What a join may cost, or has to gain: nothing where the words go on, little where bold words end and others begin below. */
function slackOf(rows: readonly Row[], i: number): number {
  const [above, row, next] = [rows[i - 1] as Row, rows[i] as Row, rows[i + 1]];
  if (OPEN_NAME.test(above.words) || breaksBeforeForm(above, row)) return -SLOT.joinedHead;
  if (saysSo(above, row)) return 0;
  if (isRestOfTail(above, row)) return -SLOT.joinedHead;
  return row.bold && next?.bold === false ? -SLOT.joinedHead : SLOT.joinedHead;
}

/** "**Acme Hospital,** Leeds — *Registered*" over "*Nurse*": in the type of the last words of a line of several types, not in that of its first. */
const isRestOfTail = (above: Row, row: Row): boolean =>
  above.line.shifts !== undefined &&
  row.line.shifts === undefined &&
  /[\p{L}\p{N}.)]\s*(?:\s[–—-]\s|[|/])\s*\P{Nd}{3,40}$/u.test(above.words) &&
  (row.line.italic !== above.line.italic || row.bold !== above.bold || row.line.color !== above.line.color);

/** Rows `i` and `i + 1` as one. */
export function joinWithNext({ rows, signs }: SignedRows, i: number): SignedRows {
  const [above, row] = [rows[i] as Row, rows[i + 1] as Row];
  const [before, sign] = [signs[above.index] as Signs, signs[row.index] as Signs];
  const gap = " ".repeat(row.start - above.end);
  const moved = sign.ranges.map((range) => moveRange(range, row.start - above.start));
  const joined: Row = {
    ...above,
    end: row.end,
    words: above.words + gap + row.words,
    folded: above.folded + gap + row.folded,
    wordCount: above.wordCount + row.wordCount,
    cells: [...above.cells.slice(0, -1), { start: above.cells.at(-1)?.start ?? above.start, end: row.end }],
  };
  return {
    rows: [...rows.slice(0, i), joined, ...rows.slice(i + 2)],
    signs: signs.with(above.index, {
      ...before,
      ranges: [...before.ranges, ...moved],
      hasRange: before.hasRange || sign.hasRange,
      hasDate: before.hasDate || sign.hasDate,
      title: before.title || sign.title,
      institution: before.institution || sign.institution,
    }),
  };
}
