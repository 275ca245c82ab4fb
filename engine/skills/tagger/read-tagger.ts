import { findRuleSpans } from "../rule-spans.ts";
import { toWords, type Word } from "../spans/words.ts";
import { toFeatures } from "./features.ts";
import { likelySpans } from "./likely-spans.ts";
import { readParameters, type StoredParameters } from "./parameters.ts";
import { toSentences } from "./sentences.ts";
import { toLattice } from "./to-lattice.ts";

/** A span with the share of all readings of its sentence that hold exactly it. */
export type TaggedSpan = { start: number; end: number; chance: number };
export type Tagger = (text: string) => TaggedSpan[];

/** A tagger for spans of one type, from parameters a training script wrote; spans in text order, none over another. */
export function readTagger<T extends string>(stored: StoredParameters<T>, type: T): Tagger {
  const parameters = readParameters(stored);
  return (text) => {
    const words = toWords(text);
    return toSentences(text, words, findRuleSpans(text, words)).flatMap((sentence) => {
      const features = toFeatures(sentence.seen, parameters.bits);
      return likelySpans(toLattice(parameters, features, type), parameters.atLeast[type]).map(({ first, last, chance }) => ({
        start: (sentence.words[first] as Word).start,
        end: (sentence.words[last] as Word).end,
        chance,
      }));
    });
  };
}
