import lexicon from "../../data/resume/organisations.json";
import { fold } from "../../text/index.ts";
import { type Fact, toFact, withoutAbsent } from "../facts.ts";
import { phraseAt, toPhraseSet, toWords } from "../phrases.ts";
import { type Signs, withoutRanges } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import type { Heading } from "../sections/find-headings.ts";
import type { SectionRows } from "../sections/sections.ts";
import type { Span } from "../types.ts";
import { ENGAGEMENT, SLOT } from "../weights.ts";
import { withoutAgency } from "./agencies.ts";
import { findAsides } from "./asides.ts";
import { type BodyDraft, toBody } from "./bodies.ts";
import { shareCompany } from "./companies.ts";
import { keptHead, opensWithPlacement, withEngagement } from "./engagements.ts";
import { type Entry, type EntryReader, toEntries, type UndatedHeads } from "./entries.ts";
import { isTableHead, saysWhen } from "./field-labels.ts";
import { servedIn, servedTogether } from "./forces.ts";
import { blockPenalty, organisationFit, organisationFitInRole, titleFit, titleFitInRole } from "./head-fits.ts";
import { isDurationOnly } from "./heads/durations.ts";
import type { Piece } from "./heads/pieces.ts";
import { isLetterLine } from "./letter-lines.ts";
import { readLinesAbove } from "./lines-above.ts";
import { employedAtSites } from "./numbered-sites.ts";
import { hasOrganisationWord, isDepartment, isSiteBehind, lengthBeforeUnit, tellsDuty, unitLength } from "./organisations.ts";
import { isPeriodLine } from "./period-lines.ts";
import { type DatesDraft, toWorkDates } from "./printed-dates.ts";
import { type Beside, hasRest, surenessOf } from "./sureness.ts";
import { saysTermsOnly } from "./terms.ts";
import { hasTitleWord } from "./titles.ts";
import { cutTown } from "./towns-behind.ts";
import { findUndatedHeads } from "./undated-heads.ts";
import { toWholeTitle } from "./whole-titles.ts";
import { joinWrappedHeads, type SignedRows } from "./wrapped-heads.ts";

export type WorkDraft = { name?: Fact; position?: Fact; location?: Fact } & DatesDraft & BodyDraft;
/** A role with the lines it was read from. */
export type Role = { draft: WorkDraft; rows: Row[] };

const breaks = toPhraseSet(lexicon.soft.breaks.map(fold));

const isTableRow = ({ table }: Row, { hasDate }: Signs): boolean => table?.part === "row" && hasDate;

/** Whether there is a head, and how far it goes, is told by lists alone. */
const BY_LISTS = { what: titleFit, where: organisationFit };
/** Where dates say that a role stands there, the question is only which words are what. */
const READER: EntryReader = {
  what: titleFitInRole,
  where: organisationFitInRole,
  isAnchor: (row, signs) => isTableRow(row, signs) || isPeriodLine(row, signs),
  penalty: blockPenalty,
};

/** Roles of the experience sections, the company of a group of roles told to each of them; leave and career breaks are none. */
export function readWork(sections: readonly WorkPart[], signs: readonly Signs[], text: string, asOf: string): Role[] {
  const asides = findAsides(
    sections.map(({ rows, heading }) => ({ rows, opened: heading !== undefined })),
    signs,
  );
  const parts = sections.map(({ rows, heading }): Part => {
    const printed = rows.filter(
      (row) =>
        (row.table === undefined || row.table.part === "row") &&
        !isDurationOnly(row.words) &&
        !saysTermsOnly(row.words) &&
        !isTableHead(row, signs[row.index]) &&
        !isLetterLine(row, signs[row.index]),
    );
    const readerOf = (read: SignedRows) => withoutAsides(onlyPeriods(read.rows, read.signs), asides);
    const joined = joinWrappedHeads(
      { rows: printed, signs },
      (read) => toEntries(read.rows, read.signs, { ...readerOf(read), ...BY_LISTS }).total,
    );
    const reader = readerOf(joined);
    return { ...joined, heading, reader, entries: toEntries(joined.rows, joined.signs, reader).entries };
  });
  const { heads: undated, grouped } = findUndated(parts, signs);
  return parts.flatMap(({ rows, heading, signs, reader, entries: dated }) => {
    const entries = rows.some(({ index }) => undated.has(index)) ? withUndated({ rows, signs }, reader, undated, grouped) : dated;
    readLinesAbove(entries, rows, signs);
    const found = entries.map((entry) => ({
      entry,
      draft: toDraft(entry, text),
      rows: entry.rows,
      bare: entry.body.length === 0,
      isResumed: (signs[entry.range?.row.index ?? -1]?.ranges ?? []).filter(({ kind }) => kind !== "single").length > 1,
    }));
    const posts = withSameAsAbove(found).filter(({ entry, draft }) => !isBreak(draft) && !opensWithBreak(entry));
    const shared = shareCompany(posts, text, asOf);
    const employed = employedAtSites(
      heading ?? rows[0],
      shared.map(({ draft }) => draft),
      text,
    );
    const named = shared.map((role, i) => ({ ...role, draft: employed[i] ?? role.draft }));
    return servedTogether(named, text, asOf)
      .filter(({ entry, draft }) => entry.range !== undefined || draft.position !== undefined)
      .map((role) => ({ ...role, draft: servedIn(heading, withEngagement(role.draft, role.entry.where?.label !== undefined), text) }));
  });
}

