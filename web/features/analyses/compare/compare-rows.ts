import type { CandidateRow, Cell } from "@fairlead/contracts";
import type { HeatColumn } from "../table/columns.ts";

export const COMPARE_MOST = 4;
export type CompareRow = { column: HeatColumn; cells: (Cell | undefined)[]; differs: boolean };

/** One row for each requirement, with those first in which the candidates differ. */
export function toCompareRows(candidates: readonly Pick<CandidateRow, "cells">[], columns: readonly HeatColumn[]): CompareRow[] {
  return columns
    .map((column) => {
      const cells = candidates.map((row) => row.cells.find(({ id }) => id === column.id));
      return { column, cells, differs: new Set(cells.map((cell) => cell?.verdict)).size > 1 };
    })
    .sort((a, b) => Number(b.differs) - Number(a.differs));
}
