import type { Rule } from "./rules.ts";
import type { Sentence } from "./words.ts";

/** What a finding's suggestions replace. */
export type Place = { start: number; end: number; suggestions: string[] };
/** Words [from, to) of a sentence that a rule found. */
export type PlacedHit = { text: string; sentence: Sentence; from: number; to: number; rule: Rule };
