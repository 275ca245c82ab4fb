import exemptions from "../data/bias/exemptions.json";
import { isOneClause, isWeighed } from "./elsewhere.ts";
import { endOf } from "./form.ts";
import type { Hit } from "./hit.ts";
import { CLASSES, toForms } from "./rules.ts";
import { isUnder } from "./sections.ts";
import type { Sentence, Word } from "./words.ts";

const { deeds, notDeeds, breaks, people, plain } = exemptions.serving;
const DEEDS = toForms(deeds);
const NOT_DEEDS = new Set(notDeeds.split(" "));
const BREAKS = new Set(breaks.split(" "));
const PLACES_OF_WORK = new Set(exemptions.placesOfWork.split(" "));
const ROLES: ReadonlySet<string> = CLASSES.get("role") ?? new Set();
const CARERS = new Set(people.split(" "));
/** Verbs that make a trade of the noun behind them: "support worker". */
const NOUNS = /^(?:support|help|care|teaching|nursing|coaching|visiting|nurse|guide|market|marketing|sales)$/;
/** First words of a line that are no verb of a duty. */
const PLAIN = new Set(plain.split(" "));
/** Words between what is done and the one it is done to. */
const REACH = 14;

/** Those to whom something is done, whoever does it: "we teach young men", "brands that talk to people over 60", "keyworker for six women". */
export function isServed(hit: Hit, words: readonly Word[]): boolean {
  return isDoneTo(hit, words) || isInCare(hit, words) || isDuty(hit, words);
}

const FOUND = new WeakMap<readonly Word[], readonly number[]>();

/** Where a verb that begins at each word ends, or -1; known once per sentence. */
function deedsIn(words: readonly Word[]): readonly number[] {
  const known = FOUND.get(words) ?? words.map((_, i) => Math.max(...DEEDS.map((form) => endOf(form, words, i))));
  FOUND.set(words, known);
  return known;
}

function isDoneTo({ from, to }: Hit, words: readonly Word[]): boolean {
  for (let i = from - 1; i >= Math.max(0, from - REACH); i--) {
    if (isBreak(words, i + 1)) return false;
    const end = deedsIn(words)[i] ?? -1;
    if (end > 0 && end <= from && !NOT_DEEDS.has(words[end]?.folded ?? "") && isVerb(words, i, end))
      return isOneClause(words, end, from) || !isWeighed(words.slice(end, partEnd(words, to)));
  }
  return false;
}

const partEnd = (words: readonly Word[], from: number): number => {
  const end = words.findIndex(({ marks }, i) => i > from && marks !== "");
  return end < 0 ? words.length : end;
};

/** Neither "our support worker" nor "a help desk". */
const isVerb = (words: readonly Word[], at: number, end: number): boolean =>
  !(ROLES.has(words[end]?.folded ?? "") && NOUNS.test((words[at] as Word).folded)) &&
  !PLACES_OF_WORK.has(words[end]?.folded ?? "") &&
  !/^(?:an?|the|our|your|this|with|and_other)$/.test(words[at - 1]?.folded ?? "");

/** Where the object of a verb ends at the latest. */
const isBreak = (words: readonly Word[], i: number): boolean => !/^,?$/.test(words[i]?.marks ?? "") || BREAKS.has(words[i]?.folded ?? "");

/** "the keyworker for six women", "companion to an elderly gentleman". */
function isInCare({ from }: Hit, words: readonly Word[]): boolean {
  for (let i = from; i > Math.max(1, from - 4); i--) {
    if ((words[i] as Word).marks !== "") return false;
    if (/^(?:for|to|of)$/.test((words[i - 1] as Word).folded)) return CARERS.has(words[i - 2]?.folded ?? "");
  }
  return false;
}

/** A line under "What you will do" names what is done; its first word does it. */
function isDuty({ sentences, at, from }: Hit, words: readonly Word[]): boolean {
  const first = (words[0] as Word).folded;
  if (from === 0 || PLAIN.has(first) || /(?:ic|ful|ous|less|ed|n't)$/.test(first)) return false;
  return isUnder("duties", sentences as readonly Sentence[], at) && !isWeighed(words);
}
