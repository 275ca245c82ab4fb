import data from "../../data/job/years.json";
import { isAsking } from "../outline/statements.ts";
import { YEARS } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { findPhrases, phraseAt, toPhraseMap, toPhraseSet } from "../words/phrases.ts";
import type { Clause } from "./clauses.ts";
import { countedAt, countsList } from "./counted-choices.ts";

/** An amount of experience in words[from..to); `part`: a share of the amount before it ("five years, two of them …"). */
export type Years = { from: number; to: number; min: number; max?: number; part?: true };

const NUMBERS: ReadonlyMap<string, number> = new Map(Object.entries(data.numbers));
const YEAR = new Set(data.years);
const MONTH = new Set(data.months);
const BETWEEN = new Set(data.between);
const MORE = toPhraseSet(data.more);
const OTHER_AFTER = toPhraseSet(data.notBefore);
const OTHER_BEFORE = new Set(data.notAfter);
const EXPERIENCE = toPhraseSet(data.experience);
const OF = new Set(data.of);
const COUNTS = toPhraseMap(Object.entries(data.counts));
const SPANS = toPhraseMap(Object.entries(data.spans));
const INCLUDING = new Set(data.including);
const HAVING = new Set(data.having);
const PLACED = new Set(data.placed);
const PLACED_IN = /^(?:in|on|at|with|as)$/;
const ONE = new Set(data.one);
/** "Years of experience (in joinery): | 5". */
const LABEL =
  /^\W*(?:(?:no|number|min|minimum|total|required)\.? (?:of )?)*y(?:ea)?rs (?:of )?(?:[\p{L}-]+ )?exp(?:erience)?\b[^:\n]*:\s*$/iu;
const LABEL_CHARS = 90;
/** "Four additional years", "two full years". */
const ADDED = new Set(data.added);
/** "To be obtained in three months": months behind such a word are a date. */
const DEADLINE = new Set(data.deadline);

/** "Our treasurer of eleven years", "funded for 18 months": years of somebody or something else. */
const TOLD = new RegExp(data.told);
/** "Less than a year is fine", no "not less than a year". */
const LESS = /(?<!\b(?:no|not|never|nothing) )\b(?:less|fewer) than $/;
const TOLD_WORDS = 9;
/** "Twenty-two years": more than a job asks for. */
const TENS = new Set(data.tens);

/** Years of experience in a clause; ages, terms of contract and ages of companies are something else. */
export function readYears(text: JobText, clause: Clause): Years[] {
  const found: Years[] = [];
  const { from, to } = clause.statement;
  const aboutExperience = findPhrases(EXPERIENCE, text.words, from, to).length > 0;
  for (let at = clause.from; at < clause.to; at++) {
    const years =
      yearsAt(text, at, clause.to) ?? oneYearAt(text, at, clause) ?? (found.length > 0 ? moreYearsAt(text, at, clause.to) : undefined);
    if (!years) continue;
    const fits =
      aboutExperience ||
      clause.importance === "must" ||
      isAsking(clause.statement.section) ||
      OF.has(foldedAt(text, years.to)) ||
      years.to - years.from === to - from;
    if (fits && years.min > 0 && years.min <= YEARS.most && !isOtherTime(text, years)) found.push(years);
    at = years.to - 1;
  }
  return found;
}

/** A number or a unit of time: "3", "three", "years", "experience". */
export function isAmount(word: string): boolean {
  return /^\d{1,2}\+?$/.test(word) || NUMBERS.has(word) || YEAR.has(word) || MONTH.has(word) || word === "experience";
}

function numberAt(text: JobText, at: number): number | undefined {
  const word = foldedAt(text, at).replace(/(?:\+|-?ish)$/, "");
  return /^\d{1,2}(?:\.\d)?$/.test(word) ? Number(word) : NUMBERS.get(word);
}

