import data from "../../data/job/phrases.json";
import { foldedAt, gapBefore } from "../words/job-text.ts";
import { phraseAt, toPhraseSet } from "../words/phrases.ts";
import { BREAK, type ClauseText } from "./naming-words.ts";

const KINDS = new Set(data.kindsOf);
const ONE = new Set(data.oneOfKind);
const ANY_WILL_DO = toPhraseSet(data.anyWillDo);
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
  return /^\s*:\s*$/.test(gap) && isChoice(rest) && isOneOfKind(text, at - 1);
}

const isChoice = (list: string): boolean => /[,/]|\sor\s/.test(list) && !/\sand\s|&/.test(list);

/** "Any", "one", "a" before the kind: the reader needs one of it. */
function isOneOfKind(text: ClauseText, kind: number): boolean {
  for (let at = kind - 1; at >= Math.max(text.clause.from, kind - DESCRIBED); at--) {
    if (ONE.has(foldedAt(text, at))) return true;
    if (BREAK.test(gapBefore(text, at))) return false;
  }
  return false;
}

/** "Selenium, Cypress: we don't mind which": where the words end that leave the choice to the reader. */
export function leavesChoice({ words }: Pick<ClauseText, "words">, at: number, limit: number): number | undefined {
  return phraseAt(ANY_WILL_DO, words, at, limit)?.to;
}
