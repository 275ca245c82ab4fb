import type { Line } from "../words/lines.ts";
import { kindOf, type SectionKind } from "./headings.ts";

/** Kinds of the columns of a table of criteria: "Criteria | Essential | Desirable". */
export type Columns = (SectionKind | undefined)[];
export type Cell = { start: number; end: number; kind: SectionKind };

export function columnsOf(flat: string, line: Line): Columns | undefined {
  const raw = flat.slice(line.start, line.end);
  if (!raw.includes("|")) return undefined;
  const kinds = raw.split("|").map((cell) => kindOf(cell));
  const asking = kinds.filter((kind) => kind === "must" || kind === "nice" || kind === "preferred").length;
  return asking > 0 && kinds.length > 1 ? kinds : undefined;
}

/** Cells of a row that stand under a column that asks; undefined when the line is no row of the table. */
export function cellsOf(flat: string, line: Line, columns: Columns): Cell[] | undefined {
  const raw = flat.slice(line.start, line.end);
  if (!raw.includes("|")) return undefined;
  const cells: Cell[] = [];
  let start = line.start;
  raw.split("|").forEach((cell, index) => {
    const kind = columns[index];
    if (kind !== undefined && kind !== "required" && /\p{L}{2}/u.test(cell)) cells.push({ start, end: start + cell.length, kind });
    start += cell.length + 1;
  });
  return cells;
}
