import data from "../../data/job/languages.json";
import { isAsking } from "../outline/statements.ts";
import type { Clause } from "../requirements/clauses.ts";
import { toAtLeast } from "../requirements/counted-choices.ts";
import type { LanguageRequirement } from "../types.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { findPhrases, type Hit, phraseAt, toPhraseMap, toPhraseSet } from "../words/phrases.ts";
import { isSchoolSubject, isStudiedAt } from "./education.ts";
import { toChoices } from "./language-choices.ts";

type Cefr = NonNullable<LanguageRequirement["cefr"]>;
type Spoken = Pick<LanguageRequirement, "language" | "cefr">;
type Names = Record<string, string[]>;

const toEntries = (names: Names) => Object.entries(names).flatMap(([name, words]) => words.map((word) => [word, name] as const));
const ENGLISH = toPhraseMap(toEntries(data.languages as Names));
const ALL = toPhraseMap([...toEntries(data.languages as Names), ...toEntries(data.foreign as Names)]);
const LEVELS = toPhraseMap(Object.entries(data.levels).flatMap(([level, words]) => words.map((word) => [word, level as Cefr] as const)));
const CONTEXT = toPhraseSet(data.context);
const NOT_AFTER = toPhraseSet(data.notAfter);
const NOT_BEFORE = new Set(data.notBefore);
const BREAKS = new Set(data.breaks);
const LEVEL_ENDS = [
  ["native", "level"],
  ["business", "level"],
  ["fluent", "level"],
  ["professional", "level"],
  ["conversational", "level"],
] as const;
const REACH = 6;

/** Whether a language with a level of its own stands in words[from..to): the modal word behind another language does not reach it. */
export function hasGradedLanguage({ words }: JobText, from: number, to: number): boolean {
  return findPhrases(ENGLISH, words, from, to).length > 0 && findPhrases(LEVELS, words, from, to).length > 0;
}

export function hasLanguage({ words }: JobText, from: number, to: number): boolean {
  return findPhrases(ENGLISH, words, from, to).length > 0;
}

/** Human languages a clause asks for; the words it used go into `taken`. `barred`: "native" is refused and tells no level, "must be Irish" speaks of people. */
export function readLanguages(
  text: JobText,
  clause: Clause,
  taken: Set<number>,
  barred: ReadonlySet<number> = new Set(),
): LanguageRequirement[] {
  const { words, language } = text;
  const names = language === "en" || language === "und" ? ENGLISH : ALL;
  const isNation = (hit: Hit<string>) => barred.has(hit.from) && foldedAt(text, hit.from - 1) === "be";
  const named = findPhrases(names, words, clause.from, clause.to).filter((hit) => !isNation(hit));
  const sure = named.filter((hit) => isLanguage(text, clause, hit));
  const hits = named.filter((hit) => sure.includes(hit) || isBeside(text, clause, hit, sure));
  if (hits.length === 0) return [];
  const levels = findPhrases(LEVELS, words, clause.from, clause.to).filter((level) => !barred.has(level.from));
  for (const cue of findPhrases(CONTEXT, words, clause.from, clause.to)) mark(taken, cue.from, cue.to);
  for (const level of levels) if (hits.some((hit) => Math.abs(hit.from - level.from) <= REACH)) mark(taken, level.from, level.to);
  for (const hit of hits) mark(taken, hit.from, endOfPhrase(text, clause, hit.to));
  return toChoices(text, clause, hits, levels).map(({ choice, count }) => {
    const last = nearestLevel(text, choice.at(-1) ?? choice[0], hits, levels);
    const shared = last ?? (count ? nearestLevel(text, choice[0], hits, levels) : undefined);
    const [first, ...others] = choice.map((hit) => {
      const cefr = nearestLevel(text, hit, hits, levels) ?? shared;
      return { language: hit.value, ...(cefr ? { cefr } : {}) };
    });
    const span = { start: words[choice[0].from]?.start ?? 0, end: words[(choice.at(-1) ?? choice[0]).to - 1]?.end ?? 0 };
    return {
      ...(first as Spoken),
      ...(others.length > 0 ? { alternatives: others } : {}),
      ...toAtLeast(count, choice.length),
      importance: clause.importance,
      span,
    };
  });
}

function mark(taken: Set<number>, from: number, to: number): void {
  for (let at = from; at < to; at++) taken.add(at);
}

/** "English communication skills" is about English to its end. */
function endOfPhrase(text: JobText, clause: Clause, from: number): number {
  let to = from;
  while (to < clause.to && to - from < 3 && /^[\s-]*$/.test(gapBefore(text, to)) && !text.lexicon.joinWords.has(foldedAt(text, to))) to++;
  return to;
}

