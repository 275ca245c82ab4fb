import { canonicalJson } from "../text/index.ts";

/** The same order on every machine: by code units, not by locale. */
export function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Sorted by value and without repeats. */
export function unique<T>(values: readonly T[]): T[] {
  const byText = new Map(values.map((value) => [canonicalJson(value), value]));
  return [...byText.keys()].sort().map((key) => byText.get(key) as T);
}
