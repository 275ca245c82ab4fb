import type { SkillSpan } from "../types.ts";
import { DEGREES } from "./phrase-words.ts";
import type { Word } from "./words.ts";

/** Degrees by name ("bachelor's degree", "PhD"), the longest name at each place. */
export function findDegrees(words: readonly Word[]): SkillSpan[] {
  const spans: SkillSpan[] = [];
  for (let at = 0; at < words.length; at++) {
    const found = (DEGREES.get(words[at]?.folded ?? "") ?? []).filter((degree) => degree.every((key, i) => words[at + i]?.folded === key));
    const length = Math.max(0, ...found.map((degree) => degree.length));
    const last = words[at + length - 1];
    if (length === 0 || last === undefined) continue;
    spans.push({ type: "knowledge", start: (words[at] as Word).start, end: last.end });
    at += length - 1;
  }
  return spans;
}
