import data from "../data/job/years.json";
import type { Clause } from "./clauses.ts";
import { findPhrases, phraseAt, toPhraseSet } from "./phrases.ts";
import { YEARS } from "./weights.ts";
import type { Word } from "./words.ts";

/** An amount of experience in words[from..to). */
export type Years = { from: number; to: number; min: number; max?: number };

const NUMBERS: Readonly<Record<string, number>> = data.numbers;
const YEAR = new Set(data.years);
const MONTH = new Set(data.months);
const BETWEEN = new Set(data.between);
const MORE = new Set(data.more);
const BLOCKED_AFTER = toPhraseSet(data.notBefore);
const BLOCKED_BEFORE = new Set(data.notAfter);
const EXPERIENCE = toPhraseSet(data.experience);

/** Years of experience in a clause; ages, terms of contract and ages of companies are something else. */
export function readYears(flat: string, words: readonly Word[], clause: Clause): Years[] {
  const found: Years[] = [];
  const { statement } = clause;
  const aboutExperience = findPhrases(EXPERIENCE, words, statement.from, statement.to).length > 0;
  for (let at = clause.from; at < clause.to; at++) {
    const years = yearsAt(flat, words, at, clause.to);
    if (!years) continue;
    const fits = !isOtherTime(flat, words, years) && (aboutExperience || isOf(words, years.to)) && years.min <= YEARS.most && years.min > 0;
    if (fits) found.push(years);
    at = years.to - 1;
  }
  return found;
}

function numberAt(words: readonly Word[], at: number): number | undefined {
  const word = words[at]?.folded.replace(/\+$/, "") ?? "";
  if (/^\d{1,2}(?:\.\d)?$/.test(word)) return Number(word);
  return Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : undefined;
}

function yearsAt(flat: string, words: readonly Word[], from: number, limit: number): Years | undefined {
  const min = numberAt(words, from);
  if (min === undefined) return undefined;
  let at = from + 1;
  let max: number | undefined;
  if (numberAt(words, at) === min && /\(/.test(flat.slice(words[at - 1]?.end, words[at]?.start))) at++;
  if (MORE.has(words[at]?.folded ?? "") && MORE.has(words[at + 1]?.folded ?? "")) at += 2;
  else if (words[at]?.folded === "plus") at++;
  const joined = BETWEEN.has(words[at]?.folded ?? "")
    ? at + 1
    : /[-–—]/.test(flat.slice(words[at - 1]?.end, words[at]?.start))
      ? at
      : undefined;
  const second = joined === undefined ? undefined : numberAt(words, joined);
  if (joined !== undefined && second !== undefined && second > min) {
    max = second;
    at = joined + 1;
  }
  const unit = words[at]?.folded.replace(/['’]s?$/, "") ?? "";
  if (at >= limit || !(YEAR.has(unit) || MONTH.has(unit))) return undefined;
  const divide = MONTH.has(unit) ? 12 : 1;
  const to = at + 1 + (MORE.has(words[at + 1]?.folded ?? "") && MORE.has(words[at + 2]?.folded ?? "") ? 2 : 0);
  return { from, to, min: round(min / divide), ...(max === undefined ? {} : { max: round(max / divide) }) };
}

function round(years: number): number {
  return Math.round(years * 100) / 100;
}

function isOf(words: readonly Word[], at: number): boolean {
  return /^(?:of|in|with|as|working|using|dans|en|de|em|di|in|mit|als)$/.test(words[at]?.folded ?? "");
}

function isOtherTime(flat: string, words: readonly Word[], years: Years): boolean {
  const before = words[years.from - 1]?.folded ?? "";
  const hyphened = words[years.to - 1]?.folded === "year" && flat.charAt((words[years.to - 1]?.start ?? 1) - 1) === "-";
  const next = words[years.to]?.folded ?? "";
  return (
    BLOCKED_BEFORE.has(before) ||
    phraseAt(BLOCKED_AFTER, words, years.to, words.length) !== undefined ||
    (hyphened && !/^(?:experience|track|history)$/.test(next))
  );
}
