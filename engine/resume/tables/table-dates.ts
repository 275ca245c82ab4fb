import type { DatePoint, DateRange } from "../../text/index.ts";
import type { Row, TableCell, TableRow } from "../rows.ts";
import { pointOf, type ReadDates, saysOpen } from "./cells.ts";

/** The dates of a row of a table: those of the columns that tell when, an end in a column of its own joined to its beginning. */
export function tableDates(row: Row, ranges: readonly DateRange[], readDates: ReadDates): readonly DateRange[] {
  if (row.table?.part !== "row") return ranges;
  const period = periodOf(row, row.table, readDates);
  if (period) return [period];
  const own = ranges.filter(
    ({ start, end }) => row.table?.part === "row" && row.table.cells.some((cell) => tells(cell, start + row.start, end + row.start)),
  );
  return own.length > 0 ? own : ranges;
}

const tells = ({ label, start, end }: TableCell, from: number, to: number): boolean =>
  (label === "when" || label === "from" || label === "to") && start <= from && end >= to;

function periodOf(row: Row, { cells, isOpen }: TableRow, readDates: ReadDates): DateRange | undefined {
  const [begin, end] = (["from", "to"] as const).map((label) => cells.find((cell) => cell.label === label));
  const pointIn = (cell: TableCell | undefined): DatePoint | undefined => {
    const span = cell && { start: cell.start - row.start, end: cell.end - row.start };
    const point = span && pointOf(row.words.slice(span.start, span.end), readDates);
    return point && { ...point, ...span };
  };
  const from = pointIn(begin);
  if (!begin || !from) return undefined;
  const goesOn = end ? saysOpen(row.words.slice(end.start - row.start, end.end - row.start), readDates) : isOpen;
  const last = end ?? begin;
  const span = { start: Math.min(begin.start, last.start) - row.start, end: Math.max(begin.end, last.end) - row.start };
  if (goesOn) return { ...span, kind: "range", from, ongoing: true, present: { start: last.start - row.start, end: last.end - row.start } };
  const to = pointIn(end);
  return to && to.hi >= from.lo ? { ...span, kind: "range", from, to, ongoing: false } : undefined;
}
