import type { DateRange } from "../../text/index.ts";
import type { Location } from "../contact/locations.ts";
import { type Signs, withoutRanges } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { SLOT } from "../weights.ts";
import { raiseDates } from "./dates-behind.ts";
import { isLabelledRow } from "./field-labels.ts";
import { finishEntries, GROUP_OFFSET } from "./finish-entries.ts";
import { areAllBelow, findGroupHeads, findOwnEmployer } from "./group-heads.ts";
import { type HeadRow, type Piece, toHeadRow } from "./heads/pieces.ts";
import { hasOrganisationWord, isDepartment } from "./organisations.ts";
import { columnsBesideDates, columnsOfPlaces, keysBesideDates } from "./place-cells.ts";
import { continues, wraps } from "./row-flow.ts";
import { assignSlots, type SlotChoice, type SlotScorers } from "./slots.ts";
import { hasTitleWord } from "./titles.ts";

/** One role or one course of study as lines: its head, its dates and what is told about it. */
export type Entry = {
  head: Row[];
  body: Row[];
  range?: DateRange & { row: Row };
  what?: Piece;
  where?: Piece;
  location?: Location;
  rows: Row[];
  /** All parts of the head in all split modes. */
  pieces: Piece[];
  /** How its head stands to the others of its section: read like them, otherwise, or alone. */
  form: Form;
};
export type Form = "shared" | "own" | "alone";

/** How far from the line with the dates each line of a head would stand, if it had one. */
export type Levels = readonly number[];
export type UndatedHeads = ReadonlyMap<number, Levels | undefined>;

/** What makes a line the anchor of an entry, and what its head pieces may be. */
export type EntryReader = SlotScorers & {
  isAnchor: (row: Row, signs: Signs) => boolean;
  /** Whether a line may belong to a head at all. */
  isHead?: (row: Row) => boolean;
  /** First lines of heads that show no dates, by index of their row. */
  undated?: UndatedHeads;
  penalty: (piece: Piece, rows: ReadonlyMap<number, Row>, anchor: Row) => number;
};

const MOST_HEAD_ROWS = 3;
const HEAD_WORDS = 16;
export type Group = { anchor: number; up: number[]; down: number[]; rest: number[]; undated?: { levels: Levels | undefined } };

type Groups = ReadonlyMap<number, Row>;
export type Reading = { groups: Group[]; choices: SlotChoice[]; total: number; locations: Location[][]; pieces: Piece[][] };

/** `lead`: rows above the first entry; `total`: how well the heads fit, in points. */
export type Entries = { entries: Entry[]; lead: Row[]; total: number };

/** Entries of one section, head lines told from descriptions the same way throughout. */
export function toEntries(rows: readonly Row[], signs: readonly Signs[], reader: EntryReader): Entries {
  const anchors = findAnchors(rows, signs, reader);
  if (anchors.length === 0) return { entries: [], lead: [...rows], total: 0 };
  const raised = raiseDates(
    rows,
    signs,
    anchors.filter((i) => !reader.undated?.has(rows[i]?.index ?? -1)),
  );
  return raised ? readRows(raised, signs, { ...reader, penalty: () => 0 }) : readRows(rows, signs, reader);
}

function readRows(rows: readonly Row[], signs: readonly Signs[], reader: EntryReader): Entries {
  const anchors = findAnchors(rows, signs, reader);
  const readings = [new Map<number, Row>(), findGroupHeads(rows, signs, anchors, 0), findGroupHeads(rows, signs, anchors, 1)].flatMap(
    (groups, i) => (i === 0 || groups.size > 0 ? readUnder(rows, signs, reader, groups) : []),
  );
  const best = readings.reduce((one, other) => (other.total > one.total ? other : one));
  return finishEntries(best.rows, signs, best);
}

