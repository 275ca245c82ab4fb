import type { JobProfile } from "../../job/index.ts";
import { toTokens } from "../../text/index.ts";
import { toTerms } from "../view/terms.ts";

/** What somebody in the job does, with its words; `key` is equal for duties that say the same. */
export type Duty = { text: string; key: string; words: ReadonlySet<string> };

/** Where the work is done is no part of what is done: living there is no evidence. */
export function toDuties({ responsibilities, language, place }: JobProfile): Duty[] {
  const where = new Set(toTokens(place?.text ?? "").map((token) => token.folded));
  const byKey = new Map<string, Duty>();
  for (const { text } of responsibilities) {
    const words = new Set(toTerms(text, language, (word, folded) => !where.has(folded) || word === word.toLowerCase()));
    const key = [...words].sort().join(" ");
    if (words.size > 0 && !byKey.has(key)) byKey.set(key, { text, key, words });
  }
  return [...byKey.values()];
}
