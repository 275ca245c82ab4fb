import lexicon from "../data/text/dates.json";
import { fold } from "./fold.ts";
import type { Span } from "./types.ts";

/** A word, a number or a single mark. `glued`: nothing stands between it and the token before; `newCell`: a gap as between two cells. */
export type DateToken = Span & {
  kind: "word" | "number" | "mark";
  text: string;
  folded: string;
  glued: boolean;
  newLine: boolean;
  newCell: boolean;
};

const TOKEN = /\p{L}[\p{L}\p{M}]*|\d+|[^\s\p{L}\p{M}\d]/gu;

/** The pieces dates are made of, in order. Runs in linear time. */
export function toDateTokens(text: string): DateToken[] {
  const tokens: DateToken[] = [];
  let before = 0;
  for (const hit of text.matchAll(TOKEN)) {
    const first = hit[0].charAt(0);
    const kind = /\d/.test(first) ? "number" : /\p{L}/u.test(first) ? "word" : "mark";
    const end = hit.index + hit[0].length;
    const gap = text.slice(before, hit.index);
    tokens.push({
      start: hit.index,
      end,
      kind,
      text: hit[0],
      folded: kind === "number" ? hit[0] : fold(hit[0]),
      glued: hit.index === before,
      newLine: gap.includes("\n"),
      newCell: gap.includes("\t") || gap.includes("   "),
    });
    before = end;
  }
  return tokens;
}

const months = new Map<string, number>();
for (const [month, names] of lexicon.months.entries()) for (const name of names) months.set(fold(name), month);
const romanMonths = new Map(lexicon.romanMonths.map((numeral, month) => [numeral, month]));
const seasons = new Map(Object.entries(lexicon.seasons as Record<string, number[]>));
const partsOfYear = new Map(Object.entries(lexicon.partsOfYear as Record<string, number[]>));
const quarterWords = new Set(lexicon.quarterWords);
const halfWords = new Set(lexicon.halfWords);
const ordinals = new Map(lexicon.ordinals.flatMap((names, at) => names.map((name) => [fold(name), at + 1] as const)));
const aboutWords = new Set(lexicon.about);
const joiners = new Set(lexicon.joiners);

export const monthOf = (word: string): number | undefined => months.get(word);
/** The month of a numeral in capitals. */
export const romanMonthOf = (numeral: string): number | undefined => romanMonths.get(numeral);
export const seasonOf = (word: string): number[] | undefined => seasons.get(word);
/** Words that name a part of a year only together with "of": "end of 2019", never "Front End 2019". */
export const partOfYear = (word: string): number[] | undefined => partsOfYear.get(word);
/** How many months a word for a part of the year that is counted means: "Q3", "1. Halbjahr". */
export const monthsOfPart = (word: string): number | undefined => (quarterWords.has(word) ? 3 : halfWords.has(word) ? 6 : undefined);
/** "third" as a number, of those that count quarters and halves. */
export const ordinalOf = (word: string): number | undefined => ordinals.get(word);
export const isAbout = (word: string): boolean => aboutWords.has(word);
export const isJoiner = (word: string): boolean => joiners.has(word);

type Phrases = Map<string, string[][]>;
function toPhrases(list: readonly string[]): Phrases {
  const phrases: Phrases = new Map();
  for (const phrase of list) {
    const words = toDateTokens(fold(phrase)).map((token) => token.folded);
    const first = words[0] ?? "";
    const same = phrases.get(first) ?? [];
    same.push(words);
    same.sort((a, b) => b.length - a.length);
    phrases.set(first, same);
  }
  return phrases;
}

const PHRASES = {
  present: toPhrases(lexicon.present),
  presentBehindDash: toPhrases(lexicon.presentBehindDash),
  each: toPhrases(lexicon.each),
  presentFirst: toPhrases(lexicon.presentFirst),
  and: toPhrases(lexicon.and),
  onwards: toPhrases(lexicon.onwards),
  to: toPhrases(lexicon.to),
  since: toPhrases(lexicon.since),
  sinceOngoing: toPhrases(lexicon.sinceOngoing),
  until: toPhrases(lexicon.until),
};

/** How many tokens from `at` on spell a phrase of the kind; the longest wins, 0 when none does. */
export function phraseLength(tokens: readonly DateToken[], at: number, kind: keyof typeof PHRASES): number {
  const candidates = PHRASES[kind].get(tokens[at]?.folded ?? "") ?? [];
  const found = candidates.find((words) =>
    words.every((word, i) => tokens[at + i]?.folded === word && (i === 0 || !tokens[at + i]?.newLine)),
  );
  return found?.length ?? 0;
}