/** The best reading of the rows without the lines that stand above groups of roles. */
function readUnder(rows: readonly Row[], signs: readonly Signs[], reader: EntryReader, groups: Groups): (Reading & { rows: Row[] })[] {
  const heads = new Set(groups.values());
  const roles = rows.filter((row) => !heads.has(row));
  const reading = bestReading(roles, signs, reader, groups);
  return reading ? [{ ...reading, rows: roles }] : [];
}

/** Lines with the dates of an entry; a date in the last words of a description that wraps is none. */
function findAnchors(rows: readonly Row[], signs: readonly Signs[], reader: EntryReader): number[] {
  return rows.flatMap((row, i) => {
    const sign = signs[row.index];
    if (reader.undated?.has(row.index)) return [i];
    if (!sign || !reader.isAnchor(row, sign)) return [];
    return continues(rows, i) && !isWholePeriod(row, sign) && (/[.;]$/.test(row.words) || wraps(rows, i)) ? [] : [i];
  });
}

/** In most languages months are written small, so that a period on a line or in a cell of its own looks like the end of the line above. */
const isWholePeriod = (row: Row, { ranges: [range] }: Signs): boolean =>
  range !== undefined &&
  range.kind !== "single" &&
  range.start === 0 &&
  (range.end === row.words.length || (row.cells.length > 1 && row.start + range.end === row.cells[0]?.end));

/** The way to group and to read the head lines that fits all entries best; `heads` are lines that stand above several dated rows. */
function bestReading(rows: readonly Row[], signs: readonly Signs[], reader: EntryReader, heads: Groups): Reading | undefined {
  const anchors = findAnchors(rows, signs, reader);
  const opening = new Set([...bulletsAboveAll(rows, anchors), ...bulletsThatOpen(rows, anchors)]);
  const flow = rows.map((row, i) => ({
    head: reader.isHead?.(row) !== false && (opening.has(row) || isHeadLike(rows, i, signs)),
    named: isLabelledRow(row, ["what", "where"]),
    told: isLabelledRow(row, ["told"]),
    ends: opensWithEnd(row, signs),
  }));
  const byIndex = new Map(rows.map((row) => [row.index, row]));
  const headRow = rememberHeadRows(signs);
  const fits = rememberFits(reader);
  let best: Reading | undefined;
  const most = anchors.every((i) => rows[i]?.words.endsWith(":")) ? 0 : MOST_HEAD_ROWS;
  for (let above = 0; above <= most; above++) {
    const groups = toGroups(flow, anchors, above, (i) => undatedAt(rows[i]?.index ?? -1, reader));
    const known = groups.map((group) => headPieces(rows, headRow, group, NONE).placeKeys);
    const placeCells = columnsOfPlaces(known);
    const besideDates = columnsBesideDates(
      groups.map(({ anchor, up, down }, g) => keysBesideDates(rows, { anchor, around: [...up, ...down], known: known[g] ?? [] }, signs)),
    );
    const passed = new Set<Piece>();
    const shared = groups.map(({ anchor }) => heads.get(rows[anchor]?.index ?? -1));
    const named = groups.map((group) => (heads.size > 0 ? findOwnEmployer(rows, signs, group) : undefined));
    const isBelow = areAllBelow(shared, named);
    const beside = new Set(isBelow ? named.map((row) => row?.index) : []);
    const read = groups.map((group, g) => {
      const own = headPieces(rows, headRow, group, placeCells);
      const head = shared[g];
      if (!head) return own;
      const { pieces, locations } = headRow(head, GROUP_OFFSET, NONE);
      const above = pieces.map((piece) => ({ ...piece, level: GROUP_OFFSET }));
      if ((named[g] && !isBelow) || namesBoth(own.pieces)) for (const piece of above) passed.add(piece);
      return { ...own, pieces: [...own.pieces, ...above], locations: [...own.locations, ...locations] };
    });
    const anchorRows = anchorsByRow(rows, groups);
    const penalty = (piece: Piece) => reader.penalty(piece, byIndex, anchorRows.get(piece.row) as Row);
    const small = isWrittenSmall(anchors.flatMap((i) => rows[i] ?? [])) ? -SLOT.lowerStart : 0;
    const scored: SlotScorers = {
      what: (piece) => (piece.offset === GROUP_OFFSET ? SLOT.groupTitle : fits(piece).what + small + penalty(piece)),
      where: (piece) =>
        fits(piece).where +
        (small && SLOT.properCase + small) +
        (piece.offset === GROUP_OFFSET
          ? (isBelow ? SLOT.groupWhole : SLOT.groupHead) + (passed.has(piece) ? SLOT.groupPassed : 0)
          : penalty(piece)) +
        (placeCells.has(piece.cell) || besideDates.has(piece.cell) || beside.has(piece.row) ? SLOT.placeColumn : 0),
    };
    const { choices, total } = assignSlots(
      read.map((head) => head.pieces),
      scored,
    );
    if (!best || total > best.total + 0.01)
      best = { groups, choices, total, locations: read.map((head) => head.locations), pieces: read.map((head) => head.pieces) };
  }
  return best;
}

