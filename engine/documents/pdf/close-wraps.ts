import { isOneDate, wrapsDate } from "../one-date.ts";
import { SAME_LINE } from "../weights.ts";
import type { Segment } from "./build-segments.ts";
import { BULLETS } from "./readable.ts";

/** Cells with more lines or letters are told in sentences; those keep their lines. */
const MOST_LINES = 5;
const MOST_LETTERS = 90;
/** Points by which sizes of one text may differ. */
const SAME_SIZE = 0.5;

/**
 * The cells of one column of a table, each as its lines: a cell with more lines than the others wraps. A line can only go on in the next
 * where the next one's first word had no room left of `limit`, or beside words set flush right. The lines of one text become one segment on its first line.
 */
export function closeWraps(cells: readonly Segment[][], limit: number): Segment[][] {
  const edge = flushEdge(cells.flat());
  const breaks = cells.map((lines) => toBreaks(lines, edge === undefined ? ({ right }) => limit - right : ({ x }) => x - edge));
  const usual = mostFrequent(breaks.map((own) => 1 + own.filter((room) => room === FORCED).length));
  return cells.map((lines, index) => {
    const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
    if (lines.length > MOST_LINES || letters > MOST_LETTERS) return lines;
    const own = breaks[index] ?? [];
    const tightest = own.map((room, at) => ({ room, at })).filter(({ room }) => room !== FORCED);
    const closed = new Set(
      tightest
        .sort((a, b) => a.room - b.room)
        .slice(0, Math.max(0, lines.length - usual))
        .map(({ at }) => at),
    );
    return lines.flatMap((line, at) => (closed.has(at - 1) ? [] : [joinFrom(lines, at, closed, line)]));
  });
}

const FORCED = Number.POSITIVE_INFINITY;

/** Points by which the ends of lines that are set flush right may differ, and how much more their starts do. */
const FLUSH = 1.5;
const RAGGED = 12;

/** Of labels set flush right where the longest one begins: what is free of their lines lies left of them. */
function flushEdge(lines: readonly Segment[]): number | undefined {
  const [rights, starts] = [lines.map(({ right }) => right), lines.map(({ x }) => x)];
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return lines.length > 1 && spread(rights) < FLUSH && spread(starts) > RAGGED ? Math.min(...starts) : undefined;
}

/** For each line but the last how much room it leaves when the next line's first word is added; forced where that word would have fitted. */
function toBreaks(lines: readonly Segment[], freeOf: (line: Segment) => number): number[] {
  return lines.slice(1).map((below, index) => {
    const above = lines[index];
    if (
      above === undefined ||
      below.y - above.y < SAME_LINE * above.size ||
      !isOneLook(above, below) ||
      BULLETS.includes(below.text.charAt(0))
    )
      return FORCED;
    if (wrapsDate(above.text, below.text)) return Number.NEGATIVE_INFINITY;
    if (isOneDate(above.text) || isOneDate(below.text)) return FORCED;
    const [word = ""] = below.text.split(" ");
    const letter = (above.right - above.x) / Math.max(1, above.text.length);
    const room = freeOf(above) - letter * (word.length + 1);
    return room >= 0 ? FORCED : room;
  });
}

const isOneLook = (a: Segment, b: Segment): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.color === b.color && Math.abs(a.size - b.size) < SAME_SIZE;

function joinFrom(lines: readonly Segment[], from: number, closed: ReadonlySet<number>, line: Segment): Segment {
  const joined = { ...line };
  for (let at = from; closed.has(at); at++) {
    const next = lines[at + 1];
    if (next === undefined) break;
    joined.text = `${joined.text} ${next.text}`;
    joined.letters += next.letters;
    joined.right = Math.max(joined.right, next.right);
    joined.seams = [];
  }
  return joined;
}

/** Of numbers that occur equally often the larger. */
function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 1;
}
