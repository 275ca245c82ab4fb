import occupations from "../../data/match/occupations.json";
import { toWordTerms } from "../view/terms.ts";

/** The words of a title that name an occupation, and the other names that occupation goes by. */
export type OccupationNames = { words: readonly string[]; others: readonly (readonly string[])[] };

/** The names are English; a title in another language has none of their words. */
const LANGUAGE = "en";
const GROUPS = occupations.groups.map((names) => names.split(", ").map((name) => toWordTerms(name, LANGUAGE)));

/** Every occupation that the words of a title name: "law clerk" is also a paralegal. */
export function toOccupationNames(title: readonly string[]): OccupationNames[] {
  return GROUPS.flatMap((names) => {
    const words = names.filter((name) => name.every((word) => title.includes(word)));
    return words.length === 0 ? [] : [{ words: words.flat(), others: names.filter((name) => !words.includes(name)) }];
  });
}
