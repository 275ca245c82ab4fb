import data from "../../data/job/counted-choices.json";
import { findPhrases, phraseAt, toPhraseSet } from "../words/phrases.ts";
import { toWords, type Word } from "../words/words.ts";
import { isKindWord } from "./kinds.ts";

/** Words that say how many of a list are needed, words[from..to). */
export type Counted = { from: number; to: number; count: number };
type Text = { flat: string; words: readonly Word[] };

const NUMBERS: ReadonlyMap<string, number> = new Map(Object.entries(data.numbers));
const BEFORE = toPhraseSet(data.before);
const MORE = toPhraseSet(data.more);
const UP_TO = new Set(data.to);
const OF = toPhraseSet(data.of);
const LISTS = toPhraseSet(data.lists);
const ARTICLES = new Set(data.articles);
const OWNERS = new Set(data.owners);
const ENOUGH = new Set(data.enough);
/** Words that may name the kind of the things in front of their list: "of the following areas of law: …". */
const KIND_WORDS = 5;
const LIST_CHARS = 300;
const CLOSED = /[,;.:([|\n–—]/;
const EDGE = /[,;.:()[\]|\n–—]|\s-\s/;
const OPENS_LIST = /^\s*[:([]|^\s[–—-]\s/;
/** "One of" has phrases of its own. */
const FEWEST = 2;

/** "At least two of", "2+ of these languages:", "a minimum of three from"; "two of our clients" and "two years of" count no list. */
export function countedAt(text: Text, from: number, limit: number): Counted | undefined {
  const { words } = text;
  const first = phraseAt(BEFORE, words, from, limit)?.to ?? from;
  const number = numberAt(text, first, limit);
  if (!number || isFromOne(text, first)) return undefined;
  const of = phraseAt(OF, words, number.to, limit);
  if (!of) return kindCounted(text, { from, to: number.to, count: number.count }, limit);
  if (CLOSED.test(gap(text, number.to)) || OWNERS.has(wordAt(text, of.to))) return undefined;
  const list = phraseAt(LISTS, words, of.to, limit)?.to ?? of.to;
  const isNamed = list > of.to || ARTICLES.has(wordAt(text, of.to));
  const kind = endOfKind(text, list, limit) ?? (isNamed ? endOfNamedKind(text, list, limit) : list);
  return { from, to: kind, count: number.count };
}

/** How many of the lines below its heading are needed; undefined where it counts none. */
export function countedIn(heading: string): number | undefined {
  const text = { flat: heading, words: toWords(heading) };
  const { words } = text;
  for (let at = 0; at < words.length; at++) {
    const found = countedAt(text, at, words.length);
    if (found) return found.count;
  }
  // "Languages (at least two):", "Any three will do:"
  for (const { to } of findPhrases(BEFORE, words, 0, words.length)) {
    const number = numberAt(text, to, words.length);
    if (number && (number.to === words.length || EDGE.test(gap(text, number.to)) || ENOUGH.has(wordAt(text, number.to))))
      return number.count;
  }
  return undefined;
}

/** "Two or more languages (Python, Java, Go)": without an "of", a kind and a list of more than are needed. */
function kindCounted(text: Text, { from, to, count }: Counted, limit: number): Counted | undefined {
  const opens = endOfKind(text, to, limit);
  if (opens === undefined || !isKindWord(wordAt(text, opens - 1))) return undefined;
  const found = { from, to: opens, count };
  return countsList(text, found, limit) ? found : undefined;
}

/** Whether what stands behind the words is a list of more than they count: then they count no years. */
export function countsList({ flat, words }: Text, { to, count }: Counted, limit: number): boolean {
  const rest = flat.slice(words[to]?.start ?? 0, words[limit - 1]?.end).slice(0, LIST_CHARS);
  const list = gap({ flat, words }, to).includes("(") ? (rest.split(")", 1)[0] ?? "") : rest;
  return list.split(/,\s*(?:and|or)\s|,|\/|\s(?:and|or)\s/).length > count;
}

/** How many of so many ways are needed, where one is not enough. */
export function toAtLeast(count: number | undefined, ways: number): { atLeast?: number } {
  const atLeast = Math.min(count ?? 1, ways);
  return atLeast >= FEWEST ? { atLeast } : {};
}

type Amount = { count: number; to: number; open: boolean };

/** "Two", "2+", "two (2) or more", "two or three". */
function numberAt(text: Text, at: number, limit: number): Amount | undefined {
  const word = wordAt(text, at);
  const count = amountOf(word.replace(/\+$/, ""));
  if (at >= limit || count === undefined) return undefined;
  let to = at + 1;
  if (to < limit && amountOf(wordAt(text, to)) === count && gap(text, to).includes("(")) to++;
  const more = phraseAt(MORE, text.words, to, limit);
  const open = more !== undefined || word.endsWith("+") || /^\s*\+/.test(gap(text, to));
  if (more) to = more.to;
  else if (amountOf(wordAt(text, to + 1)) !== undefined && to + 1 < limit && UP_TO.has(wordAt(text, to)) && !isName(text, to + 1)) to += 2;
  else if (amountOf(wordAt(text, to)) !== undefined && /^\s?[-–]\s?$/.test(gap(text, to))) to++;
  return count >= FEWEST ? { count, to, open } : undefined;
}

/** "Two of Six Sigma, Kanban and Scrum": a capital begins a name. */
const isName = ({ flat, words }: Text, at: number): boolean => /^\p{Lu}/u.test(flat.slice(words[at]?.start));

/** "One or two of": one is enough. */
const isFromOne = (text: Text, at: number): boolean => UP_TO.has(wordAt(text, at - 1)) && amountOf(wordAt(text, at - 2)) === 1;

const amountOf = (word: string): number | undefined => (/^[1-9]$/.test(word) ? Number(word) : NUMBERS.get(word));

/** The list opens behind a few words for what it holds: "of the following languages: …". */
function endOfKind(text: Text, from: number, limit: number): number | undefined {
  for (let at = from; at < Math.min(limit, from + KIND_WORDS + 1); at++) {
    if (at > from && OPENS_LIST.test(gap(text, at))) return at;
    if (at > from && EDGE.test(gap(text, at))) return undefined;
  }
  return undefined;
}

/** "Of the languages Python, Java and Go": words up to the kind of the things name nothing. */
function endOfNamedKind(text: Text, from: number, limit: number): number {
  for (let at = from; at < Math.min(limit, from + KIND_WORDS); at++) {
    if (at > from && EDGE.test(gap(text, at))) return from;
    const isKind = wordAt(text, at).endsWith("s") && isKindWord(wordAt(text, at));
    const next = text.words[at + 1]?.start;
    if (isKind && next !== undefined && at + 1 < limit && /^\p{Lu}/u.test(text.flat.slice(next, next + 2))) return at + 1;
  }
  return from;
}

const wordAt = ({ words }: Text, at: number): string => words[at]?.folded ?? "";
const gap = ({ flat, words }: Text, at: number): string => flat.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? flat.length);
