import data from "../data/job/phrases.json";
import { foldedAt, type JobText } from "./job-text.ts";
import { phraseAt, toPhraseSet } from "./phrases.ts";

const READER = toPhraseSet(data.reader);
const FINITE = new Set(data.finite);

/** A sentence about somebody or something else than the reader: it names things without asking for them. */
export function isTelling(text: JobText, { from, to }: { from: number; to: number }, cueWords: ReadonlySet<number>): boolean {
  if (phraseAt(READER, text.words, from, to)) return false;
  for (let at = from + 1; at < to; at++) if (FINITE.has(foldedAt(text, at)) && !cueWords.has(at)) return true;
  return false;
}
