import type { SkillSpan } from "../types.ts";
import { ARTICLES, FILLERS, GERUNDS, KNOWLEDGE_HEADS, KNOWLEDGE_LINKS, PHRASE_ENDS, TOO_GENERAL, VERBS } from "./phrase-words.ts";
import type { Word } from "./words.ts";

const AND_OR = new Set(["and", "or", "&", "and/or"]);
const LONGEST = 5;
const MOST_ITEMS = 8;

/** What stands after "experience with", "knowledge of", "degree in": one phrase for each item of the list. */
export function findKnowledgePhrases(words: readonly Word[]): SkillSpan[] {
  const spans: SkillSpan[] = [];
  for (let at = 0; at + 2 < words.length; at++) {
    if (!KNOWLEDGE_HEADS.has(keyAt(words, at)) || !KNOWLEDGE_LINKS.has(keyAt(words, at + 1)) || words[at + 1]?.parted === true) continue;
    at = pushItems(spans, words, at + 2);
  }
  return spans;
}

function pushItems(spans: SkillSpan[], words: readonly Word[], from: number): number {
  let at = from;
  for (let item = 0; item < MOST_ITEMS; item++) {
    while (FILLERS.has(keyAt(words, at)) || ARTICLES.has(keyAt(words, at))) at++;
    const last = endOfItem(words, at);
    if (last < at) break;
    if (!words.slice(at, last + 1).every((word) => TOO_GENERAL.has(word.folded))) {
      spans.push({ type: "knowledge", start: (words[at] as Word).start, end: (words[last] as Word).end });
    }
    const next = words[last + 1];
    if (next === undefined || next.opens || !(next.parted || AND_OR.has(next.folded))) return last;
    at = AND_OR.has(next.folded) ? last + 2 : last + 1;
  }
  return at - 1;
}

function endOfItem(words: readonly Word[], from: number): number {
  let at = from;
  while (at < words.length && at - from <= LONGEST && !endsItem(words, at, from)) at++;
  return at - from > LONGEST ? from - 1 : at - 1;
}

function endsItem(words: readonly Word[], at: number, from: number): boolean {
  const word = words[at];
  if (word === undefined || (at > from && word.parted) || word.opens) return true;
  const key = word.folded;
  if (PHRASE_ENDS.has(key) || AND_OR.has(key) || key === "of" || /^\d/.test(key)) return true;
  return at === from && (GERUNDS.has(key) || VERBS.has(key)) && /^\p{Ll}/u.test(word.text);
}

function keyAt(words: readonly Word[], at: number): string {
  return words[at]?.folded ?? "";
}
