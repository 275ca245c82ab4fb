import data from "../../data/job/cues.json";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { findPhrases, phraseAt, toPhraseSet } from "../words/phrases.ts";

type Range = { from: number; to: number };

/** Made after an offer: a list that names them among its wishes goes on behind them. */
const CHECKS = toPhraseSet(data.checks);
const STOP = toPhraseSet([...data.stop, ...data.checks]);
/** "To apply you need …", "Please note that … is mandatory": such an opening leads to a wish. */
const LEADING = new Set(data.leadingToWish);
const ASKED = new RegExp(data.askedBehind.join("|"), "i");
/** Commas of a list. */
const LISTING = 2;
/** Words between ", with" and what of applying it brings. */
const REFERRED = 3;

/** Words of applying; `asks`: the reader is told what is needed, among which checks may be. */
export function saysStop({ words, flat }: JobText, { from, to }: Range, asks = false): boolean {
  return findPhrases(STOP, words, from, to).some((hit) => {
    if (hit.from === from && LEADING.has(hit.value) && ASKED.test(flat.slice(words[hit.to]?.start, words[to - 1]?.end))) return false;
    return !asks || !phraseAt(CHECKS, words, hit.from, to);
  });
}

/** Words of applying, unless they only follow a wish: "five years in private houses, with checkable references". */
export function instructs(text: JobText, { from, to }: Range): boolean {
  const commas = text.words.slice(from + 1, to).filter((_, index) => gapBefore(text, from + 1 + index).includes(",")).length;
  const hits = findPhrases(STOP, text.words, from, to);
  return hits.some(({ from: at }) => {
    if (commas >= LISTING && phraseAt(CHECKS, text.words, at, to)) return false;
    for (let back = at; back > Math.max(from, at - REFERRED); back--)
      if (foldedAt(text, back - 1) === "with" && gapBefore(text, back - 1).includes(",")) return false;
    return true;
  });
}
