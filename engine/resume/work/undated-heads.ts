import { findDegrees } from "../education/degrees.ts";
import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { readHeading } from "../sections/headings.ts";
import { UNDATED } from "../weights.ts";
import type { Entry, Levels, UndatedHeads } from "./entries.ts";
import { isLabelledRow } from "./field-labels.ts";
import { GROUP_OFFSET } from "./finish-entries.ts";
import { isSameType, isSetAs, opensWithDates, standsAs, typeOfTold } from "./head-looks.ts";
import { tellsOfRole } from "./heads/labels.ts";
import { type HeadRow, type Piece, toHeadRow } from "./heads/pieces.ts";
import { describesEmployer, hasOrganisationWord, tellsDuty } from "./organisations.ts";
import { continues, endsOpen, wraps } from "./row-flow.ts";
import { bestChoice, type SlotChoice, type SlotScorers } from "./slots.ts";
import { hasTitleWord } from "./titles.ts";
import { findUndatedInGroups } from "./undated-in-groups.ts";
import type { SignedRows } from "./wrapped-heads.ts";

/** A head to go by: its lines, on which of them title and employer stand, and the mark between the two where they share one. */
type Model = { lines: Row[]; what: number; where: number | undefined; mark: string | undefined; beside: boolean; levels?: Levels };
type Section = {
  rows: readonly Row[];
  signs: readonly Signs[];
  taken: ReadonlySet<Row>;
  told: Row | undefined;
  /** Does a colon part title and employer? */
  colons: boolean;
  scorers: SlotScorers;
  cut: (row: Row) => HeadRow;
};
type Hit = { at: number; last: number; points: number; known: boolean; levels: Levels | undefined };

const LONGEST = 14;
/** Of the heads of a section without any dates, the share whose words have to say that they are roles. */
const SHARE_KNOWN = 0.5;
const MOST_LEAD = 3;
/** Nobody has held more posts than that: a list of other things. */
const MOST_HEADS = 80;
/** Far more lines than any career takes. */
const MOST_ROWS = 1500;

/**
 * First lines of heads without dates, by index of their row, each with how its lines stand to those of dated heads. They look and are
 * put together like the heads with dates (`entries`); where no head has any, like the first lines.
 */
export function findUndatedHeads(
  { rows, signs }: SignedRows,
  entries: readonly Entry[],
  scorers: SlotScorers,
): { heads: UndatedHeads; grouped: ReadonlySet<number> } {
  const known = new Map<Row, HeadRow>();
  const cut = (row: Row) => {
    const head = known.get(row) ?? toHeadRow(row, signs[row.index], new Set());
    known.set(row, head);
    return head;
  };
  const taken = new Set(entries.flatMap(({ head }) => head));
  const models = distinct(
    entries.flatMap((entry) => toModel(entry, signs)),
    signs,
  );
  const told = typeOfTold(rows.filter((row) => !taken.has(row)));
  const section = { rows, signs, taken, told, colons: models.some(({ mark }) => mark === ":"), scorers, cut };
  const hits = entries.length > 0 ? findLike(section, models) : findAlike(section);
  const heads = new Map(hits.map(({ at, levels }) => [(rows[at] as Row).index, levels]));
  const places = new Map(rows.map(({ index }, at) => [index, at]));
  const grouped = findUndatedInGroups(entries, signs, ({ index }) => mayOpen(section, places.get(index) ?? -1));
  for (const index of grouped) heads.set(index, TITLE_BELOW);
  return { heads, grouped };
}
/** A title stands one line below the dates of its company. */
const TITLE_BELOW: Levels = [1, 2, 3];

