import { readLocation, readTrailingLocation } from "../contact/locations.ts";
import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { readHeading } from "../sections/headings.ts";
import type { Entry } from "./entries.ts";
import { organisationFit } from "./head-fits.ts";
import { tellsOfRole } from "./heads/labels.ts";
import { type Piece, toHeadRow } from "./heads/pieces.ts";
import { describesEmployer, hasOrganisationWord, isDepartment, tellsDuty } from "./organisations.ts";
import { hasTitleWord } from "./titles.ts";

const LONGEST = 9;

/**
 * Gives a line that nobody read, directly above the head of a role without an employer, to that role as its employer. The roles of one
 * section need not agree: one stands under its company with others, the next names both on its own lines.
 */
export function readLinesAbove(entries: readonly Entry[], rows: readonly Row[], signs: readonly Signs[]): void {
  const at = new Map(rows.map((row, i) => [row, i]));
  let inGroup = false;
  for (const [e, entry] of entries.entries()) {
    const lacks = entry.what !== undefined && (entry.where === undefined || isWeak(entry));
    const first = at.get(entry.head[0] as Row) ?? 0;
    const line = lacks ? freeLine(rows[first - 1], entries[e - 1]) : undefined;
    const piece = line && isCompanyLine(line, rows[first - 2], entry, signs) ? bestPiece(line, signs) : undefined;
    if (piece || (inGroup && lacks)) dropEmployer(entry);
    if (piece && line) take(entry, line, piece, entries[e - 1]);
    inGroup = piece !== undefined || (inGroup && lacks);
  }
}

/** A line above the first head, or one that only tells of the role before. */
const freeLine = (line: Row | undefined, before: Entry | undefined): Row | undefined =>
  line && (before === undefined || before.body.includes(line)) ? line : undefined;

function take(entry: Entry, line: Row, piece: Piece, before: Entry | undefined): void {
  entry.where = piece;
  entry.head.unshift(line);
  entry.rows.unshift(line);
  for (const list of before ? [before.body, before.rows] : []) list.splice(list.indexOf(line), 1);
}

/** An employer that only its place in the head speaks for, read otherwise than in the other entries. */
const isWeak = ({ what, where, form }: Entry): boolean =>
  where !== undefined &&
  what !== undefined &&
  form !== "shared" &&
  where.row > what.row &&
  !where.label &&
  !where.afterAt &&
  !where.bold &&
  !hasOrganisationWord(where.text);

/** What was taken for the employer goes back to what is told. */
function dropEmployer(entry: Entry): void {
  const row = entry.where && entry.head.findLast(({ index }) => index === entry.where?.row);
  delete entry.where;
  if (!row || row === entry.range?.row || row.index === entry.what?.row) return;
  entry.head.splice(entry.head.indexOf(row), 1);
  entry.body.unshift(row);
}

function isCompanyLine(row: Row, above: Row | undefined, { head: [first] }: Entry, signs: readonly Signs[]): boolean {
  const { words } = row;
  const sign = signs[row.index];
  if (!first || !sign || row.bullet || sign.hasDate || sign.contact || row.wordCount > LONGEST || !/^[\p{Lu}\p{N}]/u.test(words))
    return false;
  if (hasTitleWord(words) || isDepartment(words) || tellsOfRole(words) || describesEmployer(words) || tellsDuty(words)) return false;
  if (/[.;:!?]$/.test(words) && !hasOrganisationWord(words)) return false;
  if (readHeading(words) || readLocation(words, 0)) return false;
  return (
    hasOrganisationWord(words) ||
    readTrailingLocation(words, 0) !== undefined ||
    (row.opensBlock && !first.opensBlock) ||
    (above !== undefined && standsOut(row, above))
  );
}

/** Bolder, larger or in capitals beside what was told above. */
const standsOut = (row: Row, above: Row): boolean =>
  (row.bold && !above.bold) || (row.caps && !above.caps) || row.scale > above.scale * 1.04;

function bestPiece(row: Row, signs: readonly Signs[]): Piece | undefined {
  const { pieces } = toHeadRow(row, signs[row.index], new Set());
  return pieces.map((piece) => ({ piece, fit: organisationFit(piece) })).sort((one, other) => other.fit - one.fit)[0]?.piece;
}