/** "Acme Ltd · Nurse", "Acme Ltd, Nurse" beside the dates: an employer and a title, each a part of its own. */
function namesBoth(pieces: readonly Piece[]): boolean {
  const near = pieces.filter(({ mode, offset }) => NAMING.has(mode) && offset === 0);
  const isEmployer = ({ text }: Piece) => hasOrganisationWord(text) && !hasTitleWord(text) && !isDepartment(text);
  return near
    .filter(isEmployer)
    .some(({ mode, index }) => near.some((part) => part.mode === mode && part.index !== index && hasTitleWord(part.text)));
}
const NAMING: ReadonlySet<string> = new Set(["whole", "comma"]);

/** "barista, north & thread, 2019-2021": nobody's names have capitals here. */
const isWrittenSmall = (heads: readonly Row[]): boolean =>
  heads.filter(({ words }) => /\p{Ll}{3}/u.test(words)).length > 1 && heads.every(({ words }) => !/\p{Lu}/u.test(words));

/** The dated row each row of a head belongs to, by the index of the row. */
function anchorsByRow(rows: readonly Row[], groups: readonly Group[]): Map<number, Row> {
  const anchors = new Map<number, Row>();
  for (const group of groups) {
    const anchor = rows[group.anchor];
    for (const i of [group.anchor, ...group.up, ...group.down]) if (anchor) anchors.set(rows[i]?.index ?? -1, anchor);
  }
  return anchors;
}

/** Entries as a list, the employer behind each number and the dates below: above the first dates no description could end in a bullet. */
function bulletsAboveAll(rows: readonly Row[], anchors: readonly number[]): Set<Row> {
  const above = anchors.flatMap((i) => (rows[i]?.bullet ? [] : (rows[i - 1] ?? [])));
  const all =
    above.length === anchors.length && above.length > 1 && above.every(({ bullet, wordCount }) => bullet && wordCount <= HEAD_WORDS);
  return new Set(all ? above : []);
}

/** Entries as the items of a list: one bullet each, before its dates, and no bullet among what is told below them. */
function bulletsThatOpen(rows: readonly Row[], anchors: readonly number[]): Row[] {
  const bullets = rows.flatMap((row, i) => (row.bullet ? [i] : []));
  const opens = (at: number, n: number): boolean =>
    at <= (anchors[n] ?? -1) && at > (anchors[n - 1] ?? -1) && (anchors[n] ?? 0) - at < MOST_HEAD_ROWS;
  const all = anchors.length > 1 && bullets.length === anchors.length && bullets.every(opens);
  return all ? bullets.flatMap((i) => ((rows[i]?.wordCount ?? HEAD_WORDS) < HEAD_WORDS ? (rows[i] ?? []) : [])) : [];
}

