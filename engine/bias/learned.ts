import stored from "../data/bias/learned.json";
import data from "../data/bias/learned-kinds.json";
import { readNet, type SentenceNet, toStrongest } from "../text/index.ts";
import { isDenied } from "./context.ts";
import { languageOf } from "./language.ts";
import type { BiasFinding, BiasType, Severity } from "./types.ts";
import { isWaived } from "./waived.ts";
import type { Sentence, Word } from "./words.ts";

/** `atLeast`: the lowest score of a finding, in logits. */
type Kind = { atLeast: number; severity: Severity; reason: string };
const KINDS: Readonly<Record<BiasType, Kind>> = data.types as Record<BiasType, Kind>;

/** In a whole text few sentences shut anybody out, where half of those the network learned from did: from so many on it must be surer. */
const WHOLE = data.wholeText;

/** Words as the network knows them: of a number only how many digits it has. */
export const toNetWords = (words: readonly Word[]): string[] =>
  words.map(({ folded, value }) => (value < 0 ? folded : `#${String(value).length}`));

/** A sentence with the types of wording on which a rule has its say: it found some, or saw that the words are innocent there. */
export type Judged = { sentence: Sentence; types: Set<BiasType> };

/**
 * Words no rule names that a network, which learned from labelled sentences, takes for wording of a type: from the type's score on, or
 * `atLeast` in its place, and only in sentences where no rule of that type has its say.
 */
export function findUnruled(text: string, judged: readonly Judged[], net: SentenceNet = ownNet(), atLeast?: number): BiasFinding[] {
  const sentences = judged.map(({ sentence }) => sentence);
  const surer = judged.length >= WHOLE.sentences ? WHOLE.more : 0;
  return judged.flatMap(({ sentence: { words }, types }, at) => {
    if (words.length === 0 || languageOf(words) !== "en" || isDenied(sentences, at)) return [];
    const reading = net.read(toNetWords(words));
    return net.labels.flatMap((label, i): BiasFinding[] => {
      const type = label as BiasType;
      if (types.has(type) || (reading.scores[i] as number) < (atLeast ?? KINDS[type].atLeast + surer)) return [];
      const { from, to } = toStrongest(reading.partsOf(i));
      // "11-20-16": bare numbers are dates and codes.
      if (words.slice(from, to).every(({ value }) => value >= 0) || isWaived(sentences, at, from)) return [];
      const [first, last] = [words[from] as Word, words[to - 1] as Word];
      const place = { start: first.start, end: last.end, text: text.slice(first.start, last.end) };
      const { severity, reason } = KINDS[type];
      return [{ ...place, type, severity, reason, rule: `learned-${type}`, source: data.source, suggestions: [] }];
    });
  });
}

let read: SentenceNet | undefined;

/** Read at the first check: who only loads the rules need not wait for it. */
function ownNet(): SentenceNet {
  read ??= readNet(stored);
  return read;
}
