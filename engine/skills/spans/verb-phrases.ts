import type { SkillSpan } from "../types.ts";
import { ADVERBS, ARTICLES, GERUNDS, PHRASE_ENDS, VERB_LINKS, VERBS } from "./phrase-words.ts";
import type { Word } from "./words.ts";

const AND_OR = new Set(["and", "or", "&"]);
const BEFORE_BASE = new Set(["to", "will", "you'll", "you’ll", "must", "can", "also", "then", "help", "please"]);
const BEFORE_GERUND = new Set([
  "for",
  "in",
  "of",
  "by",
  "be",
  "with",
  "including",
  "like",
  "as",
  "experience",
  "enjoy",
  "are",
  "on",
  "duties",
  "when",
]);
// Longer phrases are rarely one skill.
const LONGEST = 11;

/** Duties and abilities: "manage a budget", "building web services", "work with suppliers". */
export function findVerbPhrases(words: readonly Word[]): SkillSpan[] {
  const spans: SkillSpan[] = [];
  let after = -1;
  for (let at = 0; at < words.length; at++) {
    if (!startsPhrase(words, at, after)) continue;
    const last = endOfPhrase(words, at);
    spans.push({ type: "skill", start: (words[at] as Word).start, end: (words[last] as Word).end });
    after = last + 1;
    at = last;
  }
  return spans;
}

function startsPhrase(words: readonly Word[], at: number, after: number): boolean {
  const verb = ADVERBS.has(keyAt(words, at)) ? at + 1 : at;
  const key = keyAt(words, verb);
  const base = VERBS.has(key);
  if (!base && !GERUNDS.has(key)) return false;
  if (words[at]?.opens === true) return !isNounHere(words, verb);
  const before = keyAt(words, at - 1);
  if (base ? BEFORE_BASE.has(before) : BEFORE_GERUND.has(before)) return true;
  return at - after <= 1 && after > 0 && (AND_OR.has(before) || words[at]?.parted === true);
}

/** "Support engineer", "Design:" at the start of a line are no orders. */
function isNounHere(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return next === undefined || next.opens || /^\p{Lu}/u.test(next.text);
}

function endOfPhrase(words: readonly Word[], at: number): number {
  let last = verbGroupEnd(words, at);
  if (VERB_LINKS.has(keyAt(words, last + 1)) && !isParted(words, last + 1)) last++;
  let next = last + 1;
  while (next < words.length && next - at < LONGEST && !endsPhrase(words, next)) next++;
  return trimmed(words, last, next - 1);
}

/** "develop and maintain" is one group. */
function verbGroupEnd(words: readonly Word[], at: number): number {
  let last = ADVERBS.has(keyAt(words, at)) ? at + 1 : at;
  while (AND_OR.has(keyAt(words, last + 1)) && isVerb(keyAt(words, last + 2)) && !isParted(words, last + 1)) last += 2;
  return last;
}

function endsPhrase(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (isParted(words, at) || PHRASE_ENDS.has(key)) return true;
  return AND_OR.has(key) && (isVerb(keyAt(words, at + 1)) || isParted(words, at + 1) || ARTICLES.has(keyAt(words, at + 1)));
}

function trimmed(words: readonly Word[], verb: number, last: number): number {
  let end = last;
  while (end > verb && (AND_OR.has(keyAt(words, end)) || ARTICLES.has(keyAt(words, end)))) end--;
  return end;
}

function isParted(words: readonly Word[], at: number): boolean {
  return words[at]?.parted !== false;
}

function isVerb(key: string): boolean {
  return VERBS.has(key) || GERUNDS.has(key);
}

function keyAt(words: readonly Word[], at: number): string {
  return words[at]?.folded ?? "";
}
