import { mix } from "../../text/index.ts";
import type { Seen } from "./sentences.ts";
import { FUNCTION_BITS, HEAD_BIT, VERB_BITS } from "./word-view.ts";

/** Raise it with every change of a view or a feature: parameters learned from other features are refused. */
export const FEATURE_VERSION = 1;
/** Features of one word. */
export const WIDTH = 85;

// Stands before the first and after the last word.
const NONE = 1 << 20;
const EDGE: Seen = {
  ...{ word: NONE, stem: NONE, shape: NONE, prefixes: [NONE, NONE, NONE], suffixes: [NONE, NONE, NONE] },
  ...{ lists: NONE, isCapital: false, gap: NONE, afterColon: false, name: NONE, rule: NONE },
};

type Write = (...values: number[]) => void;

/** Everything the model may weigh about the words of a sentence: `WIDTH` numbers below 2^`bits` a word, in one row. */
export function toFeatures(sentence: readonly Seen[], bits: number): Int32Array {
  const ids = new Int32Array(sentence.length * WIDTH);
  const whole = toWhole(sentence);
  let lead: Lead = { verb: 0, head: 0, colon: 0, far: 0 };
  let next = 0;
  const write: Write = (...values) => {
    for (const value of values) {
      ids[next] = mix(value, (next % WIDTH) + 1) >>> (32 - bits);
      next++;
    }
  };
  for (const [i, word] of sentence.entries()) {
    if (word.afterColon) lead = { ...lead, colon: sentence[i - 1]?.word ?? 0 };
    const at = (by: number): Seen => sentence[i + by] ?? EDGE;
    writeWords(write, at);
    writeForms(write, at);
    writeMarks(write, at);
    writeSurroundings(write, at, lead, whole);
    write(mix(sentence[0]?.word ?? 0, Math.min(i, 4)), Math.min(i, 6) + 16 * Math.min(sentence.length - i, 6));
    lead = leadAfter(lead, word);
  }
  if (next !== ids.length) throw new Error(`A word has ${next / sentence.length} features, not ${WIDTH}.`);
  return ids;
}

function writeWords(write: Write, at: (by: number) => Seen): void {
  const [b2, b1, w, a1, a2] = [at(-2).word, at(-1).word, at(0).word, at(1).word, at(2).word];
  write(0, w, b1, a1, b2, a2, at(-3).word, at(3).word);
  write(mix(b1, w), mix(w, a1), mix(b1, a1), mix(b2, b1), mix(a1, a2));
  write(at(0).stem, at(-1).stem, at(1).stem);
}

function writeForms(write: Write, at: (by: number) => Seen): void {
  const [b1, w, a1] = [at(-1), at(0), at(1)];
  const [ending, endingBefore, endingAfter] = [w.suffixes[1], b1.suffixes[1], a1.suffixes[1]];
  write(w.shape, mix(b1.shape, w.shape), mix(w.shape, a1.shape), mix(mix(b1.shape, w.shape), a1.shape));
  write(...w.prefixes, ...w.suffixes, endingBefore, endingAfter);
  write(mix(ending, b1.lists), mix(ending, a1.lists), mix(endingBefore, ending), mix(ending, endingAfter));
}

function writeMarks(write: Write, at: (by: number) => Seen): void {
  const [b2, b1, w, a1, a2] = [at(-2), at(-1), at(0), at(1), at(2)];
  const [listsBefore, listsAfter] = [mix(b1.lists, w.lists), mix(w.lists, a1.lists)];
  write(w.lists, b1.lists, a1.lists, b2.lists, a2.lists);
  write(listsBefore, listsAfter, mix(listsBefore, a1.lists), mix(mix(b2.lists, b1.lists), w.lists));
  write(w.gap, a1.gap, mix(w.gap, a1.gap), mix(w.gap, w.lists));
  write(w.name, b1.name, a1.name, mix(b1.name, w.name), mix(w.name, a1.name), mix(w.name, w.shape));
  write(mix(w.name, b1.word), mix(w.name, a1.word));
  write(w.rule, b1.rule, a1.rule, mix(b1.rule, w.rule), mix(w.rule, a1.rule), mix(mix(b1.rule, w.rule), a1.rule));
  write(mix(w.rule, w.name), mix(w.rule, w.word));
  // What stands on the other side of "and".
  write(mix(b2.name, b1.word), mix(a1.word, a2.name), mix(b1.lists, b2.name), mix(b2.shape, b1.word), mix(a1.word, a2.shape));
  write(mix(b2.rule, b1.rule), mix(a1.rule, a2.rule));
}

function writeSurroundings(write: Write, at: (by: number) => Seen, lead: Lead, whole: Whole): void {
  const { shape, name, lists, rule } = at(0);
  write(mix(lead.verb, lists), lead.verb, mix(lead.head, lead.far), mix(lead.head, shape), mix(lead.head, name));
  write(lead.colon, mix(lead.colon, shape), mix(lead.colon, name));
  write(whole.build, mix(whole.build, shape), mix(whole.build, name), mix(whole.build, lists), mix(whole.build, rule));
  write(mix(whole.names, name), mix(whole.names, shape));
}

/** The last verb, the last "experience" or "knowledge" and the last word before a colon. `far`: words since the second. */
type Lead = { verb: number; head: number; colon: number; far: number };

function leadAfter(lead: Lead, word: Seen): Lead {
  if (word.lists & HEAD_BIT) return { ...lead, head: word.word, far: 0 };
  const far = Math.min(lead.far + 1, 6);
  return word.lists & VERB_BITS ? { ...lead, verb: word.word, far } : { ...lead, far };
}

/** What kind of line it is: a bare list of names has no verbs and no small words. */
type Whole = { build: number; names: number };

function toWhole(sentence: readonly Seen[]): Whole {
  const count = (is: (word: Seen) => boolean): number => sentence.reduce((sum, word) => sum + (is(word) ? 1 : 0), 0);
  const quarters = (part: number): number => Math.ceil((part * 4) / Math.max(1, sentence.length));
  const small = count((word) => (word.lists & FUNCTION_BITS) !== 0);
  const verbs = count((word) => (word.lists & VERB_BITS) !== 0);
  const names = count((word) => word.name > 0 && (word.name & 1) === 0);
  const size = [3, 6, 12].filter((limit) => sentence.length >= limit).length;
  return {
    build: 1 + Math.min(2, small) + 3 * Math.min(2, verbs) + 9 * quarters(names) + 45 * size,
    names: 1 + quarters(small) + 5 * quarters(count((word) => word.isCapital)) + 25 * Math.min(5, names),
  };
}
