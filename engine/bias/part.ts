import exemptions from "../data/bias/exemptions.json";
import type { Word } from "./words.ts";

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const TURNS = toSet(exemptions.parts.turns);
const SUBJECTS = toSet(exemptions.parts.subjects);
const BACK = toSet(exemptions.parts.back);
const MARK = /[;:–()]/;

/** The part of the sentence in which words stand: up to a mark that parts. */
export function partBetweenMarks(words: readonly Word[], from: number, to: number): readonly Word[] {
  return between(words, from, to, (at) => MARK.test(words[at]?.marks ?? ""));
}

/**
 * The same up to a conjunction that begins another statement: "our guests are women, and we prefer calm people". A part that
 * points back belongs to what it points to: "men apply, but we turn them away".
 */
export function partOf(words: readonly Word[], from: number, to: number): readonly Word[] {
  return between(words, from, to, (at) => opensPart(words, at));
}

function between(words: readonly Word[], from: number, to: number, opens: (at: number) => boolean): readonly Word[] {
  let first = from;
  while (first > 0 && !opens(first)) first--;
  let end = to;
  while (end < words.length && !opens(end)) end++;
  return words.slice(first, end);
}

function opensPart(words: readonly Word[], at: number): boolean {
  const { folded = "", marks = "" } = words[at] ?? {};
  const turns = TURNS.has(folded) && (marks.includes(",") || SUBJECTS.has(words[at + 1]?.folded ?? ""));
  if (!turns && !/[;–]/.test(marks)) return false;
  const next = words.slice(at + 1).findIndex((_, i) => /[;–]/.test(words[at + 1 + i]?.marks ?? ""));
  return !words.slice(at, next < 0 ? undefined : at + 1 + next).some((word) => BACK.has(word.folded));
}
