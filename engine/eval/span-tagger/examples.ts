import { findRuleSpans } from "../../skills/rule-spans.ts";
import { toWords, type Word } from "../../skills/spans/words.ts";
import { toFeatures } from "../../skills/tagger/features.ts";
import { LABEL } from "../../skills/tagger/labels.ts";
import type { TAGGED_TYPES } from "../../skills/tagger/parameters.ts";
import { toSentences } from "../../skills/tagger/sentences.ts";
import type { Annotated } from "./annotated.ts";

type TaggedType = (typeof TAGGED_TYPES)[number];
/** A sentence ready for training: its features, and one label a word for each type. */
export type Example = { document: string; features: Int32Array; labels: Record<TaggedType, Uint8Array> };

export function toExamples(set: readonly Annotated[], bits: number): Example[] {
  return set.flatMap(({ document, text, spans }) => {
    const words = toWords(text);
    const ofType = (type: TaggedType) => spans.filter((span) => span.type === type);
    return toSentences(text, words, findRuleSpans(text, words)).map((sentence) => ({
      document,
      features: toFeatures(sentence.seen, bits),
      labels: { skill: labelsOf(sentence.words, ofType("skill")), knowledge: labelsOf(sentence.words, ofType("knowledge")) },
    }));
  });
}

/** One label a word: where each span begins, goes on and ends. */
export function labelsOf(words: readonly Word[], spans: readonly { start: number; end: number }[]): Uint8Array {
  const labels = new Uint8Array(words.length);
  for (const span of spans) {
    const first = words.findIndex((word) => word.end > span.start);
    const last = words.findLastIndex((word) => word.start < span.end);
    if (first < 0 || last < first) continue;
    labels.fill(LABEL.inside, first, last + 1);
    labels[first] = LABEL.first;
    labels[last] = first === last ? LABEL.alone : LABEL.last;
  }
  return labels;
}
