import { findRuleSpans } from "../../skills/rule-spans.ts";
import { toWords } from "../../skills/spans/words.ts";
import { toFeatures } from "../../skills/tagger/features.ts";
import type { StoredParameters } from "../../skills/tagger/parameters.ts";
import { toSentences } from "../../skills/tagger/sentences.ts";
import { labelsOf } from "../span-tagger/examples.ts";
import { trainTypes } from "../span-tagger/train.ts";
import type { Headline } from "./headlines.ts";

const TAGGER = { bits: 17, rounds: 12, rate: 0.02, dropout: 0.3, seed: 1 };
/** The lowest chance at which the tagger names a title at all, and the feature numbers it keeps. */
const [AT_LEAST, MOST_ROWS] = [0.05, 40_000];

export function trainTitles(lines: readonly Headline[]): StoredParameters<"title"> {
  const sequences = lines.flatMap(({ text, spans }) => {
    const words = toWords(text);
    return toSentences(text, words, findRuleSpans(text, words)).map((sentence) => ({
      features: toFeatures(sentence.seen, TAGGER.bits),
      labels: { title: labelsOf(sentence.words, spans) },
    }));
  });
  return trainTypes(["title"], sequences, { title: AT_LEAST }, TAGGER, MOST_ROWS);
}
