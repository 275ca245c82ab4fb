import nameWords from "../data/match/name-words.json";
import type { ResumeProfile } from "../resume/index.ts";
import { fold, toTokens } from "../text/index.ts";
import type { Admits } from "./terms.ts";

const EVERYDAY = new Set(nameWords.words.split(" "));

/**
 * Words of a person's name, address, contact, schools and clubs, which may not become terms of a view. They are told by
 * their capital: "price analysis" stays in the resume of Jo Price. Contact words (user names) count in any case.
 */
export function withoutOwnNames(profile: ResumeProfile): Admits {
  const named = new Set(
    toNames(profile)
      .flatMap(toWords)
      .filter((word) => !EVERYDAY.has(word)),
  );
  const contact = new Set(
    toContacts(profile)
      .flatMap(toWords)
      .filter((word) => !EVERYDAY.has(word)),
  );
  return (word, folded) => !contact.has(folded) && !(named.has(folded) && word !== word.toLowerCase());
}

/** Titles are printed with capitals, so a lone surname in one ("Koch") is a trade; only places and schools leave. */
export function withoutOwnPlaces(profile: ResumeProfile): Admits {
  const fullName = profile.basics.name === undefined ? [] : toWords(profile.basics.name);
  const places = new Set([...toPlaces(profile), ...toSchools(profile)].flatMap(toWords).filter((word) => !EVERYDAY.has(word)));
  const names = new Set(fullName.filter((word) => !EVERYDAY.has(word)));
  return (_word, folded) => !places.has(folded) && !names.has(folded);
}

function toNames(profile: ResumeProfile): string[] {
  return [profile.basics.name ?? "", ...toPlaces(profile), ...toSchools(profile)];
}

function toPlaces({ basics, work }: ResumeProfile): string[] {
  const { address, postalCode, city, region } = basics.location ?? {};
  return [address, postalCode, city, region, ...work.map((role) => role.location)].filter((place) => place !== undefined);
}

function toSchools({ education, volunteer }: ResumeProfile): string[] {
  return [...education.map((entry) => entry.institution), ...volunteer.map((entry) => entry.organization)].filter(
    (school) => school !== undefined,
  );
}

function toContacts({ basics }: ResumeProfile): string[] {
  const links = basics.profiles.map((profile) => `${profile.url}`);
  return [basics.email, basics.phone, basics.url, ...links].filter((contact) => contact !== undefined);
}

function toWords(text: string): string[] {
  return toTokens(text)
    .flatMap((token) => token.text.split(/[-‐‑/&.'’_@]/))
    .map(fold)
    .filter((word) => word.length > 1);
}
