import data from "../data/job/languages.json";
import type { Clause } from "./clauses.ts";
import { findPhrases, type Hit, phraseAt, toPhraseMap, toPhraseSet } from "./phrases.ts";
import type { LanguageRequirement } from "./types.ts";
import type { Word } from "./words.ts";

type Cefr = NonNullable<LanguageRequirement["cefr"]>;
const NAMES = toPhraseMap(Object.entries(data.languages).flatMap(([name, words]) => words.map((word) => [word, name] as const)));
const LEVELS = toPhraseMap(Object.entries(data.levels).flatMap(([level, words]) => words.map((word) => [word, level as Cefr] as const)));
const CONTEXT = toPhraseSet(data.context);
const NOT_AFTER = toPhraseSet(data.notAfter);

/** Human languages a clause asks for; the words it used go into `taken`. */
export function readLanguages(flat: string, words: readonly Word[], clause: Clause, taken: Set<number>): LanguageRequirement[] {
  const hits = findPhrases(NAMES, words, clause.from, clause.to).filter((hit) => isLanguage(flat, words, clause, hit));
  if (hits.length === 0) return [];
  const levels = findPhrases(LEVELS, words, clause.from, clause.to);
  for (const cue of findPhrases(CONTEXT, words, clause.from, clause.to)) mark(taken, cue);
  for (const level of levels) if (hits.some((hit) => Math.abs(hit.from - level.from) <= 6)) mark(taken, level);
  return hits.map((hit) => {
    mark(taken, hit);
    const level = nearestLevel(hit, hits, levels);
    const place = { start: words[hit.from]?.start ?? 0, end: words[hit.to - 1]?.end ?? 0 };
    return { language: hit.value, ...(level ? { cefr: level } : {}), importance: clause.importance, span: place };
  });
}

function mark(taken: Set<number>, hit: Hit<unknown>): void {
  for (let at = hit.from; at < hit.to; at++) taken.add(at);
}

function isLanguage(flat: string, words: readonly Word[], clause: Clause, hit: Hit<string>): boolean {
  if (!/^[\p{Lu}]/u.test(flat.slice(words[hit.from]?.start)) && clause.statement.section === "intro" && hit.value === "Polish")
    return false;
  if (phraseAt(NOT_AFTER, words, hit.to, clause.to)) return false;
  if (/\b(?:langu|sprach|idiom|lingu|talen)/i.test(clause.statement.heading)) return true;
  const near = [Math.max(clause.from, hit.from - 8), Math.min(clause.to, hit.to + 8)] as const;
  const spoken = findPhrases(CONTEXT, words, near[0], near[1]).length + findPhrases(LEVELS, words, near[0], near[1]).length;
  return spoken > 0 || hit.to - hit.from === clause.to - clause.from || /kenntnisse$/.test(words[hit.from]?.folded ?? "");
}

/** The level beside the language; "fluent English and French" gives both the one before. */
function nearestLevel(hit: Hit<string>, hits: readonly Hit<string>[], levels: readonly Hit<Cefr>[]): Cefr | undefined {
  const exact = levels.find(
    (level) => /^[ABC][12]$/i.test(level.value) && level.from >= hit.to && level.from - hit.to <= 3 && !between(hits, hit.to, level.from),
  );
  const before = levels.filter((level) => level.to <= hit.from && hit.from - level.to <= 6).at(-1);
  const after = levels.find((level) => level.from >= hit.to && level.from - hit.to <= 5 && !between(hits, hit.to, level.from));
  return (exact ?? before ?? after)?.value;
}

function between(hits: readonly Hit<string>[], from: number, to: number): boolean {
  return hits.some((hit) => hit.from >= from && hit.from < to);
}