function isHeadLike(rows: readonly Row[], i: number, signs: readonly Signs[]): boolean {
  const row = rows[i];
  if (!row || (row.bullet && !isLabelledRow(row)) || row.wordCount > HEAD_WORDS || row.words.length > 160) return false;
  if (isLabelledRow(row) || opensWithEnd(row, signs)) return true;
  if (continues(rows, i) && !endsInPeriod(rows[i - 1], signs)) return false;
  if (
    /[.!?;]$/.test(row.words) &&
    row.wordCount > 6 &&
    !namesInSentences(row.words) &&
    !/\b(?:inc|ltd|co|corp|s\.a|jr|llc|s\.l|s\.r\.l|s\.p\.a|c\.v|s\.c|r\.l|s\.n\.c|e\. ?v|b\.v|n\.v|o\.o|sp\. ?[jk]|bhd|c[ií]a|cie|lda|ltda)\.$/i.test(
      row.words,
    )
  )
    return false;
  return (
    !/^\p{Ll}{2}/u.test(row.words) ||
    isBetweenTitleAndDates(rows, i, signs) ||
    /^(?:at|bei|chez|presso|bij|seit|since|depuis|desde|dal|bis|from|von)\s/i.test(row.words)
  );
}

/** "present    Consultant" below "10/25 -    Acme Ltd": the end of the period in the first cell, and the head goes on beside it. */
const opensWithEnd = ({ index, cells, start }: Row, signs: readonly Signs[]): boolean => {
  const wrapped = signs[index]?.wrapped;
  return wrapped !== undefined && cells.length > 1 && wrapped.start === 0 && start + wrapped.end === cells[0]?.end;
};

/** "Enfermera de urgencias. Hospital Virgen del Alcor (Sevilla).": a title and an employer, each to its stop or comma. */
function namesInSentences(words: string): boolean {
  const parts = words
    .replace(/\([^()]*\)/g, "")
    .split(/[.,]\s+(?=\p{Lu})|\.$/u)
    .filter((part) => part.trim() !== "");
  const isName = (part: string) => /^\p{Lu}/u.test(part) && part.trim().split(/\s+/).length <= LONGEST_SMALL_NAME + 1;
  const title = parts.findIndex((part) => hasTitleWord(part) && !hasOrganisationWord(part));
  return parts.length > 1 && title >= 0 && parts.every(isName) && parts.some((part, i) => i !== title && hasOrganisationWord(part));
}

const LONGEST_SMALL_NAME = 5;

/** "snip & curl" between the line of the title and that of the dates: a name, however it is written. */
function isBetweenTitleAndDates(rows: readonly Row[], i: number, signs: readonly Signs[]): boolean {
  const [above, row, below] = [rows[i - 1], rows[i], rows[i + 1]];
  if (!above || !row || !below || above.bullet || row.opensBlock || below.opensBlock || row.wordCount > LONGEST_SMALL_NAME) return false;
  const dates = signs[below.index];
  return signs[above.index]?.title === true && dates !== undefined && !/[\p{L}\p{N}]/u.test(withoutRanges(below.words, dates.ranges));
}

/** "* Tozer Electrical [2011 - 2018]": with its period a head is told to the end, what hangs below is no rest of it. */
const endsInPeriod = (row: Row | undefined, signs: readonly Signs[]): boolean =>
  row !== undefined &&
  (signs[row.index]?.ranges ?? []).some(({ kind, end }) => kind !== "single" && !/[\p{L}\p{N}]/u.test(row.words.slice(end)));

/** `named`: a label says that the line holds a title or an employer, wherever in its entry it stands; `told`: that it holds neither; `ends`: it ends the period above. */
type HeadSigns = { head: boolean; named: boolean; told: boolean; ends: boolean };

