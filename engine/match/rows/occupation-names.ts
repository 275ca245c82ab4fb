import occupations from "../../data/match/occupations.json";
import { toTokens } from "../../text/index.ts";
import { toWordTerms } from "../view/terms.ts";

/** The words of a title that name an occupation, and the other names that occupation goes by. */
export type OccupationNames = { words: readonly string[]; others: readonly (readonly string[])[] };
type Name = readonly string[];

/** The names are English; a title in another language has none of their words. */
const LANGUAGE = "en";
const JOINING = new Set(occupations.joining.split(" "));
/** By first word the names that begin with it, each with all names of its occupation. */
const BY_FIRST_WORD = new Map<string, { name: Name; names: readonly Name[] }[]>();
for (const group of occupations.groups) {
  const names = group
    .split(", ")
    .filter(isWhole)
    .map((name) => toWordTerms(name, LANGUAGE));
  for (const name of names) {
    const [first = ""] = name;
    BY_FIRST_WORD.set(first, [...(BY_FIRST_WORD.get(first) ?? []), { name, names }]);
  }
}

/** Whether more is left of it than one of its words: "works manager" and "IT technician" would be any manager and any technician. */
function isWhole(name: string): boolean {
  const words = toTokens(name).filter(({ folded }) => !JOINING.has(folded));
  const telling = words.filter(({ text }) => toWordTerms(text, LANGUAGE).length > 0);
  return telling.length === words.length || telling.length > 1;
}

/** Every occupation that the words of a title name: "law clerk" is also a paralegal. */
export function toOccupationNames(title: readonly string[]): OccupationNames[] {
  const found = new Map<readonly Name[], Name[]>();
  for (const word of new Set(title))
    for (const { name, names } of BY_FIRST_WORD.get(word) ?? [])
      if (name.every((part) => title.includes(part))) found.set(names, [...(found.get(names) ?? []), name]);
  return Array.from(found, ([names, named]) => ({ words: named.flat(), others: names.filter((name) => !named.includes(name)) }));
}
