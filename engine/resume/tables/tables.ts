import type { Row, TableRow } from "../rows.ts";
import { readHeading } from "../sections/headings.ts";
import type { Span } from "../types.ts";
import { type Cell, isSame, type ReadDates, readCells } from "./cells.ts";
import { type Column, readColumns, tellsWork } from "./heads.ts";
import { partsOf } from "./parts.ts";
import { endsCells, type Read, restCells } from "./rests.ts";

/** Lines between two rows of one table: what was done in the post above. */
const MOST_BETWEEN = 12;

type Table = { title: Row | undefined; head: Row; columns: Column[]; rows: Read[] };

/** Rows of tables with what their head says of each cell; the head itself and lines that only end cells are told as such. */
export function withTables(rows: readonly Row[], readDates: ReadDates): Row[] {
  const read = [...rows];
  for (let at = 0; at < rows.length; at++) {
    const columns = readColumns(rows[at] as Row);
    const table = columns && readTable(rows, at, columns, readDates);
    if (!table || table.rows.length === 0) continue;
    for (const row of toTableRows(table)) read[row.index] = row;
  }
  return read;
}

function readTable(rows: readonly Row[], at: number, columns: Column[], readDates: ReadDates): Table {
  const head = rows[at] as Row;
  const table: Table = { title: titleAbove(rows, at), head, columns, rows: [] };
  for (let i = at + 1, between = 0; i < rows.length && between < MOST_BETWEEN; i++) {
    const row = rows[i] as Row;
    if (readColumns(row) || endsTable(row)) break;
    const last = table.rows.at(-1);
    const isRest = last !== undefined && between === 0 && endsCells(row, last, table, readDates);
    const cells = row.bullet || isRest ? undefined : readCells(row, head, columns, readDates);
    if (isRest) last.rests.push(row);
    else if (cells) table.rows.push({ row, cells, rests: [] });
    between = cells || isRest ? 0 : between + 1;
  }
  return table;
}

/** "SEA SERVICE (last vessel first)" */
function titleAbove(rows: readonly Row[], at: number): Row | undefined {
  const above = rows[at - 1];
  return above?.opensBlock &&
    !above.bullet &&
    partsOf(above).length === 1 &&
    above.wordCount <= LONGEST_TITLE &&
    !/\d{4}|:.|[.,;]$/.test(above.words)
    ? above
    : undefined;
}
const LONGEST_TITLE = 7;

const endsTable = (row: Row): boolean => row.furniture === false && partsOf(row).length === 1 && readHeading(row.words)?.exact === true;

function toTableRows({ title, head, columns, rows }: Table): Row[] {
  const isOpen = openEnd(rows, columns);
  const ofTable = { tellsWork: tellsWork(head, columns) };
  return [
    ...(title ? [{ ...title, table: { part: "title" as const, ...ofTable } }] : []),
    { ...head, table: { part: "head", ...ofTable } },
    ...rows.flatMap((read): Row[] => [
      {
        ...read.row,
        cells: read.cells.map((cell) => move(cell, read.row.start)),
        table: { part: "row", ...ofTable, ...toTableCells(read, head, columns), isOpen: read === isOpen },
      },
      ...read.rests.map((rest): Row => ({ ...rest, table: { part: "rest", ...ofTable } })),
    ]),
  ];
}

/** Of a table that tells ends, the first or last row if it alone has none. */
function openEnd(rows: readonly Read[], columns: readonly Column[]): Read | undefined {
  if (!columns.some(({ label }) => label === "to")) return undefined;
  const [first, second] = rows.filter(({ cells }) => !cells.some(({ label }) => label === "to"));
  return !second && (first === rows[0] || first === rows.at(-1)) ? first : undefined;
}

function toTableCells({ row, cells, rests }: Read, head: Row, columns: readonly Column[]): Pick<TableRow, "cells" | "same"> {
  const isDitto = ({ label, start, end }: Cell) => (label === "what" || label === "where") && isSame(row.words.slice(start, end));
  const ends = rests.flatMap((rest) => restCells(rest, head, columns).map((cell) => move(cell, rest.start)));
  const isSameAs = (label: "what" | "where") =>
    columns.some((column) => column.label === label) && !cells.some((cell) => cell.label === label && !isDitto(cell));
  return {
    cells: cells.map((cell) => ({
      ...move(cell, row.start),
      label: isDitto(cell) ? "told" : cell.label,
      rest: ends.filter(({ column }) => column === cell.column),
    })),
    same: { what: isSameAs("what"), where: isSameAs("where") },
  };
}

const move = <T extends Span>(span: T, by: number): T => ({ ...span, start: span.start + by, end: span.end + by });
