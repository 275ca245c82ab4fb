import titleWords from "../../data/match/title-words.json";
import { toStem } from "../view/stem.ts";
import { isSkillTerm, toTerms, toWordTerms } from "../view/terms.ts";
import type { OccupationNames } from "./occupation-names.ts";

const BESIDE = /[|(,;]| [-–—] /;
const LEVEL = new Set(titleWords.level.split(" ").map(toStem));
const GENERAL = new Set(titleWords.general.split(" ").map(toStem));
/** For each word those that name like work. */
const ALIKE = new Map<string, Set<string>>();
for (const group of titleWords.alike.map((words) => words.map(toStem)))
  for (const word of group) ALIKE.set(word, new Set([...(ALIKE.get(word) ?? []), ...group]));
/** "Engineer" says less about the work than "mechanical" does. */
const { parts: PARTS } = titleWords;
const AIDS = new Set(titleWords.aids.split(" ").map(toStem));
const AIDED = new Set(titleWords.aided.split(" ").map(toStem));

/** Words of a job title that tell the kind of work; ranks ("senior", "II") are no kind of work. */
export function toTitleTerms(title: string, language: string): string[] {
  const terms = toWordTerms(toMain(title), language).filter((term) => !LEVEL.has(term));
  return terms.length > 0 ? [...new Set(terms)] : [...new Set(toWordTerms(title, language))];
}

/** The title without what stands beside it: a field, a shift, a grade. */
export function toMain(title: string): string {
  const [main = title] = title.split(BESIDE);
  return main;
}

/** The field that a title names beside the kind of work ("Registered Nurse, Intensive Care"): ids of skills; none in "Cook, night shift". */
export function toSpecialty(title: string, language: string): string[] {
  const [, ...rest] = title.split(BESIDE);
  return [...new Set(toTerms(rest.join(", "), language).filter(isSkillTerm))];
}

/**
 * How much of the wanted title another title says, 0-1. Saying more than that takes nothing away. An occupation said by another of its
 * names is said in full.
 */
export function toTitleLikeness(wanted: readonly string[], names: readonly OccupationNames[], held: readonly string[]): number {
  const weight = (term: string) => (GENERAL.has(term) ? PARTS.general : PARTS.special);
  const total = wanted.reduce((sum, term) => sum + weight(term), 0);
  if (total === 0) return 0;
  const named = names.filter(({ others }) => others.some((name) => name.every((word) => held.includes(word))));
  const isNamed = (term: string) => named.some(({ words }) => words.includes(term));
  const said = (term: string) => (isNamed(term) ? 1 : Math.max(0, ...held.map((other) => toWordLikeness(term, other))));
  return wanted.reduce((sum, term) => sum + weight(term) * said(term), 0) / total;
}

/** How much of an occupation is left in the title of those who help it: a teaching assistant is no teacher, an accounts clerk no accountant. */
export function toAidShare(wanted: string | undefined, held: string | undefined): number {
  const isAid = wanted !== undefined && held !== undefined && AIDED.has(wanted) && AIDS.has(held);
  return isAid ? titleWords.aidShare : 1;
}

/** Whether two words name the same kind of work. */
export const isWordAlike = (a: string, b: string): boolean => toWordLikeness(a, b) > 0;

function toWordLikeness(a: string, b: string): number {
  if (a === b) return 1;
  return ALIKE.get(a)?.has(b) ? titleWords.alikeness : 0;
}