function toModel({ head, what, where }: Entry, signs: readonly Signs[]): Model[] {
  if (!what) return [];
  const employer = where?.offset === GROUP_OFFSET ? undefined : where;
  const lines = head.filter(({ index }) => index === what.row || index === employer?.row);
  const lineOf = (piece: Piece) => lines.findIndex(({ index }) => index === piece.row);
  const levels = lines.map(({ index }) => (what.row === index ? what.level : (employer?.level ?? 0)));
  const mark = markBetween(lines, { what, ...(employer ? { where: employer } : {}) });
  const beside = head.some((row) => opensWithDates(row, signs));
  return [{ lines, what: lineOf(what), where: employer && lineOf(employer), mark, beside, levels }];
}

function distinct(models: readonly Model[], signs: readonly Signs[]): Model[] {
  const kinds: Model[] = [];
  const isSame = (one: Model, other: Model) =>
    `${one.what} ${one.where} ${one.mark} ${one.levels}` === `${other.what} ${other.where} ${other.mark} ${other.levels}` &&
    one.lines.every((row, i) => standsAs(row, other.lines[i] as Row, signs, false) && isSameType(row, other.lines[i] as Row));
  for (const model of models) if (!kinds.some((kind) => isSame(model, kind))) kinds.push(model);
  return kinds.slice(0, MOST_MODELS);
}
const MOST_MODELS = 12;

/** Lines that are put together like one of the models. */
function findLike(section: Section, models: readonly Model[]): Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < Math.min(section.rows.length, MOST_ROWS); at++) {
    if (at <= (hits.at(-1)?.last ?? -1) || !mayOpen(section, at)) continue;
    const [best] = models.flatMap((model) => readAs(section, at, model) ?? []).sort((one, other) => other.points - one.points);
    if (best && best.points >= UNDATED.least) hits.push(best);
    if (hits.length > MOST_HEADS) return [];
  }
  return hits;
}

/** Where no head shows a date: the manner of the first lines in which most of the section can be read. */
function findAlike(section: Section): Hit[] {
  const readings = manners(section).map((model) => findLike(section, [model]));
  const sums = readings.filter(isConvincing).map((hits) => ({ hits, sum: hits.reduce((sum, { points }) => sum + points, 0) }));
  return sums.sort((one, other) => other.sum - one.sum)[0]?.hits ?? [];
}

const isConvincing = (hits: readonly Hit[]): boolean =>
  hits.filter(({ known }) => known).length >= hits.length * SHARE_KNOWN &&
  (hits.length > 1 || hits.some(({ points }) => points >= UNDATED.lone));

function manners(section: Section): Model[] {
  return section.rows.slice(0, MOST_LEAD).flatMap((row, at) => {
    const next = nextLine(section, at);
    const below = next === undefined ? undefined : section.rows[next];
    if (!mayOpen(section, at)) return [];
    const shared = bestChoice(piecesOn(section, row), section.scorers);
    const one: Model[] = [
      { lines: [row], what: 0, where: undefined, mark: undefined, beside: false },
      ...(shared.what && shared.where ? [{ lines: [row], what: 0, where: 0, mark: markBetween([row], shared), beside: false }] : []),
    ];
    const two: Model[] = below
      ? [
          { lines: [row, below], what: 0, where: 1, mark: undefined, beside: false },
          { lines: [row, below], what: 1, where: 0, mark: undefined, beside: false },
        ]
      : [];
    return [...one, ...two];
  });
}

