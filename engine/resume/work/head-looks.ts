import { type Signs, withoutRanges } from "../row-signs.ts";
import type { Row } from "../rows.ts";

const SAME_SIZE = 0.06;
const SAME_INDENT = 3;

/** Whether a line may stand where one of a head does: of one size, in capitals like it, at one margin unless that one stands `beside` dates. */
export const standsAs = (row: Row, model: Row, signs: readonly Signs[], beside: boolean): boolean =>
  Math.abs(row.scale - model.scale) < SAME_SIZE &&
  row.caps === isCapitals(withoutRanges(model.words, signs[model.index]?.ranges ?? [])) &&
  (beside || isCentred(row, model) || Math.abs(row.indent - model.indent) < SAME_INDENT);

/** Whether they are set in one type; in a line with dates or several types, nothing speaks against it. */
export const isSetAs = (row: Row, model: Row, signs: readonly Signs[]): boolean =>
  signs[model.index]?.hasDate === true ||
  model.line.shifts !== undefined ||
  row.line.shifts !== undefined ||
  (row.bold === model.bold && row.line.italic === model.line.italic && row.line.color === model.line.color);

/** Do the dates stand in a cell left of the words? */
export const opensWithDates = ({ cells, index }: Row, signs: readonly Signs[]): boolean =>
  cells.length > 1 && (signs[index]?.ranges ?? []).some(({ start }) => start === 0);

/** Around one middle, as no two lines that begin at one margin are unless they are equally long. */
const isCentred = ({ line: one }: Row, { line: other }: Row): boolean =>
  one.width > 0 && Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < SAME_INDENT;

const isCapitals = (words: string): boolean => {
  const letters = words.replace(/[^\p{L}]/gu, "");
  return letters.length > 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
};

export const isSameType = (one: Row, other: Row): boolean =>
  one.bold === other.bold &&
  one.caps === other.caps &&
  one.line.italic === other.line.italic &&
  one.line.color === other.line.color &&
  Math.abs(one.scale - other.scale) < SAME_SIZE;

const FEWEST_TOLD = 8;

/** A line in the type most of what is told in a section is set in. */
export function typeOfTold(rows: readonly Row[]): Row | undefined {
  const kinds: { row: Row; letters: number }[] = [];
  for (const row of rows) {
    if (!row.bullet && row.wordCount < FEWEST_TOLD && !/[.;]$/.test(row.words)) continue;
    const kind = kinds.find((known) => isSameType(known.row, row));
    if (kind) kind.letters += row.words.length;
    else kinds.push({ row, letters: row.words.length });
  }
  return kinds.sort((one, other) => other.letters - one.letters)[0]?.row;
}
