import data from "../../data/job/protected.json";
import type { Statement } from "../outline/statements.ts";
import type { Flag } from "../types.ts";
import type { JobText } from "../words/job-text.ts";
import { findPhrases, type Hit, toPhraseMap, toPhraseSet } from "../words/phrases.ts";

type Trait = (typeof data)[number];
const WORDS = toPhraseMap(data.flatMap((trait) => trait.words.map((phrase) => [phrase, trait] as const)));
const UNLESS = new Map(data.map((trait) => [trait, toPhraseSet(trait.unless)] as const));

/** Criteria of a statement that no job may ask for, each with the lawful way to say what is meant. */
export function findProtected({ words }: JobText, statement: Statement): Hit<Trait>[] {
  if (statement.section === "eeo" || statement.section === "about" || statement.section === "benefits") return [];
  return findPhrases(WORDS, words, statement.from, statement.to).filter((hit) => {
    const unless = UNLESS.get(hit.value);
    return !unless || findPhrases(unless, words, statement.from, statement.to).length === 0;
  });
}

export function toProtectedFlag({ raw, words }: JobText, hit: Hit<Trait>): Flag {
  const said = raw.slice(words[hit.from]?.start ?? 0, words[hit.to - 1]?.end ?? 0);
  return { code: "protected-criterion", message: `"${said}" asks for ${hit.value.trait} and is not used. ${hit.value.instead}` };
}
