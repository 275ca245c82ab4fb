import type { SkillSpan } from "../../skills/index.ts";
import { findRuleSpans } from "../../skills/rule-spans.ts";
import { toWords } from "../../skills/spans/words.ts";
import { readParameters, type StoredParameters } from "../../skills/tagger/parameters.ts";
import { tagSpans } from "../../skills/tagger/tag-spans.ts";
import { round, toF1 } from "../figures.ts";
import type { Annotated } from "./annotated.ts";

export type Finder = (text: string) => readonly SkillSpan[];
type Score = { precision: number; recall: number; f1: number };
/** Exact: both ends right. Overlap: a word in common. */
export type Scores = Record<"exact" | "overlap", Score>;

export const rules: Finder = (text) => findRuleSpans(text);

export function tagger(stored: StoredParameters): Finder {
  const parameters = readParameters(stored);
  return (text) => {
    const words = toWords(text);
    return tagSpans(text, words, findRuleSpans(text, words), parameters);
  };
}

/** `types`: which of the found spans count; all spans marked in the set do when they are of one of them. */
export function measure(set: readonly Annotated[], find: Finder, types: readonly SkillSpan["type"][]): Scores {
  const counts = { exact: [0, 0], overlap: [0, 0] };
  let wanted = 0;
  let given = 0;
  const isOf = (span: SkillSpan): boolean => types.includes(span.type);
  for (const { text, spans } of set) {
    const want = spans.filter(isOf);
    const got = find(text).filter(isOf);
    wanted += want.length;
    given += got.length;
    for (const [name, meets] of Object.entries(MEETS) as [keyof Scores, typeof MEETS.exact][]) {
      counts[name][0] = (counts[name][0] ?? 0) + got.filter((one) => want.some((other) => meets(one, other))).length;
      counts[name][1] = (counts[name][1] ?? 0) + want.filter((one) => got.some((other) => meets(one, other))).length;
    }
  }
  const score = ([right = 0, found = 0]: readonly number[]): Score => {
    const [precision, recall] = [right / Math.max(1, given), found / Math.max(1, wanted)];
    return { precision: round(precision), recall: round(recall), f1: round(toF1(precision, recall)) };
  };
  return { exact: score(counts.exact), overlap: score(counts.overlap) };
}

const MEETS = {
  exact: (a: SkillSpan, b: SkillSpan) => a.start === b.start && a.end === b.end,
  overlap: (a: SkillSpan, b: SkillSpan) => a.start < b.end && b.start < a.end,
};
