import type { Rule } from "./rules.ts";
import type { Sentence } from "./words.ts";

/** Where a rule found words: sentence `at` of the text, words `from` to `to` (exclusive). */
export type Hit = { rule: Rule; sentences: readonly Sentence[]; at: number; from: number; to: number };
