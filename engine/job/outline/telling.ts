import data from "../../data/job/phrases.json";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { phraseAt, toPhraseSet } from "../words/phrases.ts";

const READER = toPhraseSet(data.reader);
const FINITE = new Set(data.finite);

const BREAK = /[,(;:]|\s[–—-]\s/;
/** Words before a comma up to which the part names something: "Copywriting, because …". */
const NAME_WORDS = 5;
const SUBORDINATE = new Set(data.subordinate);

/** A sentence about somebody or something else than the reader: it names things without asking for them. `noVerbs`: words of cues and of names ("special educational needs"); the last word is none ("… with additional needs"). */
export function isTelling(text: JobText, { from, to }: { from: number; to: number }, noVerbs: ReadonlySet<number>): boolean {
  if (phraseAt(READER, text.words, from, to)) return false;
  for (let at = from + 1; at < to - 1; at++) {
    if (SUBORDINATE.has(foldedAt(text, at)) || (at - from <= NAME_WORDS && BREAK.test(gapBefore(text, at)))) return false;
    if (FINITE.has(foldedAt(text, at)) && foldedAt(text, at - 1) !== "to" && !noVerbs.has(at)) return true;
  }
  return false;
}
