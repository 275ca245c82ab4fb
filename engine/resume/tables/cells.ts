import lexicon from "../../data/resume/table-columns.json";
import { type DatePoint, type DateRange, fold } from "../../text/index.ts";
import { type Row, trimSpan } from "../rows.ts";
import type { Span } from "../types.ts";
import { employerKind, titleKind } from "../work/head-kind.ts";
import { hasOrganisationWord } from "../work/organisations.ts";
import { hasTitleWord } from "../work/titles.ts";
import type { Column, ColumnLabel } from "./heads.ts";
import { fieldsOf, partsOf } from "./parts.ts";

export type ReadDates = (words: string) => readonly DateRange[];
/** A part of a row and the column of its table it stands in, counted from the start of the row. */
export type Cell = Span & { column: number; label: ColumnLabel | undefined };

const same = new Set(lexicon.same);
const open = new Set(lexicon.open);

/** "ditto": what the row above holds. */
export const isSame = (words: string): boolean => same.has(fold(words).trim()) || same.has(words.trim());
const LEAD = "2000 - ";
/** "on board", "to date", "--": in the column of ends, what says that it goes on. */
export const saysOpen = (words: string, readDates: ReadDates): boolean =>
  open.has(fold(words).trim()) || readDates(LEAD + words)[0]?.ongoing === true;

/** How much of a cell may be no date: "c. 2016", "(2016)". */
const MOST_BESIDE_DATE = 3;
export function isDate(words: string, readDates: ReadDates): boolean {
  if (pointOf(words, readDates)) return true;
  const found = readDates(words)[0];
  return found !== undefined && words.length - (found.end - found.start) <= MOST_BESIDE_DATE;
}

