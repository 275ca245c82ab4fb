import data from "../data/interview/unlawful.json";
import { findPossible, toLookup } from "./phrase-lookup.ts";
import { kindOf, toWords } from "./phrase-words.ts";

/** What stands right before a phrase (ends with `$`) or right behind it (begins with `^`). */
export type Place = { before?: RegExp; after?: RegExp };
/** Words to look for: `phrase` as the data writes it, in one of its places, or anywhere. */
export type Sought<T> = { value: T; phrase: string; places?: readonly Place[] };
export type Found<T> = { value: T; index: number; words: string };

export const FILLER_WORDS = data.fillers.join("|");
export const FILLERS = `(?:(?:${FILLER_WORDS}) ){0,4}`;

/** Finds phrases in a line of folded words. A phrase is compiled when its words first follow each other in a line. */
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

/** The end of a sentence, a tag apart: "you're retired, aren't you?" */
const END = `(?=(?: (?:(?:are|aren't|were|weren't|do|don't|did|didn't|have|haven't|would|wouldn't|will|won't|can|can't) you|right|correct|then|yet|now|already|please|by any chance|at all|or not|though|or so|give or take|${data.tags.join("|")}))? $)`;

/** `*`: any ending of a word; `..`: up to four words; `~`: fillers; `<kind>`: any word of a kind; `$`: the end. */
export function toPattern(phrase: string): string {
  return toWords(phrase).map(toPiece).join(" ").replaceAll("@ ", "").replaceAll(" $", END);
}

function toPiece(word: string): string {
  const kind = kindOf(word);
  if (kind) return `(?:${kind.map(toPattern).join("|")})`;
  if (word === "…") return "(?:\\S{1,40} ){0,4}@";
  if (word === "~") return `${FILLERS}@`;
  if (word === "$") return word;
  return word.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*$/, "\\S{0,20}");
}
