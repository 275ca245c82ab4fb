import { toAttribute, toGroup } from "@fairlead/engine/fairness";

type Line = { cells: readonly string[] };

/**
 * One spelling for each group of a column, the one most people have: "F", "f" and "Female" under "sex" are one group. Groups of
 * other columns are told apart by everything but capitals.
 */
export function toSpelling(heading: string, lines: readonly Line[], at: number): (cell: string) => string {
  const attribute = toAttribute(heading);
  const counts = new Map<string, number>();
  for (const { cells } of lines) counts.set(cells[at] ?? "", (counts.get(cells[at] ?? "") ?? 0) + 1);
  const best = new Map<string, string>();
  const keyOf = new Map<string, string>();
  for (const cell of [...counts.keys()].sort()) {
    const key = (attribute && toGroup(attribute, cell)) ?? cell.toLowerCase();
    keyOf.set(cell, key);
    const before = best.get(key);
    if (before === undefined || (counts.get(cell) ?? 0) > (counts.get(before) ?? 0)) best.set(key, cell);
  }
  return (cell) => best.get(keyOf.get(cell) ?? "") ?? cell;
}