/** In a table an empty cell, or "ditto", stands for the title or the employer of the row above. */
function withSameAsAbove<T extends { entry: Entry; draft: WorkDraft }>(found: readonly T[]): T[] {
  const told: T[] = [];
  for (const read of found) {
    const table = read.entry.range?.row.table;
    const above = told.at(-1)?.draft;
    const same = table?.part === "row" ? table.same : { what: false, where: false };
    const draft = {
      ...(same.what && above?.position ? { position: above.position } : {}),
      ...(same.where && above?.name ? { name: above.name } : {}),
    };
    told.push(same.what || same.where ? { ...read, draft: { ...read.draft, ...draft } } : read);
  }
  return told;
}

type Part = SignedRows & { heading: Heading | undefined; reader: EntryReader; entries: Entry[] };

/** Read again with heads that show no dates; of which no title is read opens no role, nor amid roles with dates one without an employer. */
function withUndated({ rows, signs }: SignedRows, reader: EntryReader, undated: UndatedHeads, grouped: ReadonlySet<number>): Entry[] {
  const { entries } = toEntries(rows, signs, { ...reader, ...BY_LISTS, undated });
  const isDated = entries.some(({ range }) => range !== undefined);
  const isHead = ({ what, where, rows: [first] }: Entry) =>
    namesTitle(what) && (where !== undefined || !isDated || grouped.has(first?.index ?? -1));
  const untitled = new Set(entries.flatMap((entry) => (entry.range || isHead(entry) ? [] : (entry.rows[0]?.index ?? []))));
  const titled = new Map([...undated].filter(([index]) => !untitled.has(index)));
  return titled.size === undated.size ? entries : withUndated({ rows, signs }, reader, titled, grouped);
}

const namesTitle = (what: Piece | undefined): boolean =>
  what !== undefined && /^[\p{Lu}\p{N}]/u.test(what.text) && titleFit(what) > SLOT.lowestTitle;

/** Headings of tasks may part a section in several: a head in one looks like the heads of all. */
function findUndated(parts: readonly Part[], signs: readonly Signs[]): ReturnType<typeof findUndatedHeads> {
  const joined = [...signs];
  for (const { rows, signs } of parts) for (const { index } of rows) joined[index] = signs[index] as Signs;
  const rows = parts.flatMap((part) => part.rows.filter((row) => part.reader.isHead?.(row) !== false));
  const entries = parts.flatMap(({ entries }) => entries);
  return findUndatedHeads({ rows, signs: joined }, entries, BY_LISTS);
}

type WorkPart = Pick<SectionRows, "rows" | "heading">;

const withoutAsides = (reader: EntryReader, asides: ReadonlySet<number>): EntryReader => ({
  ...reader,
  isAnchor: (row, sign) => !asides.has(row.index) && reader.isAnchor(row, sign),
  isHead: (row) => !asides.has(row.index) && reader.isHead?.(row) !== false,
});

