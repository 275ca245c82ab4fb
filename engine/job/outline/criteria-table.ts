import data from "../../data/job/tables.json";
import type { Span } from "../types.ts";
import { signalOf } from "./heading-signals.ts";
import { kindOf, type SectionKind } from "./headings.ts";

/** A part of a line that stands under a kind of wish. */
export type Cell = Span & { kind: SectionKind };
type Column = { at: number; kind: SectionKind | undefined };
/** `aligned`: cells are told by their place in the row, else by bars or tabs. `marked` once a cross was seen; `labels` wait for theirs. */
export type Columns = { list: readonly Column[]; aligned: boolean; marked: boolean; labels: Span[] };

const BARS = /\||\t/;
const GAP = /\S\s{3,}\S/;
/** Characters a cell may stand before the heading of its column. */
const HANGING = 2;
const ASKING: ReadonlySet<SectionKind | undefined> = new Set(["must", "preferred", "nice"]);
const TOLD: ReadonlySet<SectionKind | undefined> = new Set([...ASKING, "waived"]);
const GRADE = new Map(Object.entries(data.grades).flatMap(([kind, words]) => words.map((word) => [word, kind as SectionKind] as const)));
const LABELS = new Set(data.labels);
const MARKS = new Set(data.marks);
const WORDED = /\p{L}{2}/u;

/** Kinds of the columns of a table of criteria: "Criteria | Essential | Desirable", or the same set apart by blanks. */
export function columnsOf(flat: string, line: Span): Columns | undefined {
  const row = toRow(flat, line);
  if (row === undefined) return undefined;
  const list = row.cells.map((cell) => ({ at: cell.start - row.start, kind: columnKind(flat.slice(cell.start, cell.end)) }));
  const told = new Set(list.flatMap(({ kind }) => (TOLD.has(kind) ? [kind] : [])));
  const isLabelled = !row.aligned && LABELS.has(toKey(flat.slice(row.cells[0]?.start, row.cells[0]?.end)));
  const isTable = list.some(({ kind }) => ASKING.has(kind)) && (told.size > 1 || isLabelled);
  return isTable ? { list, aligned: row.aligned, marked: false, labels: [] } : undefined;
}

/** Cells of a row that stand under a column that asks, or what a cross in one stands beside; undefined when the table is over. */
export function cellsOf(flat: string, line: Span, columns: Columns): Cell[] | undefined {
  const row = toRow(flat, line) ?? (columns.aligned ? { ...toPlain(flat, line), aligned: true } : undefined);
  if (!WORDED.test(flat.slice(line.start, line.end))) return [];
  if (row === undefined || isOver(row, columns)) return undefined;
  const placed = row.cells.map((cell, index) => ({ cell, kind: columns.list[columnAt(columns, cell.start - row.start, index)]?.kind }));
  const mark = placed.find(({ cell, kind }) => TOLD.has(kind) && MARKS.has(flat.slice(cell.start, cell.end).toLowerCase()));
  const isWorded = ({ cell }: { cell: Span }) => WORDED.test(flat.slice(cell.start, cell.end));
  columns.marked ||= mark !== undefined;
  columns.labels.push(...placed.filter((one) => !TOLD.has(one.kind) && isWorded(one)).map(({ cell }) => cell));
  if (mark?.kind !== undefined) return toGraded(columns.labels.splice(0), mark.kind);
  const own = columns.marked ? [] : placed.filter((one) => TOLD.has(one.kind) && isWorded(one));
  if (own.length > 0) columns.labels = [];
  return own.flatMap(({ cell, kind }) => toGraded([cell], kind));
}

function toGraded(cells: readonly Span[], kind: SectionKind | undefined): Cell[] {
  return kind === undefined ? [] : cells.map((cell) => ({ ...cell, kind }));
}

/** A sentence that begins with the labels and runs on below the columns. */
function isOver({ cells, start }: Row, { list, aligned }: Columns): boolean {
  const first = list.find(({ kind, at }) => at > 0 && TOLD.has(kind))?.at ?? 0;
  const [cell] = cells;
  return aligned && cell !== undefined && cell.start - start < first - HANGING && cell.end - start > first + HANGING;
}

function columnAt({ list, aligned }: Columns, at: number, index: number): number {
  return aligned ? list.findLastIndex((column) => column.at <= at + HANGING) : index;
}

type Row = { cells: Span[]; start: number; aligned: boolean };

/** The cells of a row: between bars or tabs, else between wide gaps. */
function toRow(flat: string, line: Span): Row | undefined {
  const raw = flat.slice(line.start, line.end);
  const aligned = !BARS.test(raw);
  if (aligned && !GAP.test(raw)) return undefined;
  const cells: Span[] = [];
  let start = 0;
  for (const gap of [...raw.matchAll(aligned ? /\s{2,}/g : /[|\t]/g), undefined]) {
    cells.push(trimmed(flat, line.start + start, line.start + (gap?.index ?? raw.length)));
    start = (gap?.index ?? 0) + (gap?.[0].length ?? 0);
  }
  return { ...toPlain(flat, line), cells, aligned };
}

function toPlain(flat: string, line: Span): Omit<Row, "aligned"> {
  return { cells: [{ start: line.start, end: line.end }], start: flat.lastIndexOf("\n", line.start - 1) + 1 };
}

function trimmed(flat: string, start: number, end: number): Span {
  const cell = flat.slice(start, end);
  const from = start + cell.length - cell.trimStart().length;
  return { start: from, end: from + cell.trim().length };
}

/** "Driving licence | Essential": a row whose wish is graded by the cell behind or before it. */
export function gradedRow(flat: string, line: Span): Cell[] | undefined {
  const row = toRow(flat, line);
  if (row === undefined) return undefined;
  const texts = row.cells.map(({ start, end }) => flat.slice(start, end));
  if (texts.some(isBothGrades)) return [];
  const at = texts.findIndex((text) => GRADE.has(toKey(text)));
  const kind = GRADE.get(toKey(texts[at] ?? ""));
  if (kind === undefined) return undefined;
  const isWorded = (index: number) => index !== at && WORDED.test(texts[index] ?? "");
  const places = texts.map((_, index) => index);
  const wish =
    row.cells[places.findLast((index) => index < at && isWorded(index)) ?? places.find((index) => index > at && isWorded(index)) ?? -1];
  return wish === undefined ? [] : [{ ...wish, kind }];
}

/** "Essential / Desirable" above a column of grades. */
function isBothGrades(cell: string): boolean {
  const grades = cell.split(/\/| or /i).map((word) => GRADE.get(toKey(word)));
  return grades.length > 1 && grades.every((grade) => grade !== undefined);
}

/** Kind of wish that a word of grade names: "Desirable". */
export function gradeOf(word: string): SectionKind | undefined {
  return word.length > 1 ? GRADE.get(toKey(word)) : undefined;
}

function columnKind(cell: string): SectionKind | undefined {
  if (isBothGrades(cell) || toKey(cell).split(" ").length > data.mostWords) return undefined;
  return GRADE.get(toKey(cell)) ?? kindOf(cell) ?? signalOf(cell);
}

function toKey(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'’]+/gu, " ")
    .trim();
}
