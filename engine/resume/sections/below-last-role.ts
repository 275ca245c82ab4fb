import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { isPeriodLine } from "../work/period-lines.ts";
import type { SectionRows } from "./sections.ts";

const FEWEST_ROLES = 2;
/** A head begins at most so many lines above its dates. */
const MOST_HEAD_ROWS = 3;
const MOST_WORDS_OF_HEAD = 9;

/**
 * Behind a blank line below the last role "Full clean licence, own car" is about the person, where what is told of the roles above
 * has no blank line within it.
 */
export function partBelowLastRole(sections: readonly SectionRows[], signs: readonly Signs[]): SectionRows[] {
  const last = sections.findLastIndex(({ section, rows }) => section === "experience" && rows.some((row) => isAnchor(row, signs)));
  return sections.flatMap((part, i) => {
    const at = i === last ? findEnd(part.rows, signs) : -1;
    if (at < 0) return [part];
    return [
      { ...part, rows: part.rows.slice(0, at) },
      { section: "other" as const, rows: part.rows.slice(at) },
    ];
  });
}

const isAnchor = (row: Row, signs: readonly Signs[]): boolean => {
  const sign = signs[row.index];
  return sign?.hasRange === true && !row.bullet && isPeriodLine(row, sign);
};

/** The first row that is no longer told of the last role, behind a blank line or behind studies set apart; -1 where none is, or nobody can say. */
function findEnd(rows: readonly Row[], signs: readonly Signs[]): number {
  const anchors = rows.flatMap((row, i) => (isAnchor(row, signs) ? [i] : []));
  const from = anchors.at(-1) ?? 0;
  const isParted = anchors.some((anchor, n) => {
    const next = anchors[n + 1];
    return next !== undefined && rows.slice(anchor + 1, startOfHead(rows, next)).some((row) => row.opensBlock);
  });
  if (anchors.length < FEWEST_ROLES || isParted) return -1;
  const at = rows.findIndex((row, i) => i > from && (row.opensBlock || row.index > (rows[i - 1]?.index ?? 0) + 1));
  const [above, first] = [rows[at - 1], rows[at]];
  if (!above || !first || first.bullet || !isBelow(first, above)) return -1;
  return rows.slice(at).some((row) => mayOpenRole(row, signs[row.index])) ? -1 : at;
}

/** Where the block of the dates begins. */
function startOfHead(rows: readonly Row[], anchor: number): number {
  for (let at = anchor; at >= 0 && at >= anchor - MOST_HEAD_ROWS; at--) if (rows[at]?.opensBlock) return at;
  return anchor;
}

/** Not at the top of the next page or column. */
const isBelow = ({ line }: Row, above: Row): boolean => line.page === above.line.page && line.column === above.line.column;

/** A title on a line as short as a head. */
const mayOpenRole = ({ bullet, wordCount }: Row, sign: Signs | undefined): boolean =>
  !bullet && sign !== undefined && (sign.hasRange || (sign.title && !sign.prose && wordCount <= MOST_WORDS_OF_HEAD));
