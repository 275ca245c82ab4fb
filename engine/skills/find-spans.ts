import { findRuleSpans } from "./rule-spans.ts";
import { toWords } from "./spans/words.ts";
import { ownParameters } from "./tagger/parameters.ts";
import { tagSpans } from "./tagger/tag-spans.ts";
import type { SkillSpan } from "./types.ts";

/** Every phrase that names a skill ("manage a team") or knowledge ("labour law"), in the taxonomy or not. */
export function findSpans(text: string): SkillSpan[] {
  const words = toWords(text);
  const spans = tagSpans(text, words, findRuleSpans(text, words), ownParameters());
  return spans.sort((a, b) => a.start - b.start || b.end - a.end || (a.type < b.type ? -1 : 1));
}
