import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Where a step sideways leads: from the row (-1) into its cells, and from the first cell back to the row; null: nowhere. */
export function toCellStep(key: string, at: number, count: number): number | null {
  const to = at + (STEPS[key] ?? 0);
  return to === at || to < -1 || to >= count ? null : to;
}

const listCells = (row: Element | null) => [...(row?.querySelectorAll<HTMLElement>("[data-cell]") ?? [])];

/** Arrow keys from cell to cell of a row and, in one column, from row to row; true when the key was of a cell. */
export function moveBetweenCells(event: KeyboardEvent, onEnter: (resumeId: string, columnId: string) => void): boolean {
  const target: EventTarget = event.target;
  if (!(target instanceof HTMLElement)) return false;
  const row = target.closest<HTMLElement>("[data-row]");
  const cells = listCells(row);
  const at = cells.indexOf(target);
  if (row === null || (at < 0 && target !== row)) return false;
  if (event.key === "Enter" && at >= 0) {
    onEnter(row.dataset.row ?? "", target.dataset.cell ?? "");
    return true;
  }
  const to = toCellStep(event.key, at, cells.length);
  if (to === null) return false;
  const next = to < 0 ? row : cells[to];
  next?.focus({ preventScroll: to < 0 });
  return true;
}

/** The cell of this column in the row that has just become the one in hand. */
export function focusCell(grid: Element | null, resumeId: string, columnId: string): void {
  grid?.querySelector<HTMLElement>(`[data-row="${resumeId}"] [data-cell="${CSS.escape(columnId)}"]`)?.focus();
}
