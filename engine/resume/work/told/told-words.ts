import lexicon from "../../../data/resume/told-work.json";
import { fold } from "../../../text/index.ts";
import { type PhraseIndex, phraseAt, toPhraseSet, type Word } from "../../phrases.ts";

/** A word of running text; `gap`: what stands between it and the word before. */
export type Token = Word & { text: string; gap: string; large: boolean };

const TOKEN = /[\p{L}\p{M}]+|\d+/gu;

/** The words of `text` between two places, by their places in the text. */
export function toTokens(text: string, from: number, to: number): Token[] {
  let before = from;
  return Array.from(text.slice(from, to).matchAll(TOKEN), (hit) => {
    const start = from + hit.index;
    const end = start + hit[0].length;
    const gap = text.slice(before, start);
    before = end;
    return { start, end, text: hit[0], key: fold(hit[0]), gap, large: /^\p{Lu}/u.test(hit[0]) };
  });
}

type PhraseLists = { [K in keyof typeof lexicon]: (typeof lexicon)[K] extends string[] ? K : never }[keyof typeof lexicon];

const indexes = new Map<PhraseLists, PhraseIndex<true>>();
function indexOf(list: PhraseLists): PhraseIndex<true> {
  const known = indexes.get(list);
  if (known) return known;
  const index = toPhraseSet(lexicon[list].map(fold));
  indexes.set(list, index);
  return index;
}

/** How many words from `at` on spell a phrase of the list; 0 when none does. */
export const saysAt = (tokens: readonly Token[], at: number, list: PhraseLists): number => phraseAt(indexOf(list), tokens, at)?.words ?? 0;

/** Does a phrase of one of the lists begin at this word? */
export const says = (tokens: readonly Token[], at: number, ...lists: PhraseLists[]): boolean =>
  lists.some((list) => saysAt(tokens, at, list) > 0);

/** The first place from which the words spell a phrase of the list. */
export function findSaying(tokens: readonly Token[], list: PhraseLists): Token | undefined {
  return tokens.find((_, at) => saysAt(tokens, at, list) > 0);
}

/** "I worked", "arbeitete ich", "fui": somebody speaks of themselves; "Engineer I" does not. */
export function tellsOfOneself(words: string): boolean {
  const tokens = toTokens(words, 0, words.length);
  return tokens.some(({ text }, at) => {
    if (saysAt(tokens, at, "ownWords") === 0 || (text.length > 1 && text === text.toUpperCase())) return false;
    const next = tokens[at + 1];
    return text.length > 1 || (next !== undefined && !next.large && /^[\s'’]$/.test(next.gap));
  });
}

const numbers = new Map(Object.entries(lexicon.numbers).map(([word, count]) => [fold(word), count]));
export const countOf = ({ key }: Token): number | undefined => (/^\d{1,2}$/.test(key) ? Number(key) : numbers.get(key));

const ABBREVIATION =
  /^(?:\p{L}|St|Sta|Ste|Sto|Mt|Ft|Dr|Dra|Prof|Mr|Mrs|Ms|Fr|Sr|Jr|Bros|Gebr|Geb|Hnos|Fa|Cia|Cie|Nr|No|Esc|Univ|Inst|Hosp|Asst|Snr|stellv|Rep|Int|Nat|Mme|Co)$/u;

const LEGAL = /^(?:Pvt|Pte|Ltd|Inc|Pty|Corp)$/;
export const isAbbreviation = ({ text }: Token): boolean => ABBREVIATION.test(text);

/** Does a gap behind `before` leave the words together: a blank, a hyphen, an apostrophe, the stop of an abbreviation? */
export const isClose = (gap: string, before: Token): boolean =>
  /^(?:\s*|-\n?|\s?[&/+]\s?|\s?['’`]\s?|\.(?=\p{L})|\s?["“”»«„]\s?)$/u.test(gap) ||
  (/^\.\s?[&-]?\s?$/.test(gap) && (isAbbreviation(before) || LEGAL.test(before.text)));
