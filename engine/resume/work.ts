import { type BodyDraft, toBody } from "./bodies.ts";
import { hasInstitutionWord } from "./degrees.ts";
import { toInterval } from "./durations.ts";
import { type Entry, type EntryReader, toEntries } from "./entries.ts";
import { type Fact, toFact, withoutAbsent } from "./facts.ts";
import { isCity, isRemote } from "./gazetteer.ts";
import type { Piece } from "./head-pieces.ts";
import { organisationScore } from "./organisations.ts";
import { type DatesDraft, toDates } from "./printed-dates.ts";
import { type Signs, withoutRanges } from "./row-signs.ts";
import type { Row } from "./rows.ts";
import { titleScore } from "./titles.ts";
import { SLOT } from "./weights.ts";

export type WorkDraft = { name?: Fact; position?: Fact; location?: Fact } & DatesDraft & BodyDraft;
/** A role with the lines it was read from. */
export type Role = { draft: WorkDraft; rows: Row[] };

const placePenalty = (piece: Piece): number => (isRemote(piece.text) ? SLOT.isRemote : isCity(piece.text) ? SLOT.isPlace : 0);
const COMMA: Record<Piece["mode"], number> = { whole: 0, comma: SLOT.commaSplit * 1.5, "first-comma": SLOT.commaSplit };

export const titleFit = (piece: Piece): number =>
  titleScore(piece.text) -
  Math.max(0, organisationScore(piece.text) - 1) * 0.55 +
  placePenalty(piece) +
  COMMA[piece.mode] -
  (piece.afterAt ? 2 : 0);
export const organisationFit = (piece: Piece): number =>
  organisationScore(piece.text) -
  Math.max(0, titleScore(piece.text)) * 0.6 +
  placePenalty(piece) +
  COMMA[piece.mode] +
  (piece.afterAt ? SLOT.introducedByAt : 0);

/** Head lines in another block than the dates are less likely to belong to them. */
export function blockPenalty(piece: Piece, rows: ReadonlyMap<number, Row>, anchor: Row): number {
  const row = rows.get(piece.row);
  if (!row || row.line.block === anchor.line.block) return 0;
  const between = [...rows.values()].filter(
    (other) => other.index > Math.min(row.index, anchor.index) && other.index <= Math.max(row.index, anchor.index),
  );
  return between.filter((other) => other.opensBlock).length * SLOT.acrossBlock * (piece.offset < 0 ? 0.5 : 1);
}

const HEAD_WORDS = 14;
const EDGE_CHARACTERS = 24;

/** A line that shows the dates of a role: a period at its start or end, or in a cell of its own. */
export function isPeriodLine(row: Row, signs: Signs): boolean {
  const range =
    signs.ranges.find((candidate) => candidate.kind !== "single" && candidate !== signs.wrapped) ??
    signs.ranges.find((candidate) => candidate !== signs.wrapped);
  if (!range) return false;
  const rest = withoutRanges(row.words, signs.ranges);
  if (rest.split(/\s+/).filter((word) => word !== "").length > HEAD_WORDS || (/[.!?]$/.test(row.words) && row.wordCount > 8)) return false;
  const before = row.words.slice(0, range.start).replace(/[\s(|,:–-]/g, "").length;
  const after = row.words.slice(range.end).replace(/[\s).|,:–-]/g, "").length;
  const ownCell =
    row.cells.length > 1 &&
    row.cells.some(
      (cell) =>
        cell.start - row.start <= range.start && cell.end - row.start >= range.end && cell.end - cell.start < range.end - range.start + 14,
    );
  if (range.kind === "single")
    return (
      !row.bullet &&
      (before === 0 || after === 0 || ownCell) &&
      Math.min(before, after) === 0 &&
      row.wordCount <= 10 &&
      (before + after === 0 || ownCell || range.start > 6)
    );
  if (row.bullet && row.wordCount > 12) return before === 0;
  return before === 0 || after <= EDGE_CHARACTERS || ownCell;
}

const isWorkAnchor = (row: Row, signs: Signs): boolean => isPeriodLine(row, signs) && (signs.hasRange || !signs.degree);

const READER: EntryReader = { what: titleFit, where: organisationFit, isAnchor: isWorkAnchor, penalty: blockPenalty };

/** Roles of the experience sections, with the company of a group of roles told to each of them. */
export function readWork(sections: readonly (readonly Row[])[], signs: readonly Signs[], text: string, asOf: string): Role[] {
  return sections.flatMap((rows) => {
    const anchored = onlyPeriods(rows, signs);
    const { entries } = toEntries(rows, signs, anchored);
    return shareCompany(
      entries.map((entry) => ({ draft: toDraft(entry, text), rows: entry.rows, entry })),
      asOf,
    );
  });
}

/** Where most heads show periods, a lone year is no head. */
function onlyPeriods(rows: readonly Row[], signs: readonly Signs[]): EntryReader {
  const periods = rows.filter((row) => signs[row.index]?.hasRange && isWorkAnchor(row, signs[row.index] as Signs)).length;
  return periods === 0 ? READER : { ...READER, isAnchor: (row, sign) => sign.hasRange && isWorkAnchor(row, sign) };
}

function toDraft(entry: Entry, text: string): WorkDraft {
  const { what, where, location, range } = entry;
  return withoutAbsent({
    name: where && titleLike(where) ? undefined : where && toFact(clean(text, where), where, confidenceOf(organisationFit(where))),
    position: what && titleFit(what) > -1 ? toFact(clean(text, what), what, confidenceOf(titleFit(what))) : undefined,
    location:
      location && !location.remote
        ? toFact(clean(text, location), location, 0.85)
        : location && toFact(clean(text, location), location, 0.7),
    ...(range ? toDates(range, range.row) : {}),
    ...toBody(entry.body, text),
  });
}

const titleLike = (piece: Piece): boolean => organisationFit(piece) < -1.4;
const clean = (text: string, span: { start: number; end: number }): string => text.slice(span.start, span.end).replace(/\s+/g, " ");
const confidenceOf = (score: number): number => 1 / (1 + Math.exp(-(score + 0.5) / 1.6));

type Found = Role & { entry: Entry };

/** A company line above several roles: its name goes to each role; a line with only the company's own dates is no role. */
function shareCompany(found: readonly Found[], asOf: string): Role[] {
  const roles: Role[] = [];
  let company: { name: Fact; location?: Fact } | undefined;
  for (const [i, { draft, rows, entry }] of found.entries()) {
    const next = found[i + 1];
    if (draft.name && !draft.position && next && isGroupHead(draft, entry, next.draft, asOf)) {
      company = { name: draft.name, ...(draft.location ? { location: draft.location } : {}) };
      continue;
    }
    if (draft.name) company = { name: draft.name, ...(draft.location ? { location: draft.location } : {}) };
    const inherited =
      !draft.name && draft.position && company
        ? { name: company.name, ...(draft.location || !company.location ? {} : { location: company.location }) }
        : {};
    if (draft.name || draft.position || draft.highlights.length > 0) roles.push({ draft: { ...draft, ...inherited }, rows });
  }
  return roles;
}

function isGroupHead(head: WorkDraft, entry: Entry, role: WorkDraft, asOf: string): boolean {
  if (entry.body.length > 0 || role.name || !role.position) return false;
  const outer = toInterval(head.startDate?.value, head.endDate?.value, asOf);
  const inner = toInterval(role.startDate?.value, role.endDate?.value, asOf);
  return !outer || !inner || (inner.endLo <= outer.endHi && inner.startHi >= outer.startLo);
}

export const looksLikeSchool = (words: string): boolean => hasInstitutionWord(words);
