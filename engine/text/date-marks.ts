import type { Point } from "./date-points.ts";
import type { DateToken } from "./date-words.ts";

export const isDash = (token: DateToken | undefined): boolean => token?.kind === "mark" && "-–—‑‒―−~→>⟶<←⟵".includes(token.text);

export function afterDashes(tokens: readonly DateToken[], at: number): number {
  let next = at;
  while (isDash(tokens[next]) && next < at + 3) next++;
  return next === at ? at + dots(tokens, at) : next;
}

/** ".." or "…" between two dates. */
function dots(tokens: readonly DateToken[], at: number): number {
  const isDot = (token: DateToken | undefined) => token?.kind === "mark" && token.text === ".";
  if (tokens[at]?.text === "…") return 1;
  if (!isDot(tokens[at]) || !isDot(tokens[at + 1])) return 0;
  return isDot(tokens[at + 2]) ? 3 : 2;
}

export const endsLine = (text: string, at: number): boolean => /^ *(?:$|[\n\t|)\]•·]| {3})/.test(text.slice(at, at + 12));

/** The "15" of "9001:2015", a part of a phone number, a price. */
export function isInsideNumber(tokens: readonly DateToken[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "number" || !token.glued) return false;
  const [before, number] = [tokens[at - 1], tokens[at - 2]];
  if (before?.kind === "word") return !/^(?:q|t|h|fy|ay)$/.test(before.folded);
  if (before?.kind !== "mark") return false;
  if ("$€£#+%@".includes(before.text)) return true;
  if (before.text === "_") return before.glued && number !== undefined && number.kind !== "mark";
  return before.glued && number?.kind === "number" && ":.,".includes(before.text);
}

/** "2000 users", "2,019", "2015%" are amounts. */
export function isQuantity(text: string, tokens: readonly DateToken[], point: Point): boolean {
  if (point.next - point.from !== 1 || tokens[point.from]?.kind !== "number") return false;
  const after = tokens[point.next];
  if (!after) return false;
  if (after.glued && after.kind === "word") return true;
  if (after.glued && "%€$£+@".includes(after.text)) return true;
  if (after.glued && after.text === "_" && /[\p{L}\p{N}]/u.test(text.charAt(after.end))) return true;
  return after.glued && ",.:".includes(after.text) && /\d/.test(text.charAt(after.end));
}
