import { type DraftLine, joinCells } from "../draft.ts";
import { BLOCK_GAP, HEADING_SIZE, OTHER_SIZE, SAME_ROW } from "../weights.ts";
import { type Segment, toRows } from "./build-segments.ts";
import { toShownPoint } from "./read-glyphs.ts";
import { BULLETS, joinSpacedLetters } from "./readable.ts";
import type { Leaf } from "./split-columns.ts";

type PageStyle = {
  page: number;
  turn: number;
  size: number;
  weight: number;
  marks: readonly { x: number; y: number }[];
  /** How many words of the page begin at each point across, whatever region they stand in. */
  starts: ReadonlyMap<number, number>;
};

/** A region that is read top to bottom → its lines, with the places where blocks open. */
export function buildLines(leaf: Leaf, style: PageStyle): DraftLine[] {
  const rows = joinRows(toRows(leaf.segments, (segment) => segment));
  const starts = countStarts(leaf.segments, REGION_STEP);
  const pitch = usualPitch(rows);
  return rows.flatMap((row, index) => {
    const before = rows[index - 1];
    const opens = before === undefined || opensBlock(before, row, pitch);
    const words = row.filter((segment) => segment.ruledRow === undefined);
    const line =
      words.length === 0 ? [] : [{ ...toLine(joinNearCells(words, starts, style.starts), leaf.column, style), opensBlock: opens }];
    return [...line, ...row.flatMap((segment) => moveRow(segment.ruledRow ?? [], leaf.column, opens))];
  });
}

function moveRow(lines: readonly DraftLine[], column: number, opens: boolean): DraftLine[] {
  return lines.map((line, index) => ({
    ...line,
    column: line.column + column,
    opensBlock: index === 0 ? opens || line.opensBlock : line.opensBlock,
  }));
}

/** Rows a little apart in which nothing stands above anything else are one: a date set in smaller type, a float. */
function joinRows(rows: readonly Segment[][]): Segment[][] {
  const joined: Segment[][] = [];
  for (const row of rows) {
    const before = joined.at(-1);
    if (before !== undefined && isOneRow(before, row)) joined[joined.length - 1] = [...before, ...row].sort((a, b) => a.x - b.x);
    else joined.push(row);
  }
  return joined;
}

function isOneRow(before: readonly Segment[], row: readonly Segment[]): boolean {
  if (baseline(row) - baseline(before) > SAME_ROW * Math.min(sizeOf(before), sizeOf(row))) return false;
  return before.every((a) => row.every((b) => a.right < b.x || b.right < a.x));
}

function baseline(row: readonly Segment[]): number {
  return Math.max(...row.map((segment) => segment.y));
}

function sizeOf(row: readonly Segment[]): number {
  return Math.max(...row.map((segment) => segment.size));
}

/** Line pitch as a share of the size, the one most lines have. */
function usualPitch(rows: readonly Segment[][]): number {
  const pitches: number[] = [];
  for (let index = 1; index < rows.length; index++) {
    const [before, row] = [rows[index - 1] ?? [], rows[index] ?? []];
    if (Math.abs(sizeOf(before) - sizeOf(row)) < 0.5) pitches.push((baseline(row) - baseline(before)) / sizeOf(row));
  }
  const sorted = pitches.filter((pitch) => pitch > 0.8 && pitch < 2.2).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.35)] ?? 1.3;
}

function opensBlock(before: readonly Segment[], row: readonly Segment[], pitch: number): boolean {
  const size = Math.max(sizeOf(before), sizeOf(row));
  return baseline(row) - baseline(before) > pitch * BLOCK_GAP * size;
}

export function countStarts(segments: readonly Segment[], step: number): Map<number, number> {
  const starts = new Map<number, number>();
  for (const { x } of segments) starts.set(Math.round(x / step), (starts.get(Math.round(x / step)) ?? 0) + 1);
  return starts;
}

const countNear = (starts: ReadonlyMap<number, number>, bucket: number): number =>
  [bucket - 1, bucket, bucket + 1].reduce((sum, key) => sum + (starts.get(key) ?? 0), 0);

const REGION_STEP = 3;
const REPEATED = 3;