/** "German law", "English teacher", "a degree in French" and "polish floors" ask for no language. */
function isLanguage(text: JobText, clause: Clause, hit: Hit<string>): boolean {
  const { flat, words, language } = text;
  const start = words[hit.from]?.start ?? 0;
  const capital = /\p{Lu}/u.test(flat.slice(start, start + 4));
  if (isSchoolSubject(text, clause, hit.from) || isStudiedAt(text, clause, hit.from)) return false;
  if (!capital && (language === "en" || language === "und" || language === "de" || language === "nl")) return false;
  const graded = LEVEL_ENDS.some((words) => endsAt(text, hit.from, words));
  if (isAdjective(text, clause, hit.to) || (!graded && hit.from > clause.from && NOT_BEFORE.has(foldedAt(text, hit.from - 1))))
    return false;
  if (isAsking(clause.statement.section) || isGraded(clause, hit)) return true;
  const from = Math.max(clause.from, hit.from - 2 - REACH);
  const to = Math.min(clause.to, hit.to + 2 + REACH);
  return (
    findPhrases(CONTEXT, words, from, to).length + findPhrases(LEVELS, words, from, to).length > 0 ||
    foldedAt(text, hit.from).endsWith("kenntnisse")
  );
}

/** "fluent in one of French, German or Spanish": the last of a list of languages is one too. */
function isBeside(text: JobText, clause: Clause, hit: Hit<string>, sure: readonly Hit<string>[]): boolean {
  const isListed = sure.some((other) => Math.max(hit.from - other.to, other.from - hit.to) <= 1);
  return (
    isListed &&
    !isSchoolSubject(text, clause, hit.from) &&
    /\p{Lu}/u.test(text.flat.charAt(text.words[hit.from]?.start ?? 0)) &&
    !isAdjective(text, clause, hit.to)
  );
}

/** Whether the clause begins with the language, or a modal word of it speaks of the language. */
function isGraded({ from, to, importance, cueWords }: Clause, hit: Hit<string>): boolean {
  return (
    (hit.from === from && importance !== "should") || [...cueWords].some((at) => at >= from && at < to && Math.abs(at - hit.from) <= REACH)
  );
}

/** "Native-level English" names a level, "A level English" an examination. */
function endsAt(text: JobText, end: number, phrase: readonly string[]): boolean {
  return phrase.every((word, index) => foldedAt(text, end - phrase.length + index) === word);
}

/** "German labour law", "German as a foreign language": the language only describes what follows; in "Spanish with customers" it does not. */
function isAdjective(text: JobText, clause: Clause, from: number): boolean {
  const end = endOfPhrase(text, clause, from);
  for (let at = from; at < end; at++) {
    if (phraseAt(NOT_AFTER, text.words, at, clause.to)) return true;
    if (BREAKS.has(foldedAt(text, at))) return false;
  }
  return false;
}

/** The level beside the language; "fluent English and French" gives both the one before, "(B1)" belongs to the one it follows. */
function nearestLevel(text: JobText, hit: Hit<string>, hits: readonly Hit<string>[], levels: readonly Hit<Cefr>[]): Cefr | undefined {
  const follows = (level: Hit<Cefr>) =>
    level.from >= hit.to && level.from - hit.to <= REACH && !hits.some((other) => other.from >= hit.to && other.from < level.from);
  const code = levels.find((level) => isCode(text, level) && follows(level));
  if (code) return code.value;
  const before = levels.filter((level) => level.to <= hit.from && hit.from - level.to <= REACH && reaches(text, level, hit, hits)).at(-1);
  return (before ?? levels.find(follows))?.value;
}

function isCode(text: JobText, level: Hit<Cefr>): boolean {
  return /^[abc][12]$/.test(foldedAt(text, level.from));
}

/** Nothing but words of the same list stands between the level and the language. */
function reaches(text: JobText, level: Hit<Cefr>, hit: Hit<string>, hits: readonly Hit<string>[]): boolean {
  const { flat, words, lexicon } = text;
  if (isCode(text, level) && hits.some((candidate) => candidate.to === level.from)) return false;
  const other = hits.filter((candidate) => candidate.from >= level.to && candidate.to <= hit.from).at(-1);
  if (!other) return !isCode(text, level) || !/[,;]/.test(flat.slice(words[level.to - 1]?.end, words[hit.from]?.start));
  return !isCode(text, level) && hit.from > other.to && words.slice(other.to, hit.from).every((word) => lexicon.joinWords.has(word.folded));
}
