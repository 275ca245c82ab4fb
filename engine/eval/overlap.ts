import type { ExpectedFinding } from "./corpus.ts";

/** A finding and where it stands; `end` is exclusive, both count UTF-16 units. */
export type Placed = { type: string; start: number; end: number };

/** Two findings are one when their types are the same and their words overlap. */
export const meets = (a: Placed, b: Placed): boolean => a.type === b.type && a.start < b.end && b.start < a.end;

export function toPlaced(one: ExpectedFinding, text: string): ExpectedFinding & Placed {
  const start = one.start ?? text.indexOf(one.text);
  return { ...one, start, end: start + one.text.length };
}
