import { isSectionName } from "../section-names.ts";
import { HEADING_SIZE } from "../weights.ts";
import type { Segment } from "./build-segments.ts";
import { usualPitch } from "./find-row-starts.ts";

/** Rows there are at least, and the share of them whose cells are set by one rule. */
const FEWEST_ROWS = 3;
const SET_ALIKE = 0.8;
/** Ems by which middles or ends of two cells may differ. */
const OFF = 0.6;
/** Letters of a line of the narrow cells, and their lines to those of the wide ones. */
const LONGEST = 44;
const MOST_LINES = 0.9;
/** A gap this much wider than the usual pitch parts two narrow cells, or may part two wide ones. */
const PARTS = 1.3;
const MAY_PART = 1.08;
/** Ems the other side leaves free round a heading between rows. */
const CLEAR = 1;

type Row = { narrow: Segment[]; wide: Segment[] };

/**
 * Rows of a table whose narrow cells ("Harbour Mill" over "Bristol") stand at half the height or at the foot of the wide ones beside them:
 * each segment with the line on which its cell opens when both are set at the top. Undefined where the sides are columns of text.
 */
export function levelRows(left: readonly Segment[], right: readonly Segment[], em: number): Map<Segment, number> | undefined {
  return levelCells(left, right, em) ?? levelCells(right, left, em);
}

function levelCells(narrow: readonly Segment[], wide: readonly Segment[], em: number): Map<Segment, number> | undefined {
  if (narrow.length > MOST_LINES * wide.length || narrow.some(({ text }) => text.length > LONGEST)) return undefined;
  const rows = toRows(narrow, wide, em);
  if (rows.length < FEWEST_ROWS) return undefined;
  const isSet = (edge: (cell: readonly Segment[]) => number) =>
    rows.filter((row) => Math.abs(edge(row.narrow) - edge(row.wide)) <= OFF * em).length >= SET_ALIKE * rows.length;
  if (isSet(topOf) || !(isSet(middleOf) || isSet(bottomOf))) return undefined;
  const level = new Map<Segment, number>();
  for (const row of rows) {
    const top = Math.min(topOf(row.narrow), topOf(row.wide));
    for (const cell of [row.narrow, row.wide]) for (const segment of cell) level.set(segment, segment.y + top - topOf(cell));
  }
  return level;
}

/** Each narrow cell with the lines of the wide side that reach from the widest gap above it to the widest one below. */
function toRows(narrow: readonly Segment[], wide: readonly Segment[], em: number): Row[] {
  const dividers = [
    ...narrow.filter((segment) => isDivider(segment, wide, em) || (segment.size > HEADING_SIZE * em && isClear(segment, wide, em))),
    ...wide.filter((segment) => isDivider(segment, narrow, em)),
  ];
  const cells = toCells(
    narrow.filter((segment) => !dividers.includes(segment)),
    dividers,
    em,
  );
  const lines = wide.filter((segment) => !dividers.includes(segment)).sort((a, b) => a.y - b.y);
  const pitch = usualPitch(lines);
  let from = Number.NEGATIVE_INFINITY;
  const rows: Row[] = [];
  for (const [index, cell] of cells.entries()) {
    const next = cells[index + 1];
    const after = dividers.map(({ y }) => y).filter((y) => y > bottomOf(cell));
    const limit = Math.min(...after, Number.POSITIVE_INFINITY);
    const isLast = next === undefined || topOf(next) > limit;
    const end = isLast ? limit : widestGap(lines, middleOf(cell), middleOf(next), pitch * MAY_PART);
    if (end === undefined) return [];
    const before = Math.max(from, ...dividers.map(({ y }) => y).filter((y) => y < topOf(cell)));
    const beside = lines.filter(({ y }) => y > before && y < end);
    from = end;
    if (beside.length > 0) rows.push({ narrow: cell, wide: beside });
    else if (rows.length > 0) return [];
  }
  return rows;
}

/** The middle of the widest gap between lines that lies between two heights. */
function widestGap(lines: readonly Segment[], top: number, bottom: number, least: number): number | undefined {
  let [widest, at] = [least, undefined as number | undefined];
  for (const [index, { y }] of lines.entries()) {
    const above = lines[index - 1]?.y ?? y;
    const middle = (above + y) / 2;
    if (middle <= top || middle >= bottom || y - above <= widest) continue;
    [widest, at] = [y - above, middle];
  }
  return at;
}

function toCells(side: readonly Segment[], dividers: readonly Segment[], em: number): Segment[][] {
  const sorted = [...side].sort((a, b) => a.y - b.y);
  const pitch = Math.min(Math.max(usualPitch(sorted, 0.25), em), em * 1.7);
  const cells: Segment[][] = [];
  let last: Segment | undefined;
  for (const segment of sorted) {
    const above = last;
    const isParted = above === undefined || dividers.some(({ y }) => y > above.y && y < segment.y);
    if (isParted || segment.y - above.y > PARTS * pitch) cells.push([segment]);
    else cells.at(-1)?.push(segment);
    last = segment;
  }
  return cells;
}

const isDivider = (segment: Segment, others: readonly Segment[], em: number): boolean =>
  isSectionName(segment.text) && isClear(segment, others, em);
const isClear = ({ y }: Segment, others: readonly Segment[], em: number): boolean =>
  !others.some((other) => Math.abs(other.y - y) <= CLEAR * em);

const topOf = (cell: readonly Segment[]): number => Math.min(...cell.map(({ y }) => y));
const bottomOf = (cell: readonly Segment[]): number => Math.max(...cell.map(({ y }) => y));
const middleOf = (cell: readonly Segment[]): number => (topOf(cell) + bottomOf(cell)) / 2;
