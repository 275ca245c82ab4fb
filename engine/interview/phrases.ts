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

/** Finds phrases in a line of folded words. A phrase is compiled when its rarest word first stands in a line. */
export function toFinder<T>(sought: readonly Sought<T>[]): (line: string) => Found<T>[] {
  let byKey: ReadonlyMap<string, readonly number[]> | undefined;
  const compiled: (RegExp | undefined)[] = [];
  const find = (at: number, line: string): Found<T> | undefined => {
    const { value, phrase, places = [{}] } = sought[at] as Sought<T>;
    compiled[at] ??= new RegExp(`(?<= )${toPattern(phrase)}(?=(?:'s?)? )`, "g");
    for (const { 0: words, index } of line.matchAll(compiled[at])) {
      for (const place of places) {
        const found = inPlace(line, index, index + words.length, place);
        if (found) return { value, ...found };
      }
    }
    return undefined;
  };
  return (line) => {
    const known = byKey ?? toKeys(sought.map(({ phrase }) => phrase));
    byKey = known;
    const possible = new Set(line.split(" ").flatMap((word) => lookups(word).flatMap((key) => known.get(key) ?? [])));
    return [...possible]
      .sort((a, b) => a - b)
      .map((at) => find(at, line))
      .filter((found) => found !== undefined)
      .sort((a, b) => a.index - b.index);
  };
}

function inPlace(line: string, start: number, end: number, { before, after }: Place): { index: number; words: string } | undefined {
  const ahead = before ? before.exec(line.slice(0, start)) : { index: start };
  const behind = after ? after.exec(line.slice(end)) : [""];
  return ahead && behind ? { index: ahead.index, words: line.slice(ahead.index, end + (behind[0] ?? "").length) } : undefined;
}

/** Places of phrases by the words of the rarest kind in them. */
function toKeys(phrases: readonly string[]): Map<string, number[]> {
  const counts = new Map<string, number>();
  const all = phrases.map(keysOf);
  for (const keys of all.flat()) if (keys.length === 1) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const weight = (keys: readonly string[]) => keys.length + (counts.get(keys[0] ?? "") ?? 0);
  const found = new Map<string, number[]>();
  for (const [at, ways] of all.entries()) {
    const rarest = ways.reduce((best, way) => (weight(way) < weight(best) ? way : best));
    for (const key of rarest) {
      const places = found.get(key);
      if (places) places.push(at);
      else found.set(key, [at]);
    }
  }
  return found;
}

const KIND_KEYS = new Map<string, readonly string[]>();

/** For each word of a phrase what may stand in its place: the word, "stem*" for one with any ending, or the first words of a kind. */
function keysOf(phrase: string): (readonly string[])[] {
  return toWords(phrase).flatMap((word) => {
    const kind = kindOf(word);
    if (kind) {
      const keys = KIND_KEYS.get(word) ?? [...new Set(kind.flatMap((way) => keysOf(way)[0] ?? []))];
      KIND_KEYS.set(word, keys);
      return [keys];
    }
    return word === "…" || word === "~" || word === "$" ? [] : [[word.endsWith("*") ? toStem(word.slice(0, -1)) : word]];
  });
}

function lookups(word: string): string[] {
  const bare = word.replace(/'s?$/, "");
  return [word, ...(bare === word ? [] : [bare]), toStem(word), toStem(word.slice(0, STEM - 1))];
}

const toStem = (word: string): string => `${word.slice(0, STEM)}*`;

/** The end of a sentence, a tag apart: "you're retired, aren't you?" */
const END =
  "(?=(?: (?:(?:are|aren't|were|weren't|do|don't|did|didn't|have|haven't|would|wouldn't|will|won't|can|can't) you|right|correct|then|yet|now|already|please|by any chance|at all|or not|though))? $)";

/** `*`: any ending of a word; `..`: up to four words; `~`: fillers; `<kind>`: any word of a kind; `$`: the end. */
export function toPattern(phrase: string): string {
  return toWords(phrase).map(toPiece).join(" ").replaceAll("@ ", "").replaceAll(" $", END);
}

const toWords = (phrase: string): string[] => phrase.replaceAll("..", "…").split(/[\s/-]+/);

const kindOf = (word: string): readonly string[] | undefined => (word.startsWith("<") ? KINDS[word.slice(1, -1)] : undefined);

function toPiece(word: string): string {
  const kind = kindOf(word);
  if (kind) return `(?:${kind.map(toPattern).join("|")})`;
  if (word === "…") return "(?:\\S{1,40} ){0,4}@";
  if (word === "~") return `${FILLERS}@`;
  if (word === "$") return word;
  return word.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*$/, "\\S{0,20}");
}
