import type { Word } from "../spans/words.ts";
import type { SkillSpan } from "../types.ts";
import { toFeatures } from "./features.ts";
import { type LikelySpan, likelySpans } from "./likely-spans.ts";
import { type Parameters, TAGGED_TYPES } from "./parameters.ts";
import { type Sentence, toSentences } from "./sentences.ts";
import { toLattice } from "./to-lattice.ts";

const LIST_MARK = /[,;|]/;
const CLOSING = /^\s?\)/;

/** The spans a trained model sees, in or out of the taxonomy. What the rules found is evidence to it, not an order. */
export function tagSpans(text: string, words: readonly Word[], ruleSpans: readonly SkillSpan[], parameters: Parameters): SkillSpan[] {
  const spans = toSentences(text, words, ruleSpans).flatMap((sentence) => {
    const features = toFeatures(sentence.seen, parameters.bits);
    return TAGGED_TYPES.flatMap((type) => {
      // One item of a list is one piece of knowledge; a duty may hold a list ("plan, build and run services").
      const isCut = (i: number): boolean => type === "knowledge" && LIST_MARK.test(gapBefore(text, sentence, i));
      const likely = likelySpans({ ...toLattice(parameters, features, type), isCut }, parameters.atLeast[type]);
      return likely.map((span) => toSpan(text, sentence.words, span, type));
    });
  });
  return apartByName(spans, ruleSpans);
}

function gapBefore(text: string, { words }: Sentence, i: number): string {
  return i === 0 ? "" : text.slice((words[i - 1] as Word).end, (words[i] as Word).start);
}

function toSpan(text: string, words: readonly Word[], { first, last }: LikelySpan, type: SkillSpan["type"]): SkillSpan {
  const { start } = words[first] as Word;
  return { type, start, end: closed(text, start, (words[last] as Word).end) };
}

/** Names in a row without a mark between them ("AWS Azure Docker") are as many spans as names, when nothing else is in the row. */
function apartByName(spans: readonly SkillSpan[], ruleSpans: readonly SkillSpan[]): SkillSpan[] {
  const names = ruleSpans.filter(({ type }) => type === "knowledge").sort((a, b) => a.start - b.start);
  let next = 0;
  return spans.flatMap((span) => {
    if (span.type !== "knowledge") return [span];
    while (next < names.length && (names[next] as SkillSpan).start < span.start) next++;
    const inside: SkillSpan[] = [];
    for (let i = next; i < names.length && (names[i] as SkillSpan).end <= span.end; i++) inside.push(names[i] as SkillSpan);
    const filled = inside.reduce((sum, { start, end }) => sum + end - start, inside.length - 1);
    return inside.length > 1 && filled >= span.end - span.start ? inside : [span];
  });
}

/** "cloud platform (GCP" ends with its bracket. */
function closed(text: string, start: number, end: number): number {
  const inside = text.slice(start, end);
  if (inside.lastIndexOf("(") <= inside.lastIndexOf(")")) return end;
  return end + (CLOSING.exec(text.slice(end, end + 2))?.[0].length ?? 0);
}
