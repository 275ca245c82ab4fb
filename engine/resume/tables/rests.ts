import type { Row } from "../rows.ts";
import { type Cell, cutAt, isDate, isPlain, leadOf, type ReadDates } from "./cells.ts";
import type { Column } from "./heads.ts";
import { partsOf } from "./parts.ts";

/** `rests`: the lines below on which its cells go on. */
export type Read = { row: Row; cells: Cell[]; rests: Row[] };

/** "Dawn        31,200                Shipmgt" below "MV Calabar  Bulk /     2/E    Obsidian Tide  02.2024": cells that had no room. */
export function endsCells(
  row: Row,
  above: Read,
  { head, columns }: { head: Row; columns: readonly Column[] },
  readDates: ReadDates,
): boolean {
  const parts = partsOf(row);
  if (!isPlain(head) || row.bullet || row.opensBlock || parts.length > columns.length) return false;
  const cells = restCells(row, head, columns);
  if (cells.length !== parts.length || (leadOf(row) <= leadOf(head) && parts.length === 1)) return false;
  return cells.every(({ start, end, label, column }) =>
    !isDate(row.words.slice(start, end), readDates)
      ? label !== "from" && label !== "to"
      : label === "when" && staysOpen(above, column) && !OPEN.test(row.words.slice(start, end)),
  );
}

/** "Mar 2019 -" */
const staysOpen = ({ row, cells }: Read, column: number): boolean =>
  cells.some((cell) => cell.column === column && OPEN.test(row.words.slice(cell.start, cell.end)));
const OPEN = /[–—-]$/;

/** The cells of a line all of whose parts begin where a column does. */
export function restCells(row: Row, head: Row, columns: readonly Column[]): Cell[] {
  const by = leadOf(row) - leadOf(head);
  const cells = cutAt(row, columns, by) ?? [];
  return cells.every(({ column, start }) => start + by === columns[column]?.start) ? cells : [];
}
