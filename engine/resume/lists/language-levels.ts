import lexicon from "../../data/resume/spoken.json";
import { blank, fold } from "../../text/index.ts";
import { type Fact, toFact } from "../facts.ts";
import { findPhrases, type PhraseHit, toPhraseIndex, toWords } from "../phrases.ts";
import type { Row } from "../rows.ts";

export type Cefr = "A1" | "A2" | "B1" | "B2" | "C1" | "C2";

const fillers = new Set(lexicon.fillers);
const fluencies = toPhraseIndex(
  Object.entries(lexicon.fluency as Record<string, string[]>).flatMap(([level, words]) =>
    words.map((word) => [fold(word), level as Cefr] as const),
  ),
);
const LEVEL = /\b([ABC][12])\b\+?/i;

export const findLevelWords = (text: string): PhraseHit<Cefr>[] => findPhrases(fluencies, toWords(text));

/** Nothing but a level: "Native", "Good, B2", "–". */
export const isLevelOnly = (text: string): boolean => !/\p{L}/u.test(withoutLevels(text));

export function withoutLevels(text: string): string {
  return blank(text, findLevelWords(text)).replace(new RegExp(LEVEL, "gi"), " ");
}

/** The level in a stretch of a row: its words as printed, and what they come to on the European scale. */
export function levelIn(row: Row, from: number, to: number): { fluency: Fact; cefr: Fact<Cefr> } | undefined {
  const text = row.words.slice(from, to).replace(/\(\p{L}\)/gu, (plural) => " ".repeat(plural.length));
  const label = findLevelWords(text).sort((a, b) => b.words - a.words || a.start - b.start)[0];
  const code = LEVEL.exec(text);
  const span = (start: number, end: number) => ({ start: row.start + from + start, end: row.start + from + end });
  if (!label && !code) return undefined;
  const printed = label ? span(label.start, label.end) : span(code?.index ?? 0, (code?.index ?? 0) + (code?.[0].length ?? 0));
  const cefr = code
    ? toFact((code[1] ?? "B1").toUpperCase() as Cefr, span(code.index, code.index + code[0].length), 0.95)
    : toFact(label?.value ?? "B1", printed, 0.8);
  const whole = ownWords(row, from, to)?.fluency;
  const fluency =
    whole && whole.start <= printed.start && whole.end >= printed.end
      ? whole
      : toFact(row.words.slice(printed.start - row.start, printed.end - row.start), printed, 0.9);
  return { fluency, cefr };
}

/** Level in words of the person's own: "(heritage)", "– spoken at home". */
export function ownWords(row: Row, from: number, to: number): { fluency: Fact } | undefined {
  const hit = /^\s*(?:\(([^()]{2,40})\)|[:–—,-]\s*([\p{L}][^,;|•·*()\t]{1,40}))/u.exec(row.words.slice(from, to));
  const words = (hit?.[1] ?? hit?.[2] ?? "").trim().replace(/[\s.:–—-]+$/, "");
  if (!hit || words.length < 2 || fillers.has(fold(words)) || words.split(/\s+/).length > 6) return undefined;
  const start = row.start + from + hit[0].lastIndexOf(words);
  return { fluency: toFact(words, { start, end: start + words.length }, 0.6) };
}
