import type { House } from "../facts/house.ts";
import type { JobModel } from "../learned/model.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Word } from "./words.ts";

/** The text of a job as the readers see it: `flat` is `raw` unwrapped and without addresses, at equal offsets; `model`: what was learned, where it has a say. */
export type JobText = {
  raw: string;
  flat: string;
  words: readonly Word[];
  language: string;
  lexicon: Lexicon;
  isHouse: House;
  model?: JobModel | undefined;
};

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"]+|[^\s<>"@]{1,64}@[\w-]+(?:\.[\w-]+)+/g;

/** Web and mail addresses become blanks: their words are nobody's requirement. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, (address) => " ".repeat(address.length));
}

/** Text between the words before and at `at`. */
export function gapBefore({ flat, words }: JobText, at: number): string {
  return flat.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? flat.length);
}

/** "CSC", "C1E": a word of capitals and digits. */
export const isInitialsAt = ({ flat, words }: Pick<JobText, "flat" | "words">, at: number): boolean =>
  /^\p{Lu}[\p{Lu}\d]{1,5}$/u.test(flat.slice(words[at]?.start ?? 0, words[at]?.end ?? 0));

export function foldedAt({ words }: JobText, at: number): string {
  return words[at]?.folded ?? "";
}

/** Whether an "or" stands among words[from..to). */
export const hasOr = ({ words, lexicon }: JobText, { from, to }: { from: number; to: number }): boolean =>
  words.slice(from, to).some(({ folded }) => lexicon.orWords.has(folded));

/** The first of words[from..to) that is so, or -1; the words outside are not looked at, so a long text costs no more. */
export function findAt({ from, to }: { from: number; to: number }, is: (at: number) => boolean): number {
  for (let at = from; at < to; at++) if (is(at)) return at;
  return -1;
}
