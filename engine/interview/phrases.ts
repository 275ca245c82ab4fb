import compounds from "../data/interview/kinds.json";
import data from "../data/interview/unlawful.json";

/** What stands right before a phrase (ends with `$`) or right behind it (begins with `^`). */
export type Place = { before?: RegExp; after?: RegExp };
/** Words to look for: `phrase` as the data writes it, in one of its places, or anywhere. */
export type Sought<T> = { value: T; phrase: string; places?: readonly Place[] };
export type Found<T> = { value: T; index: number; words: string };

export const FILLER_WORDS = data.fillers.join("|");
export const FILLERS = `(?:(?:${FILLER_WORDS}) ){0,4}`;
const KINDS: Readonly<Record<string, readonly string[]>> = compounds.kinds;
/** Letters of a word with any ending ("ethnic*") by which it is looked up. */
const STEM = 3;

/** Finds phrases in a line of folded words. A phrase is compiled when all its words first stand in one line. */
export function toFinder<T>(sought: readonly Sought<T>[], toKnown = toLookup(sought)): (line: string) => Found<T>[] {
  const find = (at: number, line: string): Found<T> | undefined => {
    const { value, phrase, places = [{}] } = sought[at] as Sought<T>;
    for (const { 0: words, index } of line.matchAll(compile(phrase))) {
      for (const place of places) {
        const found = inPlace(line, index, index + words.length, place);
        if (found) return { value, ...found };
      }
    }
    return undefined;
  };
  return (line) =>
    findPossible(toKnown(), line)
      .map((at) => find(at, line))
      .filter((found) => found !== undefined)
      .sort((a, b) => a.index - b.index);
}

/** Of each phrase what each of its words may be; the phrases by the words of the rarest kind in them. */
type Lookup = { ways: readonly (readonly (readonly string[])[])[]; byRarest: ReadonlyMap<string, readonly number[]> };

/** Where the phrases of a list stand by their words, made when first asked for; lists of the same phrases may share one. */
export function toLookup(sought: readonly Pick<Sought<unknown>, "phrase">[]): () => Lookup {
  let known: Lookup | undefined;
  return () => {
    known ??= toKnown(sought.map(({ phrase }) => phrase));
    return known;
  };
}

/** Places of the phrases that have all their words in the line, rising. */
function findPossible({ ways, byRarest }: Lookup, line: string): number[] {
  const keys = new Set(line.split(" ").flatMap(lookups));
  const possible = new Set([...keys].flatMap((key) => byRarest.get(key) ?? []));
  return [...possible].filter((at) => ways[at]?.every((way) => way.some((key) => keys.has(key)))).sort((a, b) => a - b);
}

const COMPILED = new Map<string, RegExp>();

function compile(phrase: string): RegExp {
  const known = COMPILED.get(phrase) ?? new RegExp(`(?<= )${toPattern(phrase)}(?=(?:'s?)? )`, "g");
  COMPILED.set(phrase, known);
  return known;
}

function inPlace(line: string, start: number, end: number, { before, after }: Place): { index: number; words: string } | undefined {
  const ahead = before ? before.exec(line.slice(0, start)) : { index: start };
  const behind = after ? after.exec(line.slice(end)) : [""];
  return ahead && behind ? { index: ahead.index, words: line.slice(ahead.index, end + (behind[0] ?? "").length) } : undefined;
}

function toKnown(phrases: readonly string[]): Lookup {
  const ways = phrases.map(keysOf);
  const byRarest = new Map<string, number[]>();
  for (const [at, all] of ways.entries()) {
    for (const key of all.reduce((best, way) => (isRarer(way, best) ? way : best))) {
      const places = byRarest.get(key);
      if (places) places.push(at);
      else byRarest.set(key, [at]);
    }
  }
  return { ways, byRarest };
}

/** Fewer words in one place, else the longer word: long words are seldom those of every sentence. */
const isRarer = (a: readonly string[], b: readonly string[]): boolean =>
  a.length < b.length || (a.length === b.length && (a[0]?.length ?? 0) > (b[0]?.length ?? 0));

const KEYS = new Map<string, readonly string[]>();
const NO_WORDS = new Set(["…", "~", "$"]);

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

/** The end of a sentence, a tag apart: "you're retired, aren't you?" */
const END = `(?=(?: (?:(?:are|aren't|were|weren't|do|don't|did|didn't|have|haven't|would|wouldn't|will|won't|can|can't) you|right|correct|then|yet|now|already|please|by any chance|at all|or not|though|or so|give or take|${data.tags.join("|")}))? $)`;

/** `*`: any ending of a word; `..`: up to four words; `~`: fillers; `<kind>`: any word of a kind; `$`: the end. */
export function toPattern(phrase: string): string {
  return toWords(phrase).map(toPiece).join(" ").replaceAll("@ ", "").replaceAll(" $", END);
}

const IN_PARTS = /[/-]|\.\./;
const toWords = (phrase: string): string[] => (IN_PARTS.test(phrase) ? phrase.replaceAll("..", "…").split(/[ /-]+/) : phrase.split(" "));

const kindOf = (word: string): readonly string[] | undefined => (word.startsWith("<") ? KINDS[word.slice(1, -1)] : undefined);

function toPiece(word: string): string {
  const kind = kindOf(word);
  if (kind) return `(?:${kind.map(toPattern).join("|")})`;
  if (word === "…") return "(?:\\S{1,40} ){0,4}@";
  if (word === "~") return `${FILLERS}@`;
  if (word === "$") return word;
  return word.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*$/, "\\S{0,20}");
}