/** Where heads show periods, a lone date needs a title beside it, and what is told under one opens no other. */
function onlyPeriods(rows: readonly Row[], signs: readonly Signs[]): EntryReader {
  const periods = rows.filter((row) => signs[row.index]?.hasRange && isPeriodLine(row, signs[row.index] as Signs));
  if (periods.length === 0) return READER;
  const leading = new Set(periods.flatMap((row) => leadOf(row, signs[row.index] as Signs) ?? []));
  const standing = periods.filter((row) => isDateOnly(row, signs));
  const alone = new Set([...datesAlone(rows, signs, periods), ...datesLikePeriods(rows, signs, periods)]);
  const told = new Set(rows.filter((row, i) => isToldUnder(rows[i - 1], row, signs)));
  return {
    ...READER,
    isHead: (row) => !told.has(row),
    isAnchor: (row, sign) =>
      !told.has(row) &&
      (isTableRow(row, sign) ||
        alone.has(row) ||
        ((sign.hasRange || ((sign.title || opensWithPlacement(row.words)) && !row.bullet)) && isPeriodLine(row, sign)) ||
        (sign.title && leading.has(leadOf(row, sign) ?? "")) ||
        (standing.length >= FEWEST_ALONE && isDateOnly(row, signs) && standing.some((other) => isSetAs(row, other)))),
  };
}

/** Periods on lines of their own, from which on a year that stands as they do dates a role of that year. */
const FEWEST_ALONE = 2;
const isDateOnly = (row: Row, signs: readonly Signs[]): boolean =>
  !row.bullet && !/[\p{L}\p{N}]/u.test(withoutRanges(row.words, signs[row.index]?.ranges ?? [])) && !signs[row.index]?.wrapped;
const isSetAs = (row: Row, { indent, bold, scale }: Row): boolean =>
  Math.abs(row.indent - indent) < 2 && row.bold === bold && Math.abs(row.scale - scale) < 0.05;
/** Where periods stand on lines of their own, or behind a label: lone dates ("summer 2016") that stand so below a title. */
function datesAlone(rows: readonly Row[], signs: readonly Signs[], periods: readonly Row[]): Set<Row> {
  const says = (row: Row) => isDateRow(row, signs[row.index] as Signs);
  if (!periods.some((row) => says(row))) return new Set();
  return new Set(rows.filter((row, i) => signs[row.index]?.hasRange === false && says(row) && (saysWhen(row) || endsHead(rows, signs, i))));
}

/** "3 months, 2015 | Acme Ltd" or "Acme Ltd (2015)" over "Trainee", where the periods of other roles stand so. */
const datesLikePeriods = (rows: readonly Row[], signs: readonly Signs[], periods: readonly Row[]): Row[] =>
  [opensWithDates, endsInBrackets].flatMap((stands) => datesStanding(rows, signs, periods, stands));

type Stands = (row: Row, signs: readonly Signs[]) => boolean;

function datesStanding(rows: readonly Row[], signs: readonly Signs[], periods: readonly Row[], stands: Stands): Row[] {
  const others = periods.filter((row) => stands(row, signs));
  if (others.length < FEWEST_ALONE) return [];
  return rows.filter(
    (row, i) =>
      signs[row.index]?.hasRange === false &&
      signs[row.index]?.wrapped === undefined &&
      stands(row, signs) &&
      others.some((other) => isSetAs(row, other)) &&
      [row, rows[i + 1]].some((near) => near && !near.bullet && signs[near.index]?.title),
  );
}

const endsInBrackets = ({ words, bullet, index }: Row, signs: readonly Signs[]): boolean =>
  !bullet &&
  (signs[index]?.ranges ?? []).some(({ start, end }) => start > 3 && words[start - 1] === "(" && /^\)\.?$/.test(words.slice(end)));

/** Is the first of several cells a date, and how long it was? */
function opensWithDates({ words, cells, start, bullet, index }: Row, signs: readonly Signs[]): boolean {
  const [cell, second] = cells;
  const ranges = signs[index]?.ranges ?? [];
  if (!cell || !second || bullet || !ranges.some((range) => range.end <= cell.end - start)) return false;
  const rest = withoutRanges(words, ranges).slice(0, cell.end - start);
  return !/[\p{L}\p{N}]/u.test(rest) || isDurationOnly(rest);
}

const isDateRow = (row: Row, { ranges, wrapped }: Signs): boolean =>
  !wrapped && ranges.length > 0 && (saysWhen(row) || !/[\p{L}\p{N}]/u.test(withoutRanges(row.words, ranges)));

