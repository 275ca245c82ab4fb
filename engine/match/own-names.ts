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
  return without([...toTrustedName(profile), ...[...toPlaces(profile), ...toSchools(profile)].flatMap(toWords)]);
}

/** For titles, which are all capitals: only a name or place that stands there whole leaves; one word of it is a trade. */
export function withoutWholeNames(profile: ResumeProfile, text: string): Admits {
  return withoutWhole([toTrustedName(profile), ...[...toPlaces(profile), ...toSchools(profile)].map(toWords)], text);
}

/** For certificates and fields of study: the place that grants a licence is part of it, the holder and the school are not. */
export function withoutHolder(profile: ResumeProfile, text: string): Admits {
  return withoutWhole([toTrustedName(profile), ...toSchools(profile).map(toWords)], text);
}

function withoutWhole(names: readonly string[][], text: string): Admits {
  const said = new Set(toWords(text));
  return without(names.filter((name) => name.every((word) => said.has(word))).flat());
}

/** A headline ("Data Scientist") is sometimes taken for the name; a name that is a title of the same resume is none. */
function toTrustedName({ basics, work }: ResumeProfile): string[] {
  const name = toWords(basics.name);
  const isTitle = work.some(({ position }) => {
    const said = new Set(toWords(position));
    return name.every((word) => said.has(word));
  });
  return isTitle ? [] : name;
}

function without(names: readonly string[]): Admits {
  const words = new Set(names.filter((word) => !EVERYDAY.has(word)));
  return (word, folded) => !words.has(folded) || word === word.toLowerCase();
}

function toPlaces({ basics, work }: ResumeProfile): (string | undefined)[] {
  const { address, postalCode, city, region } = basics.location ?? {};
  return [address, postalCode, city, region, ...work.map((role) => role.location)];
}

function toSchools({ education, volunteer }: ResumeProfile): (string | undefined)[] {
  return [...education.map((entry) => entry.institution), ...volunteer.map((entry) => entry.organization)];
}

function toWords(text: string | undefined): string[] {
  return toTokens(text ?? "")
    .flatMap((token) => token.text.split(/[-‐‑/&.'’_]/))
    .map(fold)
    .filter((word) => word.length > 1);
}