/** "11-FEB-25", "FEB-25", "Feb'25": two figures of the year that only a column for it makes sure. */
const SHORT_YEAR = /^(?:\d{1,2}[-./ ]+)?(\p{L}{3,9})\.?[-./' ’]*(\d{2})$/u;
const OPEN = " - today";

/** The one date a cell tells; its place is not kept. */
export function pointOf(words: string, readDates: ReadDates): DatePoint | undefined {
  const spelled = /^['’]?\d{2}$/.test(words) ? `'${words.slice(-2)}` : words.replace(SHORT_YEAR, "$1 '$2");
  const [range, second] = readDates(spelled + OPEN);
  return range && !second && range.start <= 1 && range.ongoing && range.end === spelled.length + OPEN.length ? range.from : undefined;
}

const isWhen = (label: ColumnLabel | undefined): boolean => label === "when" || label === "from" || label === "to";

/** The cells of a row below the head of a table; undefined where it is none of its rows. */
export function readCells(row: Row, head: Row, columns: readonly Column[], readDates: ReadDates): Cell[] | undefined {
  const ways = [byFields(row, columns), byPlaces(row, head, columns), byParts(row, columns, readDates)];
  return ways.find((cells) => cells && isRow(cells, row, readDates));
}

const FEWEST_CELLS = 2;
/** A row says when, in the column for it, and one thing more. */
function isRow(cells: readonly Cell[], { words }: Row, readDates: ReadDates): boolean {
  const textOf = ({ start, end }: Cell) => words.slice(start, end);
  const dated = cells.filter(({ label }) => label === "when" || label === "from");
  const ends = cells.filter(({ label }) => label === "to");
  const others = cells.filter(({ label }) => !isWhen(label));
  return (
    cells.length >= FEWEST_CELLS &&
    dated.length > 0 &&
    dated.every((cell) => isDate(textOf(cell), readDates)) &&
    ends.every((cell) => isDate(textOf(cell), readDates) || saysOpen(textOf(cell), readDates)) &&
    others.some((cell) => cell.label !== "told") &&
    others.every((cell) => cell.label === "told" || !isDate(textOf(cell), readDates))
  );
}

const toCell = (span: Span, column: number, columns: readonly Column[]): Cell => ({ ...span, column, label: columns[column]?.label });

/** As many bars or tabs as in the head. */
function byFields(row: Row, columns: readonly Column[]): Cell[] | undefined {
  const fields = fieldsOf(row);
  const spans = fields?.length === columns.length ? fields : partsOf(row).length === columns.length ? partsOf(row) : undefined;
  return spans?.map((span, i) => toCell(span, i, columns)).filter(({ start, end }) => end > start);
}

/** In plain text each column begins where its label does. */
function byPlaces(row: Row, head: Row, columns: readonly Column[]): Cell[] | undefined {
  return isPlain(head) ? cutAt(row, columns, leadOf(row) - leadOf(head)) : undefined;
}

/** Set with blanks alone. */
export const isPlain = ({ words, line }: Row): boolean => line.x === 0 && !/[\t|¦│]/.test(words);
/** How far from the edge of its page the words of a row of plain text begin. */
export const leadOf = ({ start, line }: Row): number => (line.lead ?? 0) + start - line.start;

/** The row cut where columns begin, its words standing `shift` to the right of those of the head. */
export function cutAt({ words }: Row, columns: readonly Column[], shift: number): Cell[] | undefined {
  const edges = columns.map(({ start }) => start - shift);
  const isEdge = (edge: number) => edge <= 0 || edge >= words.length || /\s/.test(words.charAt(edge - 1));
  const whole = edges.every(isEdge);
  if (!whole) return undefined;
  return columns.flatMap((_, i) => {
    const [from, to] = [Math.max(0, edges[i] ?? 0), Math.min(words.length, edges[i + 1] ?? words.length)];
    if (to <= 0 || from >= to) return [];
    const span = trimSpan(words, { start: from, end: to });
    return span.end > span.start ? [toCell(span, i, columns)] : [];
  });
}

/** Fewer parts than columns: in order, each in the column its words fit best. */
function byParts(row: Row, columns: readonly Column[], readDates: ReadDates): Cell[] | undefined {
  const parts = partsOf(row);
  if (parts.length > columns.length || parts.length < FEWEST_CELLS) return undefined;
  const best: (Way | undefined)[] = [{ score: 0, at: [] }];
  for (const [column, { label }] of columns.entries()) {
    for (let taken = Math.min(parts.length, column + 1); taken >= 0; taken--) {
      const part = parts[taken - 1];
      const fit = part ? fitOf(row.words.slice(part.start, part.end), label, readDates) : 0;
      best[taken] = better(add(best[taken], -EMPTY[label ?? "told"]), part && add(best[taken - 1], fit, column));
    }
  }
  return best[parts.length]?.at.map((column, i) => toCell(parts[i] as Span, column, columns));
}

const add = (way: Way | undefined, points: number, column?: number): Way | undefined =>
  way && { score: way.score + points, at: column === undefined ? way.at : [...way.at, column] };

const better = (one: Way | undefined, other: Way | undefined): Way | undefined =>
  one && other ? (other.score > one.score ? other : one) : (one ?? other);

type Way = { score: number; at: number[] };
/** What it costs to leave a column empty. */
const EMPTY: Record<ColumnLabel, number> = { when: 3, from: 3, to: 0.6, what: 0.6, where: 0.5, place: 0.8, told: 0.8 };

/** How well words suit a column, in points. */
function fitOf(words: string, label: ColumnLabel | undefined, readDates: ReadDates): number {
  if (isDate(words, readDates)) return isWhen(label) ? FIT : label === "told" ? -2 : -MISFIT;
  if (isWhen(label)) return label === "to" && saysOpen(words, readDates) ? FIT : -MISFIT;
  const [title, employer] = [hasTitleWord(words), hasOrganisationWord(words)].map(Number) as [number, number];
  if (label === "what") return clamp(titleKind(words)) + 1.5 * title - employer;
  return label === "where" ? clamp(employerKind(words)) + 1.5 * employer - title : 0;
}
const [FIT, MISFIT] = [4, 6];

const clamp = (logit: number): number => Math.max(-1.5, Math.min(1.5, logit));