/** Gives the lines between two anchors to the one before or the one behind; `above` is how many lines of a head may precede its dates. */
function toGroups(
  flow: readonly HeadSigns[],
  anchors: readonly number[],
  above: number,
  undated: (i: number) => Pick<Group, "undated">,
): Group[] {
  const groups: Group[] = anchors.map((anchor) => ({ anchor, up: [], down: [], rest: [], ...undated(anchor) }));
  for (const [g, group] of groups.entries()) {
    if (group.undated) continue;
    const from = g === 0 ? 0 : (anchors[g - 1] ?? 0) + 1;
    for (let i = group.anchor - 1; i >= from && group.up.length < above && flow[i]?.head && !flow[i]?.ends; i--) group.up.unshift(i);
  }
  for (const [g, group] of groups.entries()) {
    const next = groups[g + 1];
    const to = next ? (next.up[0] ?? next.anchor) : flow.length;
    let i = group.anchor + 1;
    for (; i < to && group.down.length < MOST_HEAD_ROWS && flow[i]?.head; i++) takeBelow(group, i, flow[i]);
    const below = Array.from({ length: Math.max(0, to - i) }, (_, at) => i + at);
    group.down.push(...below.filter((at) => flow[at]?.named));
    group.rest.push(...below.filter((at) => !flow[at]?.named));
  }
  return groups;
}

/** "Salary: …", "Hours per week: 40" between the dates and the title are no lines of the head. */
const takeBelow = (group: Group, i: number, signs: HeadSigns | undefined) => (signs?.told ? group.rest : group.down).push(i);

const undatedAt = (index: number, { undated }: EntryReader): Pick<Group, "undated"> =>
  undated?.has(index) ? { undated: { levels: undated.get(index) } } : {};

const MOST_CELLS = [0, 1, 2, 3, 4, 5];

type HeadRows = (row: Row, offset: number, placeCells: ReadonlySet<string>) => HeadRow;

/** Head rows are cut once for all ways of grouping them. */
function rememberHeadRows(signs: readonly Signs[]): HeadRows {
  const cut = new Map<string, HeadRow>();
  return (row, offset, placeCells) => {
    const towns = new Set(
      MOST_CELLS.flatMap((cell) => [`${cell}/tail`, `${cell}/lead`]).filter((key) => placeCells.has(`${offset}/${key}`)),
    );
    const key = [row.index, ...towns].join("/");
    const head = cut.get(key) ?? toHeadRow(row, signs[row.index], towns);
    cut.set(key, head);
    return {
      ...head,
      pieces: head.pieces.map((piece) => ({ ...piece, offset, cell: `${offset}/${piece.cell}` })),
      placeKeys: head.placeKeys.map((key) => `${offset}/${key}`),
    };
  };
}

function rememberFits(reader: SlotScorers): (piece: Piece) => { what: number; where: number } {
  const known = new Map<string, { what: number; where: number }>();
  return (piece) => {
    const key = `${piece.start}/${piece.end}/${piece.mode}`;
    const fits = known.get(key) ?? { what: reader.what(piece), where: reader.where(piece) };
    known.set(key, fits);
    return fits;
  };
}

const NONE: ReadonlySet<string> = new Set();

function headPieces(rows: readonly Row[], headRow: HeadRows, group: Group, placeCells: ReadonlySet<string>): HeadRow {
  const pieces: Piece[] = [];
  const locations: Location[] = [];
  const placeKeys: string[] = [];
  const heads = [...group.up, group.anchor, ...group.down].flatMap((i) => {
    const [row, offset] = [rows[i], i - group.anchor];
    return row ? [{ offset, head: headRow(row, offset, placeCells) }] : [];
  });
  const places = heads.filter(({ offset, head }) => offset !== 0 && head.pieces.length === 0 && head.locations.length > 0);
  for (const { offset, head } of heads) {
    const between = places.filter((place) => (place.offset - offset) * place.offset < 0 && place.offset * offset > 0).length;
    const line = offset - Math.sign(offset) * between;
    const level = group.undated?.levels?.[line] ?? line;
    pieces.push(...head.pieces.map((piece) => ({ ...piece, level })));
    locations.push(...head.locations);
    placeKeys.push(...head.placeKeys);
  }
  return { pieces, locations, placeKeys };
}
