import type { House } from "../facts/house.ts";
import type { WishModel } from "../learned/find-wishes.ts";
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
  model?: WishModel | undefined;
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

export function foldedAt({ words }: JobText, at: number): string {
  return words[at]?.folded ?? "";
}
