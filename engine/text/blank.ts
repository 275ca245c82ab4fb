import type { Span } from "./types.ts";

/** The text with spaces where the spans are, in any order and overlapping or not; every other offset stays. */
export function blank(text: string, spans: readonly Span[]): string {
  let left = "";
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    left += text.slice(left.length, Math.max(left.length, start));
    left += " ".repeat(Math.max(0, Math.min(end, text.length) - left.length));
  }
  return left + text.slice(left.length);
}
