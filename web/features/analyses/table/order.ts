import type { CandidateRow } from "@fairlead/contracts";

export type SortKey = "match" | "years" | "label";
export type Sort = { key: SortKey; descending: boolean };
export const BEST_FIRST: Sort = { key: "match", descending: true };

const KEYS: readonly string[] = ["match", "years", "label"] satisfies SortKey[];

/** `sort=years&dir=asc`; without them the best match first. Labels begin at A, figures at the highest. */
export function readSort(query: URLSearchParams): Sort {
  const key = query.get("sort");
  const known = key !== null && KEYS.includes(key) ? (key as SortKey) : "match";
  const dir = query.get("dir");
  return { key: known, descending: dir === null ? known !== "label" : dir === "desc" };
}

export function writeSort(query: URLSearchParams, { key, descending }: Sort): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete("sort");
  next.delete("dir");
  if (key !== "match") next.set("sort", key);
  if (descending !== (key !== "label")) next.set("dir", descending ? "desc" : "asc");
  return next;
}

const labels = new Intl.Collator("en", { numeric: true });

/** Sorts without touching the order of equals, which is the server's: score, must-haves, an id without a name. */
export function sortRows(rows: readonly CandidateRow[], { key, descending }: Sort): CandidateRow[] {
  const sign = descending ? -1 : 1;
  if (key === "label") return [...rows].sort((a, b) => sign * labels.compare(a.label, b.label));
  const figure = (row: CandidateRow) => (key === "years" ? row.years : row.score);
  return [...rows].sort((a, b) => compareFigures(figure(a), figure(b), sign));
}

/** What is not known stands last in both directions. */
function compareFigures(a: number | null, b: number | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sign * (a - b);
}

/** Keeps known rows where they are and puts new ones behind them, so that nothing moves under the pointer. */
export function holdOrder(held: readonly string[], rows: readonly CandidateRow[]): { rows: CandidateRow[]; added: number } {
  const byId = new Map(rows.map((row) => [row.resumeId, row]));
  const known = held.flatMap((id) => byId.get(id) ?? []);
  const isHeld = new Set(held);
  const fresh = rows.filter((row) => !isHeld.has(row.resumeId));
  return { rows: [...known, ...fresh], added: fresh.length };
}
