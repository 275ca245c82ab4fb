import data from "../../data/job/protected.json";
import { isAsking, type Statement } from "../outline/statements.ts";
import type { Flag } from "../types.ts";
import type { JobText } from "../words/job-text.ts";
import { findPhrases, type Hit, phraseAt, toPhraseMap, toPhraseSet } from "../words/phrases.ts";
import { toWords, type Word } from "../words/words.ts";

type Trait = (typeof data)[number] & { invited?: readonly string[]; nations?: readonly string[]; heads?: readonly string[] };
const TRAITS: readonly Trait[] = data;
const WORDS = toPhraseMap(TRAITS.flatMap((trait) => trait.words.flatMap((phrase) => spelledOut(phrase, trait))));
/** What ends a name that asks for nothing else: "German nationality", "BT9 postcode". */
const HEADS = toPhraseMap(TRAITS.flatMap((trait) => (trait.heads ?? []).map((phrase) => [phrase, trait] as const)));
const HEAD_WORDS = 3;
const NAMES = toPhraseMap(TRAITS.flatMap((trait) => trait.names.map((phrase) => [phrase, trait] as const)));
const UNLESS = new Map(TRAITS.map((trait) => [trait, toPhraseSet(trait.unless)] as const));
const INVITED = new Map(TRAITS.map((trait) => [trait, toPhraseSet(trait.invited ?? [])] as const));

function spelledOut(phrase: string, trait: Trait): (readonly [string, Trait])[] {
  const phrases = phrase.includes("{nation}") ? (trait.nations ?? []).map((nation) => phrase.replace("{nation}", nation)) : [phrase];
  return phrases.map((one) => [one, trait] as const);
}

/** A name that is a criterion as a whole, or by its last words. */
function nameAt(words: readonly Word[], from: number, to: number): Hit<Trait> | undefined {
  const whole = phraseAt(NAMES, words, from, to);
  if (whole?.to === to) return whole;
  if (to - from > HEAD_WORDS) return undefined;
  const head = findPhrases(HEADS, words, from, to).find((hit) => hit.to === to);
  return head && { from, to, value: head.value };
}

/** Criteria of a statement that no job may ask for, each with the lawful way to say what is meant. */
export function findProtected(text: JobText, statement: Statement): Hit<Trait>[] {
  const { words } = text;
  if (statement.section === "eeo" || statement.section === "about" || statement.section === "benefits") return [];
  const whole = nameAt(words, statement.from, statement.to);
  if (whole) return [whole];
  const said = criteriaIn(words, statement.from, statement.to);
  return [...said, ...namedBeside(text, statement, said)];
}

/** "Female, single, not more than 30 years": between commas of a wish a name is a criterion where another one stands beside it; "local, national" names fields. */
function namedBeside({ words, flat }: JobText, { from, to, section }: Statement, said: readonly Hit<Trait>[]): Hit<Trait>[] {
  if (!isAsking(section)) return [];
  const edges = [from];
  for (let at = from + 1; at < to; at++) if (/[,;]/.test(flat.slice(words[at - 1]?.end, words[at]?.start))) edges.push(at);
  const named = edges.flatMap((edge, index) => {
    const end = edges[index + 1] ?? to;
    const hit = said.some((one) => one.from >= edge && one.to <= end) ? undefined : nameAt(words, edge, end);
    return hit ? [hit] : [];
  });
  return named.length > 0 && named.length + said.length > 1 ? named : [];
}

function criteriaIn(words: readonly Word[], from: number, to: number): Hit<Trait>[] {
  return findPhrases(WORDS, words, from, to).filter((hit) => {
    const unless = UNLESS.get(hit.value);
    return !unless || findPhrases(unless, words, from, to).length === 0;
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
  const hit = nameAt(words, 0, words.length) ?? criteriaIn(words, 0, words.length)[0];
  return hit && toRefusal(name, words, hit);
}
