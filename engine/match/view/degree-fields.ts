import degreeFields from "../../data/match/degree-fields.json";
import type { ResumeProfile } from "../../resume/index.ts";
import { fold } from "../../text/index.ts";
import type { OwnTerms } from "./own-terms.ts";
import { toWordTerms } from "./terms.ts";

const FIELDS = new Map(
  Object.entries(degreeFields.fields).flatMap(([field, names]) =>
    names.split(" ").map((name) => [withoutStops(name), toWordTerms(field, "en")]),
  ),
);
const LEVELS = new Set(degreeFields.levels.split(" ").map(withoutStops));
const SAME = new Map(
  degreeFields.alike.flatMap((names) => {
    const terms = toWordTerms(names, "en");
    return terms.map((term) => [term, terms[0] ?? term] as const);
  }),
);
const SCHOOL = new Set(toWordTerms(degreeFields.school, "en"));

const SCHOOLS = new RegExp(`(?<!\\p{L})(?:${degreeFields.schools})(?!\\p{L})`, "iu");
const VOCATIONAL = new RegExp(`(?<!\\p{L})(?:${degreeFields.vocational})(?!\\p{L})`, "iu");
const ANY = new Set(toWordTerms(degreeFields.any, "en"));

/** "Science", "studies": part of the name of many fields. */
export const isAnyField = (term: string): boolean => ANY.has(term);

/** "Informatik" and "informatics" are "computer". */
export const toSameField = (term: string): string => SAME.get(term) ?? term;

/** What every school teaches, so that it says nothing about a profession. */
export const isSchoolSubject = (term: string): boolean => SCHOOL.has(term);

/** Words of the field of a study: those printed as such, those the name of the degree says by itself ("LLB"), and what else stands in it ("BSc Nursing"). */
export function toDegreeFields({ studyType = "", area }: ResumeProfile["education"][number], own: OwnTerms): string[] {
  const words = studyType.split(/[\s,;:/()]+/).filter((word) => word !== "");
  const named = words.flatMap((word) => FIELDS.get(withoutStops(word)) ?? []);
  const others = area === undefined ? words.filter((word) => !LEVELS.has(withoutStops(word)) && !FIELDS.has(withoutStops(word))) : [];
  return [...new Set([...own.ofStudy(area ?? others.join(" ")), ...named])].sort();
}

/** "LL.B." is "LLB". */
function withoutStops(word: string): string {
  return fold(word).replace(/[.'’-]/g, "");
}

/** "A levels": what a school gives to everybody who leaves it. */
export const isSchoolPaper = (name: string): boolean => SCHOOLS.test(name) && !VOCATIONAL.test(name);

/** "City & Guilds": a paper of a trade, whether the trade is told or not. */
export const isTradePaper = (name: string): boolean => VOCATIONAL.test(name) && !SCHOOLS.test(name);
