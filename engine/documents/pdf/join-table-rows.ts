import { isSectionName } from "../section-names.ts";
import { SAME_LINE } from "../weights.ts";
import type { Segment } from "./build-segments.ts";
import { closeWraps } from "./close-wraps.ts";
import { toRowStarts } from "./find-row-starts.ts";
import { areLinesPaired } from "./tell-tables.ts";

/** The cells of a table's row as one segment that carries the lines of the row. */
export type JoinCells = (cells: Segment[][]) => Segment;
type Sides = { left: readonly Segment[]; right: readonly Segment[] };

/** Points by which the starts of one column may differ. */
const SAME_START = 2;
/** Share of the rows in which something starts where a column does. */
const STARTS_SHARE = 0.5;
/** Ems between the columns of a table, and those of a gap that ends its last row. */
const CELL_GAP = 0.8;
const ROW_GAP = 2.2;
/** So many lines, each beside another, are rows of their own. */
const FEWEST_LINES = 3;

/** The cells of each row become one segment; what stands between the rows stays as it is. */
export function joinTableRows(segments: readonly Segment[], sides: Sides, em: number, joinCells: JoinCells): Segment[] {
  const rows = toRows(sides, em);
  const joined = new Map<Segment, Segment>();
  for (const [index, cells] of toCells(rows, sides, em).entries()) {
    const first = rows[index]?.[0];
    if (first !== undefined) joined.set(first, joinCells(cells));
  }
  const inRows = new Set(rows.flat());
  return segments.flatMap((segment) => joined.get(segment) ?? (inRows.has(segment) ? [] : [segment]));
}

/** What stands between the start of a row and whatever opens next at the left. */
function toRows({ left, right }: Sides, em: number): Segment[][] {
  const { starts, openings } = toRowStarts(left, right, em);
  return starts.flatMap((start) => {
    const top = start.y - em * SAME_LINE;
    const next = openings.find(({ y }) => y > start.y + em * SAME_LINE)?.y ?? Number.POSITIVE_INFINITY;
    const isIn = ({ y }: Segment) => y >= top && y < next - em * SAME_LINE;
    const [cell, beside] = [left.filter(isIn), right.filter(isIn)];
    const row = [...cell, ...(next === Number.POSITIVE_INFINITY ? untilGap(beside, cell, em) : beside)];
    return countLines(cell, em) >= FEWEST_LINES && areLinesPaired(cell, beside, em) && !isTold(beside) ? [] : [row];
  });
}

const countLines = (cell: readonly Segment[], em: number): number =>
  cell.filter(({ y }, index) => !cell.slice(0, index).some((other) => Math.abs(other.y - y) < em * SAME_LINE)).length;

/** A long line that goes on in small letters: sentences, whose lines only happen to stand beside those of the left cell. */
function isTold(cell: readonly Segment[]): boolean {
  const sorted = [...cell].sort((a, b) => a.y - b.y || a.x - b.x);
  return sorted.some(({ text }, index) => text.length > TOLD_LETTERS && /^\p{Ll}/u.test(sorted[index + 1]?.text ?? ""));
}
const TOLD_LETTERS = 45;

/** The right cell of the last row, which nothing bounds, ends at the first wide gap below the left cell. */
function untilGap(beside: readonly Segment[], cell: readonly Segment[], em: number): Segment[] {
  const end = Math.max(...cell.map(({ y }) => y));
  const sorted = [...beside].sort((a, b) => a.y - b.y);
  const after = sorted.findIndex(({ y }, index) => y > end && y - (sorted[index - 1]?.y ?? y) > ROW_GAP * em);
  return after < 0 ? sorted : sorted.slice(0, after);
}

/** Each row as its cells, wrapped words closed up; beside the names of sections stands what is laid out by itself. */
function toCells(rows: readonly Segment[][], { left, right }: Sides, em: number): Segment[][][] {
  const gutter = Math.min(...right.map(({ x }) => x));
  const isMargin = left.every(({ text }) => isSectionName(text));
  const starts = isMargin ? [Number.NEGATIVE_INFINITY, gutter] : toColumnStarts(rows, gutter, em);
  const columns = starts.map((start, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const cells = rows.map((row) =>
      row.filter(({ x }) => x >= start - SAME_START && x < next - SAME_START).sort((a, b) => a.y - b.y || a.x - b.x),
    );
    const limit = Number.isFinite(next) ? next - CELL_GAP * em : Math.max(...rows.flat().map((segment) => segment.right));
    return closeWraps(cells, limit);
  });
  return rows.map((_, index) => columns.map((cells) => cells[index] ?? []).filter((cell) => cell.length > 0));
}

/** Where the columns of the table begin: many first lines of rows begin something there, and nothing runs across. */
function toColumnStarts(rows: readonly Segment[][], gutter: number, em: number): number[] {
  const firsts = rows.flatMap((row) => row.filter(({ y }) => Math.abs(y - (row[0]?.y ?? 0)) < em * SAME_LINE));
  const fewest = Math.max(2, STARTS_SHARE * rows.length);
  const isStart = (at: number) => firsts.filter(({ x }) => Math.abs(x - at) <= SAME_START).length >= fewest;
  const isCrossed = (at: number) => rows.flat().some(({ x, right }) => x < at - SAME_START && right > at - SAME_START);
  const found = [...new Set(firsts.map(({ x }) => x))]
    .sort((a, b) => a - b)
    .filter((at) => at === gutter || (isStart(at) && !isCrossed(at)));
  const starts = [Number.NEGATIVE_INFINITY, gutter, ...found].sort((a, b) => a - b);
  return starts.filter((at, index) => index === 0 || at - (starts[index - 1] ?? 0) > SAME_START);
}
