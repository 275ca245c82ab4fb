import { LIMITS } from "../types.ts";

/** `within`: for a group of a pair of attributes, the group of each single attribute that it is a part of. */
export type TableSizes = {
  table: string;
  sizes: ReadonlyMap<string, { n: number; within: readonly (readonly [table: string, group: string])[] }>;
};

/** One cell of the tables; cells of a line add up to `total`, or to everybody who stated the attribute. */
type Cell = { table: string; group: string; n: number; hidden: boolean };
type Line = { total: Cell | null; cells: Cell[] };

/**
 * The groups to hide in each table: those too small to show, and as many of the smallest others as it takes that no line of the tables
 * leaves a single hidden group, or fewer hidden people than a group must have, to be worked out by subtraction. Single attributes come
 * first; a table of pairs that would cost a group of them is hidden whole.
 */
export function hideTogether(tables: readonly TableSizes[]): Map<string, ReadonlySet<string>> {
  const cells: Cells = new Map(tables.map(({ table, sizes }) => [table, toCells(table, sizes)]));
  const [single, pairs] = [tables.filter((table) => !isPairs(table)), tables.filter(isPairs)];
  for (const table of [...single, ...pairs]) closeTable(toLines(table, cells));
  return new Map(
    Array.from(cells, ([table, own]) => [table, new Set([...own.values()].filter(({ hidden }) => hidden).map(({ group }) => group))]),
  );
}

const isPairs = ({ sizes }: TableSizes): boolean => [...sizes.values()].some(({ within }) => within.length > 0);

type Cells = ReadonlyMap<string, ReadonlyMap<string, Cell>>;

function toCells(table: string, sizes: TableSizes["sizes"]): Map<string, Cell> {
  return new Map(Array.from(sizes, ([group, { n }]) => [group, { table, group, n, hidden: n < LIMITS.groupShown }]));
}

/** A table of single groups is one line; a table of pairs has one for each single group. */
function toLines({ table, sizes }: TableSizes, cells: Cells): Line[] {
  const own = [...(cells.get(table)?.values() ?? [])];
  const totals = new Map<string, Line>();
  for (const [group, { within }] of sizes) {
    for (const [parent, name] of within) {
      const key = JSON.stringify([parent, name]);
      const line = totals.get(key) ?? { total: cells.get(parent)?.get(name) ?? null, cells: [] };
      line.cells.push(...own.filter((cell) => cell.group === group));
      totals.set(key, line);
    }
  }
  return totals.size === 0 ? [{ total: null, cells: own }] : [...totals.values()];
}

/** A cell hidden for one line can open another one, so all are looked at until none needs more. */
function closeTable(lines: readonly Line[]): void {
  let steps = lines.map(closeLine);
  while (steps.includes("hid")) steps = lines.map(closeLine);
  if (steps.includes("open")) for (const cell of lines.flatMap((line) => line.cells)) cell.hidden = true;
}

/** "open": the line has nothing left to hide and still tells something. */
function closeLine({ total, cells }: Line): "safe" | "hid" | "open" {
  const shown = cells.filter(({ hidden }) => !hidden).sort((a, b) => a.n - b.n || (a.group < b.group ? -1 : 1));
  const hidden = cells.filter((cell) => cell.hidden);
  if (total?.hidden) {
    for (const cell of shown) cell.hidden = true;
    return shown.length > 0 ? "hid" : "safe";
  }
  const people = hidden.reduce((sum, { n }) => sum + n, 0);
  if (hidden.length === 0 || (hidden.length > 1 && people >= LIMITS.groupShown)) return "safe";
  const [next] = shown;
  if (next === undefined) return "open";
  next.hidden = true;
  return "hid";
}
