import type { SkillSpan } from "../types.ts";
import { ATTRIBUTE_LEADS, ATTRIBUTES } from "./phrase-words.ts";
import type { Word } from "./words.ts";

const REACH = 8;

/** Qualities said of a person: "you are curious, structured and proactive". */
export function findAttributes(words: readonly Word[]): SkillSpan[] {
  const spans: SkillSpan[] = [];
  let lead = -REACH - 1;
  for (const [at, word] of words.entries()) {
    const leads = ATTRIBUTE_LEADS.get(word.folded);
    if (leads?.some((phrase) => phrase.every((key, i) => words[at - phrase.length + 1 + i]?.folded === key))) lead = at;
    if (word.opens && !ATTRIBUTES.has(word.folded)) lead = Math.min(lead, at - REACH - 1);
    if (!ATTRIBUTES.has(word.folded)) continue;
    if (at - lead > REACH) continue;
    lead = at;
    spans.push({ type: "skill", start: word.start, end: word.end });
  }
  return spans;
}
