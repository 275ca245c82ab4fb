import nameWords from "../../data/match/name-words.json";
import type { ResumeProfile } from "../../resume/index.ts";
import { fold, toTokens } from "../../text/index.ts";

const EVERYDAY = new Set(nameWords.words.split(" "));

/** Names a resume gives to its person and to the places, schools, clubs and employers of its life, in folded words. */
export type OwnNames = { person: string[]; places: string[][]; schools: string[][]; employers: string[][] };

/** Words that also name everyday work ("cook", "nursing") are never held back, whoever's resume it is. */
export function toOwnNames(profile: ResumeProfile): OwnNames {
  const { basics, work, education, volunteer } = profile;
  const { address, postalCode, city, region } = basics.location ?? {};
  return {
    person: toTrustedName(profile),
    places: toNames([address, postalCode, city, region, ...work.map((role) => role.location)]),
    schools: toNames([...education.map((entry) => entry.institution), ...volunteer.map((entry) => entry.organization)]),
    employers: toNames(work.map((role) => role.name)),
  };
}

/** Words of the names that stand in the text whole. One word alone may be a trade, an issuer or a subject ("State of Washington"). */
export function findWholeNames(text: string, names: readonly string[][]): Set<string> {
  const said = new Set(toWords(text));
  return new Set(names.filter((name) => name.every((word) => said.has(word))).flat());
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

function toWords(text: string | undefined): string[] {
  return toTokens(text ?? "")
    .flatMap((token) => token.text.split(/[-‐‑/&.'’_]/))
    .map(fold)
    .filter((word) => word.length > 1);
}
