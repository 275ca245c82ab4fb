import { kindOf, toWords } from "./phrase-words.ts";

/** Letters of a word with any ending ("ethnic*") by which it is looked up. */
const STEM = 3;
export const ANY_WORD = "*";
const KEYS = new Map<string, readonly string[] | undefined>(["…", "~", "$", ANY_WORD].map((sign) => [sign, undefined]));

/** What may stand in the place of a word of a phrase: the word, "stem*" for one with any ending, the first words of a kind; undefined for signs. */
export function keysOf(word: string): readonly string[] | undefined {
  if (!KEYS.has(word)) KEYS.set(word, toKeys(word));
  return KEYS.get(word);
}

function toKeys(word: string): readonly string[] {
  const kind = kindOf(word);
  if (kind) return [...new Set(kind.flatMap((way) => toWays(way)[0] ?? []))];
  return [word.endsWith("*") ? toStem(word.slice(0, -1)) : word];
}

const toWays = (phrase: string) =>
  toWords(phrase)
    .map(keysOf)
    .filter((keys) => keys !== undefined);

/** The keys by which a word of a line is found. */
export function lookups(word: string): string[] {
  const bare = word.replace(/'s?$/, "");
  return [word, ...(bare === word ? [] : [bare]), toStem(word), toStem(word.slice(0, STEM - 1))];
}

export const toStem = (word: string): string => `${word.slice(0, STEM)}*`;

/** Places of phrases by what one of their words may be, as it is packed. */
export type Rarest = Readonly<Record<string, readonly number[]>>;

/** Each phrase at the keys of one of its words: of the one that is least likely in a line, as `spoken` lines tell and then the phrases. */
export function byRarestWord(phrases: readonly string[], spoken: readonly string[] = []): Rarest {
  const all = phrases.map(toWays);
  const inLines = toCounts(spoken.flatMap((line) => [...new Set(line.split(" ").flatMap(lookups))]));
  const inPhrases = toCounts(all.flat(2));
  const costOf = (keys: readonly string[]) =>
    keys.reduce((sum, key) => sum + (inLines.get(key) ?? 0) + (inPhrases.get(key) ?? 0) / phrases.length, 0);
  const places = new Map<string, number[]>();
  for (const [at, ways] of all.entries()) {
    const rarest = ways.reduce((best, keys) => (costOf(keys) < costOf(best) ? keys : best));
    for (const key of rarest) places.set(key, [...(places.get(key) ?? []), at]);
  }
  return Object.fromEntries(places);
}

function toCounts(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