function yearsAt(text: JobText, from: number, limit: number): Years | undefined {
  const glued = /^(\d{1,2})\+?(?:yrs?|years?|y)\+?$/.exec(foldedAt(text, from));
  if (glued) return { from, to: from + 1, min: Number(glued[1]) };
  const span = phraseAt(SPANS, text.words, from, limit);
  if (span) return { from, to: skipMore(text, span.to, limit), min: span.value };
  const tens = numberOfTens(text, from);
  const count = tens ?? phraseAt(COUNTS, text.words, from, limit);
  const min = count?.value ?? numberAt(text, from);
  if (min === undefined) return undefined;
  let at = skipMore(text, skipRepeated(text, count?.to ?? from + 1, min), limit);
  const upper = upperBound(text, at, min);
  if (upper) at = skipMore(text, skipRepeated(text, upper.to, upper.max), limit);
  if (ADDED.has(foldedAt(text, at))) at++;
  const unit = foldedAt(text, at).replace(/(?:'s?|\+)$/, "");
  if (isLabelled(text, from, at)) return { from, to: at, min, ...(upper ? { max: upper.max } : {}) };
  if (at >= limit || !(YEAR.has(unit) || MONTH.has(unit))) return undefined;
  const parts = MONTH.has(unit) ? 12 : 1;
  if (tens && parts === 1) return undefined;
  const round = (count: number) => Math.round((count / parts) * 100) / 100;
  return { from, to: skipMore(text, at + 1, limit), min: round(min), ...(upper ? { max: round(upper.max) } : {}) };
}

/** "Twenty-four" months. */
function numberOfTens(text: JobText, from: number): { value: number; to: number } | undefined {
  const [tens, ones] = [NUMBERS.get(foldedAt(text, from)), NUMBERS.get(foldedAt(text, from + 1))];
  const isOne = TENS.has(foldedAt(text, from)) && tens !== undefined && ones !== undefined && ones < 10;
  return isOne && /^[ -]$/.test(gapBefore(text, from + 1)) ? { value: tens + ones, to: from + 2 } : undefined;
}

/** "Three (3)". */
function skipRepeated(text: JobText, at: number, number: number): number {
  return numberAt(text, at) === number && gapBefore(text, at).includes("(") ? at + 1 : at;
}

/** "Years of experience in joinery: 5": the unit stands in the label. */
function isLabelled({ flat, words }: JobText, from: number, to: number): boolean {
  const start = words[from]?.start ?? 0;
  const end = words[to - 1]?.end ?? start;
  const before = flat.slice(Math.max(0, start - LABEL_CHARS), start);
  return LABEL.test(before.slice(before.lastIndexOf("\n") + 1)) && /^\s*(?:$|[\n;.,)])/.test(flat.slice(end, end + 3));
}

/** "A year or more", "a year of", "A year in a care home"; "£90 a year" and "twice a year" are no experience. */
function oneYearAt(text: JobText, from: number, { from: first, to: limit }: Clause): Years | undefined {
  const unit = from + (foldedAt(text, from + 1) === "full" ? 2 : 1);
  if (!ONE.has(foldedAt(text, from)) || !YEAR.has(foldedAt(text, unit).replace(/'s?$/, "")) || unit >= limit) return undefined;
  const to = skipMore(text, unit + 1, limit);
  const told = HAVING.has(foldedAt(text, from - 1)) && (OF.has(foldedAt(text, to)) || PLACED.has(foldedAt(text, to)));
  const opens = from === first && PLACED_IN.test(foldedAt(text, to));
  const least = /^(?:least|minimum)$/.test(foldedAt(text, from - 1)) && !/^(?:per|in|on)$/.test(foldedAt(text, to));
  const named =
    least || opens || to > unit + 1 || told || foldedAt(text, to) === "of" || phraseAt(EXPERIENCE, text.words, to, limit) !== undefined;
  return named && !/^(?:\d.*|once|twice|times|days|weeks|months)$/.test(foldedAt(text, from - 1)) ? { from, to, min: 1 } : undefined;
}

/** "Five years of Java and two of Spring", "…, of which one in a hospital": the second number counts years too. */
function moreYearsAt(text: JobText, at: number, limit: number): Years | undefined {
  const min = numberAt(text, at);
  if (min === undefined) return undefined;
  const listed = countedAt(text, at, limit);
  if (listed && countsList(text, listed, limit)) return undefined;
  const ofWhich = (from: number) => foldedAt(text, from) === "of" && /^(?:which|them|these|those)$/.test(foldedAt(text, from + 1));
  if (ofWhich(at + 1)) return { from: at, to: at + 3, min, part: true };
  const first = beginOfAmount(text, at);
  const which = ofWhich(first - 2);
  const before = foldedAt(text, first - 1);
  const follows = which || text.lexicon.andWords.has(before) || INCLUDING.has(before) || gapBefore(text, first).includes(",");
  return follows && (OF.has(foldedAt(text, at + 1)) || (which && foldedAt(text, at + 1) === "at"))
    ? { from: at, to: at + 1, min, part: true }
    : undefined;
}

/** "of which at least two", "and a minimum of two". */
function beginOfAmount(text: JobText, at: number): number {
  let first = at;
  while (/^(?:at|least|minimum|min|a|of)$/.test(foldedAt(text, first - 1)) && gapBefore(text, first) === " ") first--;
  return first;
}

/** "or more", "plus". */
function skipMore({ words }: JobText, at: number, limit: number): number {
  return phraseAt(MORE, words, at, limit)?.to ?? at;
}

/** "3-5", "3 to 5". */
function upperBound(text: JobText, at: number, min: number): { max: number; to: number } | undefined {
  const by = BETWEEN.has(foldedAt(text, at)) ? at + 1 : /[-–—]/.test(gapBefore(text, at)) ? at : undefined;
  const max = by === undefined ? undefined : numberAt(text, by);
  return by !== undefined && max !== undefined && max > min ? { max, to: by + 1 } : undefined;
}

function isOtherTime(text: JobText, years: Years): boolean {
  const { words } = text;
  const hyphened = foldedAt(text, years.to - 1) === "year" && gapBefore(text, years.to - 1) === "-";
  if (hyphened && !phraseAt(EXPERIENCE, words, years.to, words.length)) return true;
  if (years.max === undefined && foldedAt(text, years.from - 2) === "up" && foldedAt(text, years.from - 1) === "to") return true;
  const before = words.slice(Math.max(0, years.from - TOLD_WORDS), years.from).map(({ folded }) => `${folded} `);
  if (LESS.test(before.join("")) || TOLD.test(before.join("")) || TENS.has(foldedAt(text, years.from - 1))) return true;
  if (years.min < 1 && DEADLINE.has(foldedAt(text, years.from - 1))) return true;
  return OTHER_BEFORE.has(foldedAt(text, years.from - 1)) || phraseAt(OTHER_AFTER, words, years.to, words.length) !== undefined;
}
