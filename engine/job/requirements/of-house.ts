import data from "../../data/job/cues.json";
import { REACH } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { findPhrases, type Hit, toPhraseSet } from "../words/phrases.ts";

type Range = { from: number; to: number };

const ASKS = toPhraseSet(data.asks);
const ABILITIES = new Set(data.abilities);
const APPLICANTS = new Set(data.applicants);
const HOUSE = new Set(data.house);
const SEEKING = new Set(data.seeking);

/** Whether words of asking are about the reader. */
export function asksReader(text: JobText, { from, to }: Range): boolean {
  return findPhrases(ASKS, text.words, from, to).some((hit) => !isAbilityOfHouse(text, from, hit));
}

/** "… where we will be able to operate", "our robots have the ability to climb": what the house and its things can do. */
function isAbilityOfHouse(text: JobText, first: number, { from, value }: Hit<string>): boolean {
  if (!ABILITIES.has(value)) return false;
  for (let at = from - 1; at >= Math.max(first, from - REACH.subjectWords); at--) {
    const word = foldedAt(text, at);
    if (APPLICANTS.has(word) || /[,;:(]/.test(gapBefore(text, at + 1))) return false;
    if (/^(?:we|we['’]\w+|our|they|they['’]\w+|it)$/.test(word)) return true;
  }
  return false;
}

/** "The School's other staff work on policing", "She speaks Polish": what people of the house are and do. */
export function isOfHouse(text: JobText, { from, to }: Range): boolean {
  if (/^(?:she|he)$/.test(foldedAt(text, from))) return true;
  if (!/^(?:the|our|your|his|her|my|their)$/.test(foldedAt(text, from))) return false;
  for (let at = from + 1; at < Math.min(to - 2, from + REACH.asideWords); at++) {
    if (/[,;:(]/.test(gapBefore(text, at)) || text.lexicon.cut.has(foldedAt(text, at))) return false;
    if (HOUSE.has(foldedAt(text, at)) && !HOUSE.has(foldedAt(text, at + 1)))
      return ![1, 2].some((step) => SEEKING.has(foldedAt(text, at + step)));
  }
  return false;
}
