import { toAtoms } from "../atoms.ts";
import { findCandidates } from "../candidates.ts";
import type { Word } from "../spans/words.ts";
import type { SkillSpan, SkillType } from "../types.ts";

const CLASSES = { A: 0, B: 1, C: 2 } as const;
const TYPES: Record<SkillType, number> = {
  tool: 0,
  language: 1,
  framework: 2,
  platform: 3,
  method: 4,
  domain: 5,
  soft: 6,
  cert: 7,
  "human-language": 8,
};

/** For each word the longest name of the taxonomy it is a part of, sure or not: class, type and whether the name starts here; 0: none. */
export function toNameMarks(text: string, words: readonly Word[]): Int32Array {
  const marks = new Int32Array(words.length);
  const candidates = findCandidates(text, toAtoms(text))
    .filter(({ name }) => !name.imported)
    .sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  for (const { start, end, name } of candidates) {
    const kind = 1 + CLASSES[name.ambiguity] + 3 * TYPES[name.record.type];
    eachWord(words, start, end, (i, isFirst) => {
      if (marks[i] === 0) marks[i] = 2 * kind + (isFirst ? 0 : 1);
    });
  }
  return marks;
}

/** For each word what the rules say: bit 0 a skill starts here, bit 1 it goes on, bits 2 and 3 the same for knowledge. */
export function toRuleMarks(words: readonly Word[], ruleSpans: readonly SkillSpan[]): Int32Array {
  const marks = new Int32Array(words.length);
  for (const { type, start, end } of ruleSpans) {
    eachWord(words, start, end, (i, isFirst) => {
      marks[i] = (marks[i] as number) | ((isFirst ? 1 : 2) << (type === "skill" ? 0 : 2));
    });
  }
  return marks;
}

function eachWord(words: readonly Word[], start: number, end: number, mark: (i: number, isFirst: boolean) => void): void {
  const first = wordAt(words, start);
  for (let i = first; i < words.length && (words[i] as Word).start < end; i++) mark(i, i === first);
}

/** The last word that starts at or before a place. */
function wordAt(words: readonly Word[], place: number): number {
  let low = 0;
  let high = words.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((words[middle] as Word).start <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
