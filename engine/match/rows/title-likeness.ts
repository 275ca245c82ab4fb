import titleWords from "../../data/match/title-words.json";
import { toStem } from "../view/stem.ts";
import { toWordTerms } from "../view/terms.ts";

const LEVEL = new Set(titleWords.level.split(" ").map(toStem));
const GENERAL = new Set(titleWords.general.split(" ").map(toStem));
const ALIKE = titleWords.alike.map((group) => new Set(group.map(toStem)));
/** "Engineer" says less about the work than "mechanical" does. */
const PARTS = { general: 1, special: 2 } as const;

/** Words of a job title that tell the kind of work; ranks ("senior", "II") are no kind of work. */
export function toTitleTerms(title: string, language: string): string[] {
  const [main = title] = title.split(/[|(,;]| [-–—] /);
  const terms = toWordTerms(main, language).filter((term) => !LEVEL.has(term));
  return terms.length > 0 ? [...new Set(terms)] : [...new Set(toWordTerms(title, language))];
}

/** How much of the wanted title another title says, 0-1. Saying more than that takes nothing away. */
export function toTitleLikeness(wanted: readonly string[], held: readonly string[]): number {
  const weight = (term: string) => (GENERAL.has(term) ? PARTS.general : PARTS.special);
  const total = wanted.reduce((sum, term) => sum + weight(term), 0);
  if (total === 0) return 0;
  return wanted.reduce((sum, term) => sum + weight(term) * Math.max(0, ...held.map((other) => toWordLikeness(term, other))), 0) / total;
}

function toWordLikeness(a: string, b: string): number {
  if (a === b) return 1;
  return ALIKE.some((group) => group.has(a) && group.has(b)) ? titleWords.alikeness : 0;
}
