import { hashText } from "../../text/index.ts";
import * as lists from "../spans/phrase-words.ts";
import type { Word } from "../spans/words.ts";

/** What the tagger sees of one word wherever it stands; each view is a number. */
export type WordView = {
  word: number;
  stem: number;
  shape: number;
  prefixes: readonly [number, number, number];
  suffixes: readonly [number, number, number];
  /** In which word lists it stands, one bit a list. */
  lists: number;
  isCapital: boolean;
};

const LISTS: readonly ReadonlySet<string>[] = [
  lists.VERBS,
  lists.GERUNDS,
  lists.ADVERBS,
  lists.VERB_LINKS,
  lists.PHRASE_ENDS,
  lists.ARTICLES,
  lists.KNOWLEDGE_HEADS,
  lists.KNOWLEDGE_LINKS,
  lists.TAIL_NOUNS,
  lists.ROLE_NOUNS,
  lists.ATTRIBUTES,
  lists.TOO_GENERAL,
];
const bitsOf = (...chosen: ReadonlySet<string>[]): number => chosen.reduce((bits, list) => bits | (1 << LISTS.indexOf(list)), 0);
export const VERB_BITS = bitsOf(lists.VERBS, lists.GERUNDS);
export const HEAD_BIT = bitsOf(lists.KNOWLEDGE_HEADS);
export const FUNCTION_BITS = bitsOf(lists.VERB_LINKS, lists.PHRASE_ENDS, lists.ARTICLES);
// A longer word is an address or a row of signs: its start says enough.
const LONGEST = 40;

export function toWordView({ text, folded: whole }: Word): WordView {
  const folded = whole.slice(0, LONGEST);
  return {
    word: hashText(folded.replace(/\d/g, "0")),
    stem: hashText(folded.replace(/(?:ies|ing|ed|es|s|e|y)$/, "")),
    shape: hashText(toShape(text.slice(0, LONGEST))),
    prefixes: [hashText(`<${folded.slice(0, 2)}`), hashText(`<${folded.slice(0, 3)}`), hashText(`<${folded.slice(0, 4)}`)],
    suffixes: [hashText(`>${folded.slice(-2)}`), hashText(`>${folded.slice(-3)}`), hashText(`>${folded.slice(-4)}`)],
    lists: LISTS.reduce((bits, list, i) => bits | (list.has(folded) ? 1 << i : 0), 0),
    isCapital: /^\p{Lu}/u.test(text),
  };
}

/** "Node.js" → "Xxx.xx": kinds of characters, runs shortened to two. */
function toShape(text: string): string {
  return text
    .replace(/\p{Lu}/gu, "X")
    .replace(/\p{Ll}/gu, "x")
    .replace(/\d/g, "0")
    .replace(/(.)\1+/g, "$1$1");
}
