import { toWishWords } from "../../job/learned/wish-words.ts";
import type { TaggedSpan } from "../../skills/index.ts";
import { findRuleSpans } from "../../skills/rule-spans.ts";
import { toWords } from "../../skills/spans/words.ts";
import { toFeatures } from "../../skills/tagger/features.ts";
import { toSentences } from "../../skills/tagger/sentences.ts";
import { labelsOf } from "../span-tagger/examples.ts";
import type { MarkedLine } from "./lines.ts";

export const IMPORTANCES = ["must", "should", "nice"] as const;

/** Sentences of lines as the tagger learns from them: features of each word, and one label. */
export function toSequences(lines: readonly MarkedLine[], bits: number): { features: Int32Array; labels: { wish: Uint8Array } }[] {
  return lines.flatMap(({ text, wishes = [] }) => {
    const words = toWords(text);
    return toSentences(text, words, findRuleSpans(text, words)).map((sentence) => ({
      features: toFeatures(sentence.seen, bits),
      labels: { wish: labelsOf(sentence.words, wishes) },
    }));
  });
}

/** What the network learns from one line: each wish with its strength, and what the tagger took for one by mistake. */
export function toGraded(
  { heading, text, wishes = [] }: MarkedLine,
  tagged: readonly TaggedSpan[],
): { words: string[]; labels: number[] }[] {
  const wrong = tagged.filter((one) => !wishes.some((wish) => one.start < wish.end && wish.start < one.end));
  const spans = [
    ...wishes.map((wish) => ({ span: wish, importance: wish.importance as string })),
    ...wrong.map((span) => ({ span, importance: "" })),
  ];
  return spans.map(({ span, importance }) => ({
    words: toWishWords(
      heading ?? "",
      text,
      span,
      spans.filter((other) => other.span !== span).map((other) => other.span),
    ),
    labels: IMPORTANCES.map((one) => (one === importance ? 1 : 0)),
  }));
}
