import type { JobProfile } from "../job/index.ts";
import { toTerms } from "./terms.ts";

/** What somebody in the job does, with its words; `key` is equal for duties that say the same. */
export type Duty = { text: string; key: string; words: ReadonlySet<string> };

export function toDuties({ responsibilities, language }: JobProfile): Duty[] {
  const byKey = new Map<string, Duty>();
  for (const { text } of responsibilities) {
    const words = new Set(toTerms(text, language));
    const key = [...words].sort().join(" ");
    if (words.size > 0 && !byKey.has(key)) byKey.set(key, { text, key, words });
  }
  return [...byKey.values()];
}
