import { findNotDone, type ResumeProfile } from "../../resume/index.ts";
import { blank } from "../../text/index.ts";
import { blankNames, findWholeNames, toOwnNames } from "./own-names.ts";
import { withoutSuperiors } from "./superiors.ts";
import { type Admits, toTerms, toWordTerms } from "./terms.ts";

/** The words of one resume as terms, without those that tell whose it is. */
export type OwnTerms = {
  /** A bullet or sentence. */
  ofLine: (text: string) => string[];
  /** What a line says was not done. */
  ofNotDone: (text: string) => string[][];
  /** A job title: all capitals, so a surname in one is a trade. */
  ofTitle: (text: string) => string[];
  /** A certificate or field of study: the place that grants a licence is part of it, the holder and the school are not. */
  ofStudy: (text: string) => string[];
  hasOwnName: (text: string) => boolean;
  /** Whether words that name a skill are but a name of the resume's own: one word, and a skill its person does not list ("Sage" of Ruby Sage). */
  isNamesake: (id: string, text: string) => boolean;
};

export function toOwnTerms(profile: ResumeProfile): OwnTerms {
  const { person, places, schools, employers } = toOwnNames(profile);
  const { language } = profile.meta;
  const holdsPerson = new Set(person);
  const listed = new Set(profile.skills.flatMap(({ id, evidence }) => (evidence.some(({ section }) => section === "skills") ? [id] : [])));
  const inLine = (text: string): Admits => {
    const names = findWholeNames(text, [...places, ...employers]);
    // A name is told by its capital: "price analysis" stays in the resume of Jo Price.
    return (word, folded) => !(names.has(folded) || holdsPerson.has(folded)) || word === word.toLowerCase();
  };
  const without =
    (names: ReadonlySet<string>): Admits =>
    (_word, folded) =>
      !names.has(folded);
  const withoutSchools = (text: string) => blankNames(text, schools);
  const hasOwnName = (text: string) =>
    toWordTerms(withoutSchools(text), language, inLine(text)).length < toWordTerms(text, language).length;
  const ofLine = (text: string) =>
    toTerms(withoutSuperiors(withoutSchools(blank(text, findNotDone(text)))), language, inLine(text), (term) => !listed.has(term.slice(1)));
  return {
    ofLine,
    ofNotDone: (text) => findNotDone(text).map(({ start, end }) => ofLine(text.slice(start, end))),
    ofTitle: (text) => toWordTerms(withoutSchools(text), language, without(findWholeNames(text, places))),
    ofStudy: (text) => toWordTerms(withoutSchools(text), language, without(findWholeNames(text, person.length > 0 ? [person] : []))),
    hasOwnName,
    isNamesake: (id, text) => !listed.has(id) && !/\s/.test(text) && hasOwnName(text),
  };
}
