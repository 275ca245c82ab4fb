import lexicon from "../../data/resume/certificates.json";
import { fold } from "../../text/index.ts";

const byLength = (phrases: readonly string[]): string[] => phrases.map(fold).sort((one, other) => other.length - one.length);
const expiry = byLength(lexicon.expiry);
const others = byLength(lexicon.validity.filter((word) => !lexicon.expiry.includes(word)));

/** What may stand between such words and their date: marks, articles, "on", "date". */
const BETWEEN = /(?:[\s.:(–-]+(?:on|in|by|date|am|im|zum|le|el|il|op|em|en|nel|al|au)(?=[\s.:]))?[\s.:(–-]*$/iu;
const LONGEST = 40;

/** The words that lead to the date behind them: how many characters, and whether they say when a paper ends. */
export function leadToDate(before: string): { length: number; expires: boolean } | undefined {
  const near = before.slice(-LONGEST);
  const told = near.replace(BETWEEN, "");
  const folded = fold(told);
  const ends = (phrase: string) => folded.endsWith(phrase) && !/[\p{L}\p{N}]$/u.test(folded.slice(0, -phrase.length));
  const [last, until] = [others.find(ends), expiry.find(ends)];
  const phrase = (until?.length ?? 0) >= (last?.length ?? 0) ? until : last;
  return phrase === undefined ? undefined : { length: near.length - told.length + phrase.length, expires: phrase === until };
}

/** "valid until 06/2026", "gültig bis", "exp.": a date of a paper, and no time that somebody worked. */
export const isExpiry = (before: string): boolean => leadToDate(before)?.expires === true;
