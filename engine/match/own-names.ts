import nameWords from "../data/match/name-words.json";
import type { ResumeProfile } from "../resume/index.ts";
import { fold, toTokens } from "../text/index.ts";
import type { Admits } from "./terms.ts";

const EVERYDAY = new Set(nameWords.words.split(" "));

/** Words of work that are also somebody's name or somewhere's: they stay, whoever's resume it is. */
export function isEveryday(folded: string): boolean {
  return EVERYDAY.has(folded);
}

/**
 * Words of the person's name, places, schools and clubs, which may not become terms of a view. They are told by their
 * capital: "price analysis" stays in the resume of Jo Price.
 */
export function withoutOwnNames(profile: ResumeProfile): Admits {
  return without([profile.basics.name, ...toPlaces(profile), ...toSchools(profile)]);
}

/** For titles, which are all capitals and may hold a place but hardly a school. */
export function withoutOwnPlaces(profile: ResumeProfile): Admits {
  return without([profile.basics.name, ...toPlaces(profile)]);
}

/** For certificates, whose issuers ("State of Ohio") are part of what they are. */
export function withoutOwnName(profile: ResumeProfile): Admits {
  return without([profile.basics.name]);
}

function without(names: readonly (string | undefined)[]): Admits {
  const words = new Set(names.flatMap((name) => toWords(name ?? "")).filter((word) => !EVERYDAY.has(word)));
  return (word, folded) => !words.has(folded) || word === word.toLowerCase();
}

function toPlaces({ basics, work }: ResumeProfile): (string | undefined)[] {
  const { address, postalCode, city, region } = basics.location ?? {};
  return [address, postalCode, city, region, ...work.map((role) => role.location)];
}

function toSchools({ education, volunteer }: ResumeProfile): (string | undefined)[] {
  return [...education.map((entry) => entry.institution), ...volunteer.map((entry) => entry.organization)];
}

function toWords(text: string): string[] {
  return toTokens(text)
    .flatMap((token) => token.text.split(/[-‐‑/&.'’_]/))
    .map(fold)
    .filter((word) => word.length > 1);
}
