import { hashText } from "../../text/index.ts";
import type { Word } from "../spans/words.ts";
import type { SkillSpan } from "../types.ts";
import { toNameMarks, toRuleMarks } from "./marks.ts";
import { toWordView, type WordView } from "./word-view.ts";

/** A word in its sentence: what it looks like, the punctuation before it, and what taxonomy and rules say. */
export type Seen = WordView & { gap: number; afterColon: boolean; name: number; rule: number };
export type Sentence = { words: Word[]; seen: Seen[] };

const BREAK = /[.!?\n•▪●‣◦]/;

/** The words of a text by sentence, bullet and line. No feature reaches over the edge of one. */
export function toSentences(text: string, words: readonly Word[], ruleSpans: readonly SkillSpan[]): Sentence[] {
  const names = toNameMarks(text, words);
  const rules = toRuleMarks(words, ruleSpans);
  const known = new Map<string, WordView>();
  const sentences: Sentence[] = [];
  let current: Sentence = { words: [], seen: [] };
  let from = 0;
  for (const [i, word] of words.entries()) {
    const gap = text.slice(Math.max(from, word.start - 8), word.start);
    if (i > 0 && BREAK.test(gap)) {
      sentences.push(current);
      current = { words: [], seen: [] };
    }
    from = word.end;
    const view = known.get(word.text) ?? toWordView(word);
    known.set(word.text, view);
    const mark = gap.trim();
    current.words.push(word);
    current.seen.push({ ...view, gap: hashText(mark), afterColon: mark.includes(":"), name: names[i] as number, rule: rules[i] as number });
  }
  return current.words.length > 0 ? [...sentences, current] : sentences;
}
