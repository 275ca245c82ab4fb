import { kindOf, toWords } from "./phrase-words.ts";

/** Letters of a word with any ending ("ethnic*") by which it is looked up. */
const STEM = 3;

/** `waysOf`: of a phrase what each of its words may be; `byRarest`: the phrases by a word that is seldom that of every sentence. */
export type Lookup = {
  phrases: readonly string[];
  waysOf: (at: number) => readonly (readonly string[])[];
  byRarest: ReadonlyMap<string, readonly number[]>;
};

/** Where the phrases of a list stand by their words, made when first asked for; lists of the same phrases may share one. */
export function toLookup(sought: readonly { phrase: string }[]): () => Lookup {
  let known: Lookup | undefined;
  return () => {
    known ??= toKnown(sought.map(({ phrase }) => phrase));
    return known;
  };
}

/** A line of folded words, and where what stands in it may be looked up. */
type Line = { words: readonly string[]; places: ReadonlyMap<string, readonly number[]> };

function toLine(text: string): Line {
  const words = text.trim().split(" ");
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries())
    for (const key of new Set(lookups(word))) {
      const known = places.get(key);
      if (known) known.push(at);
      else places.set(key, [at]);
    }
  return { words, places };
}

/** Places of the phrases that stand in the line or nearly do, rising. */
export function findPossible({ phrases, waysOf, byRarest }: Lookup, text: string): number[] {
  const line = toLine(text);
  const possible = new Set([...line.places.keys()].flatMap((key) => byRarest.get(key) ?? []));
  return [...possible]
    .filter((at) => waysOf(at).every((way) => way.some((key) => line.places.has(key))))
    .filter((at) => endsOf(phrases[at] as string, line, undefined).size > 0)
    .sort((a, b) => a - b);
}

type Starts = ReadonlySet<number> | undefined;

/** Words that a filler or `..` may reach over, and more. */
const MOST_BETWEEN = 12;

/**
 * Behind which words of the line a phrase may end that begins at one of `starts`, or anywhere; up to what only its pattern says of
 * fillers and of its end. Most phrases never need one.
 */
function endsOf(phrase: string, line: Line, starts: Starts): ReadonlySet<number> {
  let at = starts;
  for (const word of toWords(phrase)) {
    if (at?.size === 0) return at;
    if (word !== "$") at = behind(word, line, at);
  }
  return at ?? new Set([0]);
}

function behind(word: string, line: Line, starts: Starts): ReadonlySet<number> {
  const kind = kindOf(word);
  if (kind) return new Set(kind.flatMap((way) => [...endsOf(way, line, starts)]));
  if (word === "…" || word === "~")
    return new Set([...(starts ?? [0])].flatMap((at) => Array.from({ length: MOST_BETWEEN + 1 }, (_, by) => at + by)));
  if (word === ANY_WORD) return new Set([...(starts ?? line.words.keys())].map((at) => at + 1));
  const stem = word.endsWith("*") ? word.slice(0, -1) : undefined;
  const places = line.places.get(stem === undefined ? word : toStem(stem)) ?? [];
  const fits = (at: number) => (starts?.has(at) ?? true) && (stem === undefined || line.words[at]?.startsWith(stem));
  return new Set(places.filter(fits).map((at) => at + 1));
}

function toKnown(phrases: readonly string[]): Lookup {
  const byRarest = new Map<string, number[]>();
  for (const [at, phrase] of phrases.entries()) {
    for (const key of rarestOf(phrase)) {
      const places = byRarest.get(key);
      if (places) places.push(at);
      else byRarest.set(key, [at]);
    }
  }
  const ways: (readonly (readonly string[])[])[] = [];
  return { phrases, waysOf: (at) => (ways[at] ??= keysOf(phrases[at] as string)), byRarest };
}

/** The longest word that is written out, for long words are seldom those of every sentence; else the place with the fewest words. */
function rarestOf(phrase: string): readonly string[] {
  const longest = longestWord(phrase);
  return longest === "" ? keysOf(phrase).reduce((best, way) => (way.length < best.length ? way : best)) : [longest];
}

const FEWEST_LETTERS = 4;

/** The longest run of letters alone between two blanks; letter by letter, for it is asked of every phrase there is. */
function longestWord(phrase: string): string {
  let longest = "";
  for (let start = 0, at = 0; at <= phrase.length; at++) {
    const code = phrase.charCodeAt(at);
    if (code >= 97 && code <= 122) continue;
    const isWhole = (at === phrase.length || code === BLANK) && (start === 0 || phrase.charCodeAt(start - 1) === BLANK);
    if (isWhole && at - start >= FEWEST_LETTERS && at - start > longest.length) longest = phrase.slice(start, at);
    start = at + 1;
  }
  return longest;
}

const BLANK = 32;

const KEYS = new Map<string, readonly string[]>();
const ANY_WORD = "*";
const NO_WORDS = new Set(["…", "~", "$", ANY_WORD]);

/** For each word of a phrase what may stand in its place: the word, "stem*" for one with any ending, or the first words of a kind. */
function keysOf(phrase: string): (readonly string[])[] {
  const all: (readonly string[])[] = [];
  for (const word of toWords(phrase)) {
    if (NO_WORDS.has(word)) continue;
    const keys = KEYS.get(word) ?? toKeys(word);
    KEYS.set(word, keys);
    all.push(keys);
  }
  return all;
}

function toKeys(word: string): readonly string[] {
  const kind = kindOf(word);
  if (kind) return [...new Set(kind.flatMap((way) => keysOf(way)[0] ?? []))];
  return [word.endsWith("*") ? toStem(word.slice(0, -1)) : word];
}

function lookups(word: string): string[] {
  const bare = word.replace(/'s?$/, "");
  return [word, ...(bare === word ? [] : [bare]), toStem(word), toStem(word.slice(0, STEM - 1))];
}

const toStem = (word: string): string => `${word.slice(0, STEM)}*`;