/** Below the one or two lines that open a block, of which one names a title. */
function endsHead(rows: readonly Row[], signs: readonly Signs[], i: number): boolean {
  const opens = rows.slice(0, i + 1).findLastIndex((row) => row.opensBlock);
  const head = rows.slice(Math.max(0, opens), i);
  return (
    head.length > 0 && head.length <= MOST_ABOVE_DATES && head.every((row) => !row.bullet) && head.some(({ index }) => signs[index]?.title)
  );
}
const MOST_ABOVE_DATES = 2;

/** "2012–14: Archivist", "2009: Trainee": how the line stands, and the mark between the dates that open it and the words. */
function leadOf(row: Row, { ranges: [range] }: Signs): string | undefined {
  const mark = range?.start === 0 ? /^\s*([:;,|–—-])\s/.exec(row.words.slice(range.end))?.[1] : undefined;
  return mark && `${row.bullet} ${row.bold} ${mark}`;
}

/** "Insulation and spray foam, site lead from 2019" below a period that stands by itself: words about that role. */
function isToldUnder(above: Row | undefined, row: Row, signs: readonly Signs[]): boolean {
  const [before, sign] = [signs[above?.index ?? -1], signs[row.index]];
  const [range, second] = sign?.ranges ?? [];
  if (!above || !before?.hasRange || !range || second || row.opensBlock || row.cells.length > 1) return false;
  const isOpen = range.kind === "single" || (range.kind === "since" && !range.present);
  return isOpen && range.start > 0 && !/[(,|–—-]\s*$/.test(row.words.slice(0, range.start)) && tellsPeriodAlone(above, before);
}

/** A period in a cell or on a line of its own. */
const tellsPeriodAlone = (row: Row, { ranges }: Signs): boolean => {
  const masked = withoutRanges(row.words, ranges);
  return ranges.some(({ kind, start, end }) => {
    const cell = row.cells.find((one) => one.start - row.start <= start && one.end - row.start >= end);
    return kind !== "single" && cell !== undefined && !/[\p{L}\p{N}]/u.test(masked.slice(cell.start - row.start, cell.end - row.start));
  });
};

/** "2009 – 2011 | Career break": what is told below it is no employer either. */
const opensWithBreak = ({ pieces }: Entry): boolean =>
  pieces.some(
    ({ offset, mode, index, text }) => offset === 0 && mode === "whole" && index === 0 && phraseAt(breaks, toWords(text), 0) !== undefined,
  );

const isBreak = ({ position, name }: WorkDraft): boolean =>
  [position, name].some((fact) => fact !== undefined && phraseAt(breaks, toWords(fact.value), 0) !== undefined);

function toDraft(entry: Entry, text: string): WorkDraft {
  const { location, range } = entry;
  const what = entry.what && withoutAgency(toWholeTitle(entry.what, entry, text));
  const where = entry.where && mayEmploy(entry.where) ? withoutAgency(withoutStop(withoutUnit(entry.where))) : undefined;
  const town =
    where && !location && !(where.label && entry.pieces.some(({ label }) => label === "place")) ? cutTown(where.text, where) : undefined;
  const place = location ?? town?.town ?? placeAmongRest(entry);
  const beside = { what, where, form: entry.form, hasRest: hasRest(entry, [what, where, place], text), isDated: range !== undefined };
  return withoutAbsent({
    name: where && toFact(withRest(text, town?.name ?? where, where), town?.name ?? where, surenessOf("where", where, beside)),
    position: toTitle(entry, beside, text),
    location: place && toFact(clean(text, withBracket(text, place)), withBracket(text, place), location ? 0.85 : 0.55),
    ...(range ? toWorkDates(range, range.row) : {}),
    ...toBody(entry.body, text),
  });
}

function toTitle(entry: Entry, beside: Beside, text: string): Fact | undefined {
  const { what, where } = beside;
  if (what && titleFit(what) > SLOT.lowestTitle + (entry.form === "shared" ? SLOT.sharedTitle : 0))
    return toFact(withRest(text, withoutStop(what), what), withoutStop(what), surenessOf("what", what, beside));
  const kept = where ? undefined : keptHead(entry);
  return kept && toFact(clean(text, kept), kept, ENGAGEMENT.kept);
}

/** A duty stands in the place of the employer where a role of a group has none; an institution may be written like one. */
const mayEmploy = (piece: Piece): boolean =>
  organisationFit(piece) > SLOT.lowestOrganisation &&
  (piece.label !== undefined || piece.afterAt || !tellsDuty(piece.text) || hasOrganisationWord(piece.text) || /^\p{Ll}/u.test(piece.text));

/** "Team North, Acme Ltd" is Acme, and so is "Acme Ltd, Store #118". */
function withoutUnit(piece: Piece): Piece {
  const unit = unitLength(piece.text);
  const whole = piece.text.slice(unit);
  const name = whole.slice(0, lengthBeforeRemark(whole));
  const length = lengthBeforeUnit(name);
  return { ...piece, start: piece.start + unit, end: piece.end - (whole.length - length), text: name.slice(0, length) };
}

const legalInBrackets = new Set(lexicon.legalInBrackets);

/** "Dunmore Castle (the same place, under its new owner)", "Marl Hill Centre (Lead: R. Orlova)": words about the employer behind its name. */
function lengthBeforeRemark(text: string): number {
  const remark = /\s*\((?:(?:\d+ )?\p{Ll}|\p{L}[\p{L}' ]{1,24}: )[^()]*\)[.,;]?$/u.exec(text);
  const [whole = "", inside = ""] = /\s*\(([^()]*)\)$/.exec(text) ?? [];
  if (legalInBrackets.has(inside)) return text.length;
  const isPart = inside !== "" && (isSiteBehind(inside) || GROUP.test(inside));
  return remark && remark.index > 1 ? remark.index : isPart && whole.length < text.length ? text.length - whole.length : text.length;
}

/** "(Group of A. Meier)", "(AG Meier)": whose part of a house it was. */
const GROUP = /^(?:(?:research )?(?:group|lab|team) (?:of|led by) |(?:AG|Arbeitsgruppe|[ÉE]quipe(?: de)?|Grupp?o (?:de|di)) \p{Lu})/iu;

/** "… Profesora de inglés." ends a sentence; "Sr. Eng." does not. */
const withoutStop = (piece: Piece): Piece =>
  /\p{Ll}{4}\)?\.$/u.test(piece.text) ? { ...piece, end: piece.end - 1, text: piece.text.slice(0, -1) } : piece;

const TOWN = /^(?:\p{Lu}|'s-\p{Lu})[\p{L}\p{M}'’-]{2,}(?: \p{L}[\p{L}\p{M}'’-]*){0,2}$/u;

/** A short capitalised part of the head beside title and employer, or one labelled as a place. */
function placeAmongRest({ what, where, pieces }: Entry): Span | undefined {
  const labelled = pieces.find((piece) => piece.label === "place");
  if (labelled || !what || !where) return labelled;
  const used = [what, where];
  const rest = pieces.filter((piece) => {
    const beside =
      used.some((other) => other.row === piece.row && (piece.mode === other.mode || piece.mode === "whole")) &&
      piece.offset >= Math.min(what.offset, where.offset);
    return beside && !used.some((other) => piece.start < other.end && other.start < piece.end);
  });
  return rest.find(
    (piece) =>
      TOWN.test(piece.text) &&
      !hasOrganisationWord(piece.text) &&
      !hasTitleWord(piece.text) &&
      !isDepartment(piece.text) &&
      !isUnitBetween(piece, what, where),
  );
}

/** "Nurse, Paediatric Ward, Lowmoor Hospital": a part between title and employer is a unit of the employer. */
const isUnitBetween = (piece: Piece, what: Piece, where: Piece): boolean =>
  piece.row === what.row && piece.row === where.row && what.end <= piece.start && piece.end <= where.start;

/** "Bologna (Italy" up to the bracket that closes it. */
const withBracket = (text: string, { start, end }: Span): Span => ({
  start,
  end: /\([^()]*$/.test(text.slice(start, end)) && text.charAt(end) === ")" ? end + 1 : end,
});

/** With the words of its cell on the lines below. */
const withRest = (text: string, span: Span, { rest = [] }: Piece): string => [span, ...rest].map((part) => clean(text, part)).join(" ");

const clean = (text: string, span: Span): string => text.slice(span.start, span.end).replace(/\s+/g, " ");