/** A gap that no other line of the region or of the page repeats and that is not wide is a gap of justified text, not of cells. */
function joinNearCells(row: readonly Segment[], starts: ReadonlyMap<number, number>, onPage: ReadonlyMap<number, number>): Segment[] {
  const joined: Segment[] = [];
  for (const segment of row) {
    const before = joined.at(-1);
    const gap = before === undefined ? 0 : segment.x - before.right;
    const repeats = Math.max(countNear(starts, Math.round(segment.x / REGION_STEP)), countNear(onPage, Math.round(segment.x)));
    const isOneText = before !== undefined && Math.max(before.size, segment.size) <= OTHER_SIZE * Math.min(before.size, segment.size);
    if (isOneText && gap < segment.size * 1.6 && repeats < REPEATED) joined[joined.length - 1] = mergeSegments(before, segment);
    else joined.push(segment);
  }
  return joined;
}

function mergeSegments(a: Segment, b: Segment): Segment {
  const main = a.letters >= b.letters ? a : b;
  return {
    ...main,
    text: `${a.text} ${b.text}`,
    x: a.x,
    right: Math.max(a.right, b.right),
    letters: a.letters + b.letters,
    shifts: [...a.shifts, ...b.shifts.map((at) => at + a.text.length + 1)],
  };
}

function toLine(row: readonly Segment[], column: number, style: PageStyle): DraftLine {
  const cells = row.filter((segment) => segment.text.trim() !== "");
  const main = cells.reduce<Segment | undefined>((best, segment) => (best && best.letters >= segment.letters ? best : segment), undefined);
  const { text, cells: spans } = joinCells(
    cells.map((segment) => joinSpacedLetters(segment.text.trim())),
    "\t",
  );
  const shifts = cells.flatMap((segment, index) => segment.shifts.map((at) => at + (spans[index]?.start ?? 0)));
  const letters = cells.reduce((sum, segment) => sum + segment.letters, 0);
  const boldLetters = cells.reduce((sum, segment) => sum + (segment.bold ? segment.letters : 0), 0);
  const italicLetters = cells.reduce((sum, segment) => sum + (segment.italic ? segment.letters : 0), 0);
  const size = main?.size ?? 0;
  const bold = boldLetters > letters * 0.6 || (main !== undefined && style.weight > 0 && main.weight >= style.weight * 1.5);
  const box = toShownBox(row, style.turn);
  const kind = toKind(text, { cells: spans.length, size, bold, style, box });
  return {
    text,
    cells: spans,
    ...(shifts.length > 0 && shifts.length <= MOST_SHIFTS ? { shifts } : {}),
    links: [],
    ...box,
    page: style.page,
    size: round(size),
    bold,
    italic: italicLetters > letters * 0.6,
    color: main?.color ?? "#000000",
    column,
    kind,
    opensBlock: false,
  };
}

/** Where type changes more often, it stresses single words. */
const MOST_SHIFTS = 3;

function toShownBox(row: readonly Segment[], turn: number) {
  const along = [Math.min(...row.map((s) => s.x)), Math.max(...row.map((s) => s.right))] as const;
  const across = [Math.min(...row.map((s) => s.y - s.size * 0.95)), Math.max(...row.map((s) => s.y + s.size * 0.25))] as const;
  const [ax, ay] = toShownPoint(turn, along[0], across[0]);
  const [bx, by] = toShownPoint(turn, along[1], across[1]);
  return {
    x: round(Math.min(ax, bx)),
    y: round(Math.min(ay, by)),
    width: round(Math.abs(bx - ax)),
    height: round(Math.abs(by - ay)),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

type Look = { cells: number; size: number; bold: boolean; style: PageStyle; box: { x: number; y: number; height: number } };
const HEADING_CHARS = 48;

function toKind(text: string, look: Look): DraftLine["kind"] {
  if (text.length > 1 && BULLETS.includes(text.charAt(0)) && /\s/.test(text.charAt(1))) return "bullet";
  if (hasMark(look)) return "bullet";
  if (look.cells !== 1 || text.length > HEADING_CHARS || /[.,;]$/.test(text) || /\d{3}|@/.test(text)) return "body";
  if (look.size >= look.style.size * HEADING_SIZE) return "heading";
  const isUpper = text === text.toUpperCase() && (text.match(/\p{Lu}/gu)?.length ?? 0) >= 4;
  return isUpper && (look.bold || look.size >= look.style.size) ? "heading" : "body";
}

/** A dot drawn as a shape stands left of the line. */
function hasMark(look: Look): boolean {
  const { x, y, height } = look.box;
  return look.style.marks.some((mark) => x - mark.x > 0 && x - mark.x < look.size * 2.5 && mark.y > y && mark.y < y + height);
}
