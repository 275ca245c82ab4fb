import type { DraftLine } from "../draft.ts";
import type { Segment, Wall } from "./build-segments.ts";
import { closeWraps } from "./close-wraps.ts";
import type { Box } from "./page-frame.ts";

const TOLERANCE = 2;
const LEAST_HEIGHT = 7;
const LEAST_WIDTH = 15;
const MAX_RULES = 1_500;

type Rules = { walls: Wall[]; floors: { y: number; left: number; right: number }[] };

/** The vertical and horizontal rules that can bound the cells of a table. */
export function toRules(rules: readonly Box[]): Rules {
  const walls: Wall[] = [];
  const floors: Rules["floors"] = [];
  for (const { left, right, top, bottom } of rules.slice(0, MAX_RULES)) {
    if (bottom - top >= LEAST_HEIGHT && right - left < LEAST_HEIGHT)
      walls.push({ x: (left + right) / 2, top: top - TOLERANCE, bottom: bottom + TOLERANCE });
    if (right - left >= LEAST_WIDTH && bottom - top < LEAST_HEIGHT)
      floors.push({ y: (top + bottom) / 2, left: left - TOLERANCE, right: right + TOLERANCE });
  }
  return { walls, floors };
}

type Cell = Box & { segments: Segment[] };
type ReadCell = (segments: Segment[]) => DraftLine[];

/** Replaces what stands in the cells of ruled rows by one segment a row, which carries the row's lines. */
export function joinRuledRows(
  segments: Segment[],
  rules: Rules,
  readCell: ReadCell,
  toRowLines: (cells: DraftLine[][]) => DraftLine[],
): Segment[] {
  if (rules.walls.length < 2 || rules.floors.length < 2) return segments;
  const cells = new Map<string, Cell>();
  for (const segment of segments) {
    const cell = toCell(segment, rules);
    if (cell === undefined) continue;
    const key = [cell.top, cell.bottom, cell.left, cell.right].map((edge) => Math.round(edge / 3)).join(" ");
    const known = cells.get(key);
    if (known === undefined) cells.set(key, { ...cell, segments: [segment] });
    else known.segments.push(segment);
  }
  const rows = groupBy([...cells.values()], ({ top, bottom }) => [top, bottom]).filter((row) => row.length > 1);
  const inRows = new Set(rows.flatMap((row) => row.flatMap((cell) => cell.segments)));
  const closed = new Map(groupBy(rows.flat(), ({ left, right }) => [left, right]).flatMap(closeColumn));
  const joined: Segment[] = [];
  for (const row of rows) {
    const lines = toRowLines(row.sort((a, b) => a.left - b.left).map((cell) => readCell(closed.get(cell) ?? cell.segments)));
    joined.push(
      toRowSegment(
        row.flatMap((cell) => cell.segments),
        lines,
      ),
    );
  }
  return [...segments.filter((segment) => !inRows.has(segment)), ...joined];
}

/** Cells whose edges are the same, give or take a rule's width. */
function groupBy(cells: readonly Cell[], edges: (cell: Cell) => number[]): Cell[][] {
  const groups = new Map<string, Cell[]>();
  for (const cell of cells) {
    const key = edges(cell)
      .map((edge) => Math.round(edge / 3))
      .join(" ");
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  return [...groups.values()];
}

/** The cells of one column with wrapped words closed up; they keep as much room at the right of a cell as at its left. */
function closeColumn(column: readonly Cell[]): [Cell, Segment[]][] {
  const lines = column.map(({ segments }) => [...segments].sort((a, b) => a.y - b.y || a.x - b.x));
  const padding = Math.min(...column.map(({ left, segments }) => Math.min(...segments.map(({ x }) => x)) - left));
  const closed = closeWraps(lines, Math.min(...column.map(({ right }) => right)) - padding);
  return column.map((cell, index) => [cell, closed[index] ?? cell.segments]);
}

/** The cell around a segment: the nearest rule on each of its four sides. */
function toCell({ x, right, y, size }: Segment, { walls, floors }: Rules): Box | undefined {
  const middle = y - size * 0.3;
  const cell: Box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  for (const wall of walls) {
    if (wall.top > middle || wall.bottom < middle) continue;
    if (wall.x <= x + TOLERANCE) cell.left = Math.max(cell.left, wall.x);
    else if (wall.x >= right - TOLERANCE) cell.right = Math.min(cell.right, wall.x);
  }
  const centre = (x + right) / 2;
  for (const floor of floors) {
    if (floor.left > centre || floor.right < centre) continue;
    if (floor.y <= middle) cell.top = Math.max(cell.top, floor.y);
    else cell.bottom = Math.min(cell.bottom, floor.y);
  }
  return Object.values(cell).every(Number.isFinite) ? cell : undefined;
}

/** One segment in place of those of a row, which carries its lines. */
export function toRowSegment(segments: readonly Segment[], lines: DraftLine[]): Segment {
  const [first] = segments;
  if (first === undefined) throw new RangeError("a row of nothing");
  return {
    ...first,
    text: "",
    letters: 0,
    seams: [],
    shifts: [],
    x: Math.min(...segments.map((segment) => segment.x)),
    right: Math.max(...segments.map((segment) => segment.right)),
    y: Math.min(...segments.map((segment) => segment.y)),
    ruledRow: lines,
  };
}
