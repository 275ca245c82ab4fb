import nameWords from "../../data/match/name-words.json";
import type { ResumeProfile } from "../../resume/index.ts";
import { blank, fold, toTokens } from "../../text/index.ts";

const EVERYDAY = new Set(nameWords.words.split(" "));
/** Words in front of a name that is said in short: "at Arden" of Arden University. */
const BEFORE = new Set(nameWords.before.split(" "));

/**
 * Names a resume gives to its person and to the places, schools, clubs and employers of its life, in folded words. Those of schools
 * and clubs have all their words.
 */
export type OwnNames = { person: string[]; places: string[][]; schools: string[][]; employers: string[][] };

/** Words that also name everyday work ("cook", "nursing") are never held back, whoever's resume it is. */
export function toOwnNames(profile: ResumeProfile): OwnNames {
  const { basics, work, education, volunteer } = profile;
  const { address, postalCode, city, region } = basics.location ?? {};
  return {
    person: toTrustedName(profile),
    places: toNames([address, postalCode, city, region, ...work.map((role) => role.location)]),
    schools: toSchools([...education.map((entry) => entry.institution), ...volunteer.map((entry) => entry.organization)]),
    employers: toNames(work.map((role) => role.name)),
  };
}

/** Words of the names that stand in the text whole. One word alone may be a trade, an issuer or a subject ("State of Washington"). */
export function findWholeNames(text: string, names: readonly string[][]): Set<string> {
  const said = new Set(toWords(text));
  return new Set(names.filter((name) => name.every((word) => said.has(word))).flat());
}

/**
 * The text with spaces where one of the names stands word for word, or in short behind "at": "Analyst, Data Institute" keeps its
 * analyst, "Data Analyst" all of it. One word has a capital.
 */
export function blankNames(text: string, names: readonly string[][]): string {
  const words = toPlacedWords(text);
  const shorts = names.map((name) => name.filter((word) => !EVERYDAY.has(word)));
  const found: { start: number; end: number }[] = [];
  for (let at = 0; at < words.length; at++) {
    const isBehind = at > 0 && BEFORE.has(words[at - 1]?.folded ?? "");
    for (const name of isBehind ? [...names, ...shorts] : names) {
      const [first, last] = [words[at], words[at + name.length - 1]];
      if (!first || !last || name.length === 0 || !name.every((word, index) => words[at + index]?.folded === word)) continue;
      if (first === last && text.charAt(first.start) === first.folded.charAt(0)) continue;
      found.push({ start: first.start, end: last.end });
    }
  }
  return blank(text, found);
}

/** A name of one everyday word ("Nursing") names no school. */
function toSchools(names: readonly (string | undefined)[]): string[][] {
  return [...new Set(names)].map(toWords).filter(([first, ...rest]) => first !== undefined && (rest.length > 0 || !EVERYDAY.has(first)));
}

function toNames(names: readonly (string | undefined)[]): string[][] {
  const words = [...new Set(names)].map((name) => toWords(name).filter((word) => !EVERYDAY.has(word)));
  return words.filter((name) => name.length > 0);
}

/** A headline ("Data Scientist") is sometimes taken for the name; a name that is a title of the same resume is none. */
function toTrustedName({ basics, work }: ResumeProfile): string[] {
  const name = toWords(basics.name);
  const isTitle = work.some(({ position }) => {
    const said = new Set(toWords(position));
    return name.every((word) => said.has(word));
  });
  return isTitle ? [] : name.filter((word) => !EVERYDAY.has(word));
}

const toWords = (text: string | undefined): string[] => toPlacedWords(text ?? "").map(({ folded }) => folded);

function toPlacedWords(text: string): { folded: string; start: number; end: number }[] {
  return toTokens(text).flatMap((token) =>
    Array.from(token.text.matchAll(/[^-‐‑/&.'’_]{2,}/gu), ({ 0: word, index }) => {
      const start = token.start + index;
      return { folded: fold(word), start, end: start + word.length };
    }),
  );
}
