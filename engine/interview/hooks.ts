import type { MatchResult, Quote } from "../match/index.ts";
import type { ResumeProfile } from "../resume/index.ts";
import { fold } from "../text/index.ts";
import { findProtectedTopics } from "./unlawful.ts";
import { HOOK_WORDS } from "./weights.ts";

/** A line of the resume a question may rest on. `outcome`: the measured result it tells, in its own figures. */
export type Hook = { requirementId: string; quote: Quote; outcome?: string };

const OUTCOME = /\d[\d.,]*\s?%|[$€£]\s?\d[\d.,]*(?:\s?(?:k|m|million|bn|billion)\b)?/iu;
const DATED = /\b(?:19|20)\d{2}\b/;
const WORKING: ReadonlySet<string> = new Set(["experience", "projects"]);

/** Lines about work, without names of employers or schools, dates and protected topics; one for each requirement. */
export function findHooks(profile: ResumeProfile, match: MatchResult): Hook[] {
  const taken = new Set<number>();
  return match.matchedSkills.flatMap(({ id, evidence }) => {
    const lawful = evidence.filter((quote) => !taken.has(quote.start) && isHook(profile, quote));
    const quote = lawful.find(({ text }) => OUTCOME.test(text)) ?? lawful[0];
    if (!quote) return [];
    taken.add(quote.start);
    const outcome = OUTCOME.exec(quote.text)?.[0];
    return [{ requirementId: id, quote, ...(outcome ? { outcome } : {}) }];
  });
}

export function isHook(profile: ResumeProfile, quote: Quote): boolean {
  const section = profile.meta.sections.find(({ start, end }) => start <= quote.start && quote.start < end)?.section;
  return section !== undefined && WORKING.has(section) && quote.text.split(/\s+/).length >= HOOK_WORDS && isNeutral(profile, quote.text);
}

/** No name, no school, no date, no protected topic. */
export function isNeutral(profile: ResumeProfile, text: string): boolean {
  const folded = fold(text);
  const names = [...profile.work.map(({ name }) => name), ...profile.education.map(({ institution }) => institution)];
  const named = names.some((name) => name !== undefined && name.trim().length > 2 && folded.includes(fold(name.trim())));
  return !named && !DATED.test(text) && findProtectedTopics(text).length === 0;
}
