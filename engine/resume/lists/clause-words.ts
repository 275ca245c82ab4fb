import lexicon from "../../data/resume/denials.json";
import { fold } from "../../text/index.ts";
import { toWords, type Word } from "../phrases.ts";

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(" ").map(fold));
const CONTRASTS = toSet(lexicon.contrasts);
const SUBORDINATES = toSet(lexicon.subordinates);
const RELATIVES = toSet(lexicon.relatives);
const JOINS = toSet(lexicon.joins);
const AFFIRMS = toSet(lexicon.affirms);
const SUBJECTS = toSet(lexicon.subjects);
const CLOSERS = toSet(lexicon.closers);
/** Ends a sentence; a point inside a number or a short form has no blank behind it. */
const STOP = /[;!?…\n]|\.(?=\s)/;
/** Words of a label before a colon. */
const LABEL = 4;
const HAVING = new Set(["have", "had", "am", "was"]);
/** No cue is followed over more words than this. */
const FURTHEST = 60;
/** "Gas Safe (no. 123456)" */
const NUMBER_BEHIND = /^\d/;
const MARK = /[,:()[\]–—|•·\t]|\s-\s/;
const OPENS_ASIDE = /[,([–—]|\s-\s/;

/** The words of a text and where its clauses begin and end; every place is the index of a word. */
export type Clauses = {
  words: readonly Word[];
  /** What stands between a word and the one before it. */
  gap: (at: number) => string;
  /** First word behind the last mark or conjunction before a word. */
  startOf: (at: number) => number;
  /** The same, over "and". */
  markedStartOf: (at: number) => number;
  /** First word that no longer belongs to the clause of the one before it. */
  endOf: (from: number) => number;
  /** The same, over commas: "no experience with A, B or C". */
  sentenceEndOf: (from: number) => number;
  /** First word of the sentence that a word stands in. */
  sentenceStartOf: (at: number) => number;
  /** The label that a clause stands behind ("Sterility tests: …"), or the clause itself. */
  labelBefore: (from: number) => number;
  /** Where "but I", "and" or "I have" before a word begins. */
  leadOf: (at: number) => number;
  /** Whether no mark stands between words. */
  isWhole: (from: number, to: number) => boolean;
  opens: (at: number) => boolean;
  /** "Customers who have never used it": somebody else's doing. */
  isOfOthers: (at: number) => boolean;
  closes: (next: number) => boolean;
  /** Whether no word of the sentence or bracket follows. */
  ends: (next: number) => boolean;
};

export function toClauses(text: string): Clauses {
  const words = toWords(text);
  const gap = (at: number) => text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? text.length);
  const keyOf = (at: number) => words[at]?.key ?? "";
  const stops = (at: number) => STOP.test(gap(at)) && !(NUMBER_BEHIND.test(keyOf(at)) && /^\.\s*$/.test(gap(at)));
  const isMarked = (at: number) => stops(at) || MARK.test(gap(at));
  const turns = (at: number) => CONTRASTS.has(keyOf(at)) || SUBORDINATES.has(keyOf(at));
  const affirms = (at: number) => OPENS_ASIDE.test(gap(at)) && AFFIRMS.has(keyOf(at));
  const until = (from: number, ends: (at: number) => boolean) => {
    let at = from;
    while (at < words.length && at < from + FURTHEST && !(at > from && ends(at))) at++;
    return at;
  };
  const markedStartOf = (at: number) => {
    let from = at;
    while (from > Math.max(0, at - FURTHEST) && !isMarked(from) && !turns(from - 1)) from--;
    return from;
  };
  const startOf = (at: number) => {
    const from = markedStartOf(at);
    for (let join = at - 1; join >= from + 2; join--) if (JOINS.has(keyOf(join))) return join + 1;
    return from;
  };
  const leads = (at: number) => SUBJECTS.has(keyOf(at)) || CONTRASTS.has(keyOf(at));
  const leadOf = (at: number) => {
    let from = at;
    while (from > 0 && (leads(from - 1) || (HAVING.has(keyOf(from - 1)) && SUBJECTS.has(keyOf(from - 2))))) from--;
    return from;
  };
  const sentenceStartOf = (at: number) => {
    let from = at;
    while (from > Math.max(0, at - FURTHEST) && !stops(from)) from--;
    return from;
  };
  const labelBefore = (from: number) => {
    if (from === 0 || !/:/.test(gap(from))) return from;
    const start = sentenceStartOf(from - 1);
    return from - start <= LABEL ? start : from;
  };
  return {
    words,
    gap,
    startOf,
    markedStartOf,
    leadOf,
    sentenceStartOf,
    labelBefore,
    isWhole: (from, to) => until(from, isMarked) >= to,
    endOf: (from) => until(from, (at) => isMarked(at) || turns(at)),
    sentenceEndOf: (from) => until(from, (at) => stops(at) || CONTRASTS.has(keyOf(at)) || affirms(at)),
    opens: (at) => at === 0 || isMarked(at) || turns(at - 1) || leads(at - 1),
    isOfOthers: (at) => RELATIVES.has(keyOf(at - 1)),
    ends: (next) => next >= words.length || stops(next) || /[)\]]/.test(gap(next)),
    closes: (next) => next >= words.length || isMarked(next) || turns(next) || CLOSERS.has(keyOf(next)),
  };
}
