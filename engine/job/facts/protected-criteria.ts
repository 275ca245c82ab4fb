import data from "../../data/job/protected.json";
import type { Statement } from "../outline/statements.ts";
import type { Flag } from "../types.ts";
import type { JobText } from "../words/job-text.ts";
import { findPhrases, type Hit, phraseAt, toPhraseMap, toPhraseSet } from "../words/phrases.ts";
import { toWords, type Word } from "../words/words.ts";

type Trait = (typeof data)[number] & { invited?: readonly string[] };
const TRAITS: readonly Trait[] = data;
const WORDS = toPhraseMap(TRAITS.flatMap((trait) => trait.words.map((phrase) => [phrase, trait] as const)));
const NAMES = toPhraseMap(TRAITS.flatMap((trait) => trait.names.map((phrase) => [phrase, trait] as const)));
const UNLESS = new Map(TRAITS.map((trait) => [trait, toPhraseSet(trait.unless)] as const));
const INVITED = new Map(TRAITS.map((trait) => [trait, toPhraseSet(trait.invited ?? [])] as const));

/** Criteria of a statement that no job may ask for, each with the lawful way to say what is meant. */
export function findProtected({ words }: JobText, statement: Statement): Hit<Trait>[] {
  if (statement.section === "eeo" || statement.section === "about" || statement.section === "benefits") return [];
  const whole = phraseAt(NAMES, words, statement.from, statement.to);
  if (whole?.to === statement.to) return [whole];
  return findPhrases(WORDS, words, statement.from, statement.to).filter((hit) => {
    const unless = UNLESS.get(hit.value);
    return !unless || findPhrases(unless, words, statement.from, statement.to).length === 0;
  });
}

/** Undefined for people who are told that they may come, too: nobody is kept away, though it is no criterion either. */
export function toProtectedFlag({ raw, words }: JobText, statement: Statement, hit: Hit<Trait>): Flag | undefined {
  const invited = INVITED.get(hit.value);
  if (invited && findPhrases(invited, words, statement.from, statement.to).length > 0) return undefined;
  return { code: "protected-criterion", message: toRefusal(raw, words, hit) };
}

function toRefusal(text: string, words: readonly Word[], { from, to, value }: Hit<Trait>): string {
  const said = text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
  return `"${said}" asks for ${value.trait} and is not used. ${value.instead}`;
}

/** Why a requirement in a person's own words cannot count, with the lawful alternative; undefined when it can. */
export function refusalOf(name: string): string | undefined {
  const words = toWords(name);
  const whole = phraseAt(NAMES, words, 0, words.length);
  const hit = whole?.to === words.length ? whole : findPhrases(WORDS, words, 0, words.length)[0];
  return hit && toRefusal(name, words, hit);
}
