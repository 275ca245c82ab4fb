import type { CandidateRow, Cell } from "@fairlead/contracts";
import type { HeatColumn } from "../table/columns.ts";

export const COMPARE_MOST = 4;
export type CompareRow = { column: HeatColumn; cells: (Cell | undefined)[]; differs: boolean };

/** What duties add to the score, in one sum: they have no column of their own. */
export type DutyPoints = { points: number; weight: number };

/** Per candidate what the columns leave out, so that a column of the comparison adds up to its percentage; undefined where there is nothing. */
export function toDutyPoints(
  candidates: readonly Pick<CandidateRow, "cells">[],
  columns: readonly HeatColumn[],
): (DutyPoints | undefined)[] {
  const shown = new Set(columns.map(({ id }) => id));
  return candidates.map(({ cells }) => {
    const duties = cells.filter(({ id }) => !shown.has(id));
    if (duties.length === 0) return undefined;
    return { points: toTenth(sumOf(duties.map(({ points }) => points))), weight: toTenth(sumOf(duties.map(({ weight }) => weight))) };
  });
}

/** Whether it is points that tell candidates apart. A tenth does not: it comes from rounding rows so that they add up. */
export function differInPoints(figures: readonly (DutyPoints | undefined)[]): boolean {
  const tenths = figures.map((one) => Math.round((one?.points ?? 0) * 10));
  return Math.max(...tenths) - Math.min(...tenths) > 1;
}

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);
const toTenth = (figure: number): number => Math.round(figure * 10) / 10;

/** One row for each requirement, with those first in which the candidates differ. */
export function toCompareRows(candidates: readonly Pick<CandidateRow, "cells">[], columns: readonly HeatColumn[]): CompareRow[] {
  return columns
    .map((column) => {
      const cells = candidates.map((row) => row.cells.find(({ id }) => id === column.id));
      return { column, cells, differs: new Set(cells.map((cell) => cell?.verdict)).size > 1 || differInPoints(cells) };
    })
    .sort((a, b) => Number(b.differs) - Number(a.differs));
}
