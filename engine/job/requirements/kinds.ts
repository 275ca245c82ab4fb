import data from "../../data/job/phrases.json";
import { foldedAt, gapBefore } from "../words/job-text.ts";
import { phraseAt, toPhraseSet } from "../words/phrases.ts";
import { BREAK, type ClauseText } from "./naming-words.ts";

const KINDS = new Set(data.kindsOf);
const ONE = new Set(data.oneOfKind);
const ANY_WILL_DO = toPhraseSet(data.anyWillDo);
const OPENS_LIST = /^\s*:\s*$|^\s[–—-]\s$/;
const ALL_THE_SAME = toPhraseSet(data.allTheSame);
/** Words back from "doesn't matter" among which a list shows itself. */
const LISTED = 12;
/** Words between "one" and the kind: "one modern backend language". */
const DESCRIBED = 4;

/** "Framework", "systems": what is named beside such a word are examples of it. */
export function isKindWord(word: string): boolean {
  return KINDS.has(word);
}

/** "A JS framework (React, Vue)", "one backend language: Go, Rust": the list that opens here names examples of the kind before it. */
export function opensListOfKind(text: ClauseText, at: number): boolean {
  if (!isKindWord(foldedAt(text, at - 1))) return false;
  const start = text.words[at]?.start ?? 0;
  const end = text.words[text.clause.to - 1]?.end ?? start;
  const gap = gapBefore(text, at);
  const rest = text.flat.slice(start, end);
  if (/[([]\s*$/.test(gap)) return isChoice(rest.split(/[)\]]/, 1)[0] ?? "");
  return OPENS_LIST.test(gap) && isChoice(rest) && isOneOfKind(text.words, text.flat, text.clause.from, at - 1);
}

const isChoice = (list: string): boolean => /[,/]|\sor\s/.test(list) && !/\sand\s|&/.test(list);

/** "Any ticketing system – Zendesk, Freshdesk": the dash opens the list of a kind. */
export function dashOpensList({ words, flat }: Pick<ClauseText, "words" | "flat">, first: number, at: number): boolean {
  return isKindWord(words[at - 1]?.folded ?? "") && isOneOfKind(words, flat, first, at - 1);
}

/** "Any", "one", "a" before the kind: the reader needs one of it. */
function isOneOfKind(words: ClauseText["words"], flat: string, first: number, kind: number): boolean {
  for (let at = kind - 1; at >= Math.max(first, kind - DESCRIBED); at--) {
    if (ONE.has(words[at]?.folded ?? "")) return true;
    if (BREAK.test(flat.slice(words[at - 1]?.end ?? 0, words[at]?.start))) return false;
  }
  return false;
}

/** "Selenium, Cypress: we don't mind which": where the words end that leave the choice to the reader. */
export function leavesChoice(text: ListText, at: number, limit: number): number | undefined {
  const said = phraseAt(ANY_WILL_DO, text.words, at, limit)?.to;
  return said ?? (isBehindList(text, at) ? phraseAt(ALL_THE_SAME, text.words, at, limit)?.to : undefined);
}

type ListText = Pick<ClauseText, "words" | "flat" | "lexicon">;

/** Behind a comma, dash or colon, with two names at least in front. */
function isBehindList(text: ListText, at: number): boolean {
  const gap = (word: number) => text.flat.slice(text.words[word - 1]?.end ?? 0, text.words[word]?.start);
  if (!/[,:–—-]/.test(gap(at))) return false;
  for (let word = at - 1; word > Math.max(0, at - LISTED); word--) {
    if (/[.;\n]/.test(gap(word))) return false;
    if (/[,/]/.test(gap(word)) || text.lexicon.orWords.has(text.words[word]?.folded ?? "")) return true;
  }
  return false;
}
