import { remember } from "../text/index.ts";
import { ANY_WORD, byRarestWord, keysOf, lookups, type Rarest, toStem } from "./phrase-keys.ts";
import { kindOf, toWords } from "./phrase-words.ts";

/** `byRarest`: places of phrases by what one of their words may be. */
export type Lookup = {
  phrases: readonly string[];
  byRarest: ReadonlyMap<string, readonly number[]>;
};

/** Where the phrases of a list stand by their words, made when first asked for unless it is packed; lists of the same phrases may share one. */
export function toLookup(sought: readonly { phrase: string }[], packed?: Rarest): () => Lookup {
  let known: Lookup | undefined;
  return () => {
    known ??= toKnown(
      sought.map(({ phrase }) => phrase),
      packed,
    );
    return known;
  };
}

function toKnown(phrases: readonly string[], packed: Rarest = byRarestWord(phrases)): Lookup {
  return { phrases, byRarest: new Map(Object.entries(packed)) };
}

/** A line of folded words, where what stands in it may be looked up, and which words of phrases were found in it or not. */
type Line = { words: readonly string[]; places: ReadonlyMap<string, readonly number[]>; known: Map<string, boolean> };

/** Several lists look into the same line. */
const toLine = remember((text): Line => {
  const words = text.trim().split(" ");
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries())
    for (const key of new Set(lookups(word))) {
      const known = places.get(key);
      if (known) known.push(at);
      else places.set(key, [at]);
    }
  return { words, places, known: new Map() };
});

/** Places of the phrases that stand in the line or nearly do, rising. */
export function findPossible({ phrases, byRarest }: Lookup, text: string): number[] {
  const line = toLine(text);
  const possible = new Set([...line.places.keys()].flatMap((key) => byRarest.get(key) ?? []));
  return [...possible]
    .filter((at) => toWords(phrases[at] as string).every((word) => mayStand(word, line)))
    .filter((at) => endsOf(phrases[at] as string, line, undefined).size > 0)
    .sort((a, b) => a - b);
}

function mayStand(word: string, { places, known }: Line): boolean {
  const before = known.get(word);
  if (before !== undefined) return before;
  const stands = keysOf(word)?.some((key) => places.has(key)) ?? true;
  known.set(word, stands);
  return stands;
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
  const places = line.places.get(stem === undefined ? word : toStem(stem));
  if (places === undefined) return NOWHERE;
  const ends = new Set<number>();
  for (const at of places)
    if ((starts === undefined || starts.has(at)) && (stem === undefined || line.words[at]?.startsWith(stem))) ends.add(at + 1);
  return ends;
}

const NOWHERE: ReadonlySet<number> = new Set();