/** How well the lines from row `at` on can be read as a head of that manner, in points. */
function readAs(section: Section, at: number, model: Model): Hit | undefined {
  const { rows, signs } = section;
  const second = model.lines.length > 1 ? nextLine(section, at) : undefined;
  const lines = [rows[at] as Row, ...(second === undefined ? [] : [rows[second] as Row])];
  const modelOf = (i: number) => model.lines[i] as Row;
  if (lines.length < model.lines.length || !lines.every((row, i) => standsAs(row, modelOf(i), signs, model.beside))) return undefined;
  const pieces = lines.map((row) => piecesOn(section, row));
  const on = (line: number | undefined, piece: Piece) => line !== undefined && piece.row === lines[line]?.index;
  const choice = bestChoice(pieces.flat(), {
    what: (piece) => (on(model.what, piece) ? section.scorers.what(piece) : Number.NEGATIVE_INFINITY),
    where: (piece) => (on(model.where, piece) ? section.scorers.where(piece) : Number.NEGATIVE_INFINITY),
  });
  const { what, where } = choice;
  if (!what || (model.where !== undefined && !where)) return undefined;
  const known = hasTitleWord(what.text) || (where !== undefined && hasOrganisationWord(where.text));
  const mark = markBetween(lines, choice);
  const last = second ?? at;
  const marks = model.mark === undefined ? 0 : mark === model.mark ? UNDATED.sameMark : -UNDATED.sameMark;
  const types = lines.every((row, i) => isSetAs(row, modelOf(i), signs)) ? 0 : UNDATED.otherType;
  const stands = standing(section, at, last);
  const bare = marks > 0 || stands > 0 ? 0 : UNDATED.bare;
  const duty = lines.some(({ words }) => tellsDuty(words)) ? UNDATED.duty : 0;
  return { at, last, known, levels: model.levels, points: choice.score + marks + types + stands + bare + duty };
}

/** What the place of a line among the others says for it. */
function standing({ rows, told }: Section, at: number, last: number): number {
  const [row, above, below] = [rows[at] as Row, rows[at - 1], rows[last + 1]];
  return (
    (row.opensBlock || !above ? UNDATED.opens : 0) +
    (above?.bullet ? UNDATED.belowBullet : 0) +
    (told && !isSameType(row, told) ? UNDATED.ownType : 0) +
    (below && !below.opensBlock && (below.bullet || !isSameType(row, below)) ? UNDATED.leads : 0)
  );
}

const piecesOn = ({ cut }: Section, row: Row): Piece[] => cut(row).pieces;

/** The line below, or the one below that where it holds a place alone. */
function nextLine({ rows, taken, cut }: Section, at: number): number | undefined {
  const isFree = (i: number) => {
    const row = rows[i];
    return row !== undefined && !row.bullet && !taken.has(row) && row.wordCount <= LONGEST && !tellsOfRole(row.words);
  };
  const holdsPlace = (i: number) => cut(rows[i] as Row).pieces.length === 0 && cut(rows[i] as Row).locations.length > 0;
  if (!isFree(at + 1)) return undefined;
  return holdsPlace(at + 1) ? (isFree(at + 2) ? at + 2 : undefined) : at + 1;
}

/** A short line that begins something and neither tells a duty nor says of itself what it is. */
function mayOpen({ rows, signs, taken, colons }: Section, at: number): boolean {
  const row = rows[at];
  const sign = row && signs[row.index];
  if (!row || !sign || taken.has(row) || row.bullet || sign.hasDate || sign.contact || row.wordCount > LONGEST) return false;
  if (!/^[\p{Lu}\p{N}]/u.test(row.words) || (/[.;:!?]$/.test(row.words) && !hasOrganisationWord(row.words))) return false;
  if (isLabelledRow(row, ["told", "when", "place"]) || (!colons && /\p{L}\s?:\s/u.test(row.words)) || tellsOfRole(row.words)) return false;
  if (describesEmployer(row.words) || readHeading(row.words) || isStudy(row, sign)) return false;
  return !continues(rows, at) && !wraps(rows, at) && !endsOpen(rows[at - 1]?.words ?? "");
}

const isStudy = ({ words }: Row, { degree, title }: Signs): boolean => degree && !title && findDegrees(words)[0]?.at === 0;

/** " – ", ", " or "at" between title and employer on one line. */
function markBetween(lines: readonly Row[], { what, where }: Pick<SlotChoice, "what" | "where">): string | undefined {
  const row = lines.find(({ index }) => index === what?.row);
  if (!row || !what || !where || what.row !== where.row) return undefined;
  const [one, other] = what.start < where.start ? [what, where] : [where, what];
  return row.words.slice(one.end - row.start, other.start - row.start).trim();
}
