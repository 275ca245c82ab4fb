import { remember, toTokens } from "../../text/index.ts";
import { toRoots } from "../likeness/roots.ts";
import { toWish, type Wish } from "../likeness/wish.ts";
import { toTerms } from "../view/terms.ts";
import { ofJob } from "./of-job.ts";

/** What somebody in the job does, with its words; `key` is equal for duties that say the same. */
export type Duty = { text: string; key: string; words: ReadonlySet<string>; wish: Wish };

const wishOf = remember((terms) => toWish("", toRoots(terms.split(" ")), "duty"));

/** Where the work is done is no part of what is done: living there is no evidence. */
export const toDuties = ofJob(({ responsibilities, language, place }): readonly Duty[] => {
  const where = new Set(toTokens(place?.text ?? "").map((token) => token.folded));
  const byKey = new Map<string, Duty>();
  for (const { text } of responsibilities) {
    const words = new Set(toTerms(text, language, (word, folded) => !where.has(folded) || word === word.toLowerCase()));
    const key = [...words].sort().join(" ");
    if (words.size > 0 && !byKey.has(key)) byKey.set(key, { text, key, words, wish: wishOf([...words].join(" ")) });
  }
  return [...byKey.values()];
});
