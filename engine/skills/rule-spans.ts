import { findSkills } from "./find-skills.ts";
import { findAttributes } from "./spans/attributes.ts";
import { findDegrees } from "./spans/degrees.ts";
import { findKnowledgePhrases } from "./spans/knowledge-phrases.ts";
import { ROLE_NOUNS, TAIL_NOUNS } from "./spans/phrase-words.ts";
import { findVerbPhrases } from "./spans/verb-phrases.ts";
import { toWords, type Word } from "./spans/words.ts";
import { familyOf } from "./taxonomy.ts";
import type { SkillSpan } from "./types.ts";

const VERSION = /^v?\d+(?:\.\d+)*$/;

/** Phrases that names of the taxonomy and rules of wording point at. */
export function findRuleSpans(text: string, words: readonly Word[] = toWords(text)): SkillSpan[] {
  const named = findNamed(text, words);
  const known = findKnowledgePhrases(words).filter((phrase) => !isTouched(phrase, named));
  const spans = [...named, ...known, ...findDegrees(words), ...findVerbPhrases(words), ...findAttributes(words)];
  return [...apart(spans, "skill"), ...apart(spans, "knowledge")].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Names of the taxonomy with the nouns that lengthen them, but not as a part of a title. */
function findNamed(text: string, words: readonly Word[]): SkillSpan[] {
  const byStart = new Map(words.map((word, i) => [word.start, i]));
  const byEnd = new Map(words.map((word, i) => [word.end, i]));
  return findSkills(text).flatMap(({ id, type, start, end }): SkillSpan[] => {
    // Imported names come and go with the operator's file; phrases are found without them.
    if (familyOf(id) === undefined) return [];
    if (type === "soft") return [{ type: "skill", start, end }];
    let last = byEnd.get(end);
    if (last === undefined || byStart.get(start) === undefined) return [{ type: "knowledge", start, end }];
    if (isNext(words, last, ROLE_NOUNS)) return [];
    if (words[last + 1]?.parted === false && VERSION.test(words[last + 1]?.folded ?? "")) last++;
    while (isNext(words, last, TAIL_NOUNS)) last++;
    return [{ type: "knowledge", start, end: (words[last] as Word).end }];
  });
}

/** Whether a span overlaps one of a list in text order. */
function isTouched(phrase: SkillSpan, named: readonly SkillSpan[]): boolean {
  let low = 0;
  let high = named.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((named[middle] as SkillSpan).end <= phrase.start) low = middle + 1;
    else high = middle;
  }
  const next = named[low];
  return next !== undefined && next.start < phrase.end;
}

function isNext(words: readonly Word[], last: number, nouns: ReadonlySet<string>): boolean {
  const next = words[last + 1];
  return next !== undefined && !next.parted && nouns.has(next.folded);
}

/** The spans of one type, the longest first where they overlap. */
function apart(spans: readonly SkillSpan[], type: SkillSpan["type"]): SkillSpan[] {
  const chosen: SkillSpan[] = [];
  const byStart = spans.filter((span) => span.type === type).sort((a, b) => a.start - b.start || b.end - a.end);
  for (const span of byStart) {
    const before = chosen.at(-1);
    if (before === undefined || before.end <= span.start) chosen.push(span);
    else if (span.end - span.start > before.end - before.start) chosen[chosen.length - 1] = span;
  }
  return chosen;
}
