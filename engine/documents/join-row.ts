import { type DraftLine, joinCells } from "./draft.ts";
import { isOneDate, wrapsDate } from "./one-date.ts";

const LONG_LINES = 3;
const LONG_CHARS = 240;
const NARROW_CHARS = 40;

/** Employer, place and dates in a stack say less than what was done there. */
const STACK_SHARE = 0.5;
const STACK_LINES = 4;

function isLong(lines: readonly DraftLine[], cells: readonly DraftLine[][]): boolean {
  if (charsOf(lines) > LONG_CHARS) return true;
  const most = Math.max(...cells.map(charsOf));
  const isStack = lines.every(({ text }) => text.length <= NARROW_CHARS) && charsOf(lines) < STACK_SHARE * most;
  return lines.length >= LONG_LINES && !(isStack && lines.length <= STACK_LINES);
}

/** Does the first line run on into the second over the whole width of the cell? */
function isFlowing(lines: readonly DraftLine[]): boolean {
  const [first, second] = lines;
  if (!first || !second || second.opensBlock || second.kind === "bullet" || first.text.length < FLOWING_CHARS) return false;
  return first.width > FLOWING_SHARE * Math.max(...lines.map(({ width }) => width)) && !/[.:;!?]$/.test(first.text);
}

const FLOWING_CHARS = 30;
const FLOWING_SHARE = 0.8;

/** A cell with nothing but a date makes its row an entry of a table, however long the others are. */
function isDated(lines: readonly DraftLine[]): boolean {
  return isOneDate(lines.map((line) => line.text).join(" "));
}

function charsOf(lines: readonly DraftLine[]): number {
  return lines.reduce((sum, line) => sum + line.text.length, 0);
}

/** The lines of a table row: first lines of its cells side by side, or cell after cell when several are long. */
export function joinRow(cells: DraftLine[][]): DraftLine[] {
  const [only] = cells;
  if (only === undefined || cells.length === 1) return only ?? [];
  if (cells.filter((lines) => isLong(lines, cells)).length >= 2 && !cells.some(isDated))
    return cells.flatMap((lines, column) => lines.map((line, index) => inColumn(line, column, index)));
  const columns = cells.map((lines) => (isWrapped(lines, cells) ? [mergeLines(lines, " ")] : closeBrokenHead(lines)));
  const heads = columns.filter((lines) => !isFlowing(lines));
  const isStacked = heads.some((lines) => lines.length > 1);
  const first = (isStacked ? heads : columns).flatMap((lines) => lines.slice(0, 1));
  const rest = (isStacked ? heads : columns).flatMap((lines) => lines.slice(1));
  return [mergeLines(first, "\t"), ...rest, ...(isStacked ? columns.filter(isFlowing).flat() : [])];
}

/** "Rehbein &" over "Partner", "Havel Kliniken" over "gGmbH": the first line of a cell that says itself that it goes on. */
function closeBrokenHead(lines: DraftLine[]): DraftLine[] {
  const [above, below, ...rest] = lines;
  if (!above || !below || above.text.length > NARROW_CHARS || below.kind === "bullet" || below.opensBlock || /\d/.test(below.text))
    return lines;
  const isOneLook = above.bold === below.bold && above.size === below.size && above.cells.length === 1 && below.cells.length === 1;
  const goesOn = /[&+]$/.test(above.text) || (/^\p{Ll}/u.test(below.text) && /[\p{L}\d]$/u.test(above.text));
  return isOneLook && goesOn ? [mergeLines([above, below], " "), ...rest] : lines;
}

/** A date that wraps in its cell beside a longer one. */
function isWrapped(lines: readonly DraftLine[], cells: readonly DraftLine[][]): boolean {
  if (lines.length !== 2 || charsOf(lines) > NARROW_CHARS || !lines.every((line) => line.cells.length === 1)) return false;
  const [above, below] = lines;
  if (above && below && wrapsDate(above.text, below.text)) return true;
  return lines.some((line) => /\d{4}/.test(line.text)) && cells.some((other) => other.length > lines.length);
}

function inColumn(line: DraftLine, column: number, index: number): DraftLine {
  return { ...line, column: line.column + column, opensBlock: line.opensBlock || index === 0 };
}

/** One line of several; it looks like the longest. */
function mergeLines(lines: readonly DraftLine[], separator: string): DraftLine {
  const [first] = lines;
  if (first === undefined) throw new RangeError("no lines");
  if (lines.length === 1) return first;
  const main = lines.reduce((best, line) => (line.text.length > best.text.length ? line : best), first);
  const { text, cells: places } = joinCells(
    lines.map((line) => line.text),
    separator,
  );
  const shift = (index: number) => places[index]?.start ?? 0;
  const move = <T extends { start: number; end: number }>(span: T, index: number): T => ({
    ...span,
    start: span.start + shift(index),
    end: span.end + shift(index),
  });
  const isWhole = separator !== "\t";
  return {
    ...main,
    text,
    kind: lines.every((line) => line.kind === first.kind) ? first.kind : "body",
    bold: lines.every((line) => line.bold),
    cells: isWhole ? [{ start: 0, end: text.length }] : lines.flatMap((line, index) => line.cells.map((cell) => move(cell, index))),
    links: lines.flatMap((line, index) => line.links.map((link) => move(link, index))),
    opensBlock: first.opensBlock,
  };
}
