import occupations from "../../data/match/occupations.json";
import { toWordTerms } from "../view/terms.ts";

/** The words of a title that name an occupation, and the other names that occupation goes by. */
export type OccupationNames = { words: readonly string[]; others: readonly (readonly string[])[] };
type Name = readonly string[];

/** The names are English; a title in another language has none of their words. */
const LANGUAGE = "en";
/** By first word the names that begin with it, each with all names of its occupation. */
const BY_FIRST_WORD = new Map<string, { name: Name; names: readonly Name[] }[]>();
for (const group of occupations.groups) {
  const names = group.split(", ").map((name) => toWordTerms(name, LANGUAGE));
  for (const name of names) {
    const [first = ""] = name;
    BY_FIRST_WORD.set(first, [...(BY_FIRST_WORD.get(first) ?? []), { name, names }]);
  }
}

/** Every occupation that the words of a title name: "law clerk" is also a paralegal. */
export function toOccupationNames(title: readonly string[]): OccupationNames[] {
  const found = new Map<readonly Name[], Name[]>();
  for (const word of new Set(title))
    for (const { name, names } of BY_FIRST_WORD.get(word) ?? [])
      if (name.every((part) => title.includes(part))) found.set(names, [...(found.get(names) ?? []), name]);
  return Array.from(found, ([names, named]) => ({ words: named.flat(), others: names.filter((name) => !named.includes(name)) }));
}
