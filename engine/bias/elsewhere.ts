import exemptions from "../data/bias/exemptions.json";
import { endOf } from "./form.ts";
import type { Hit } from "./hit.ts";
import { CLASSES, toForms } from "./rules.ts";
import type { Sentence, Word } from "./words.ts";

const { disclaimed, tasks, sought, finite } = exemptions;
const toSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const ASKING = toForms(disclaimed.asking);
const WEIGHED = toForms(["{first}|{out}|{must}|{refuse}|{wewant}|{turnedaway}|{turnaway}"]);
const WEIGHTLESS = toForms(disclaimed.weightless);
const WAIVERS = toForms(disclaimed.waivers);
const TURNS = toSet(disclaimed.turns);
const DOERS = toSet(disclaimed.doers);
const CARRIERS = toSet(disclaimed.carriers);
const SUBJECTS = toSet(tasks.subjects);
const SKIPPED = toSet(tasks.skipped);
const STATES = toSet(tasks.states);
const SOUGHT = new Set([...toSet(sought), ...(CLASSES.get("role") ?? [])]);
const FINITE = new Set([...(CLASSES.get("be") ?? []), ...toSet(finite)]);
/** Nouns that make "support", "fill" or "visit" before them a noun: "our support desk". */
const PLACES_OF_WORK = toSet(exemptions.placesOfWork);
/** Words behind a hit in which it may be called weightless. */
const REACH = 6;

/** What is named counts for nothing here: "we never ask about gaps", "age plays no part". */
export function isDisclaimed({ from, to }: Hit, words: readonly Word[]): boolean {
  const { asking, weightless, waivers } = placesIn(words);
  if (waivers.some((end) => end <= from && isList(words.slice(end, from + 1)))) return true;
  if (weightless.some((at) => at >= from && at < to + REACH && isOneClause(words, to, at))) return true;
  if (asking.some(({ at, end }) => at > to && isTrailing(words, to, at, end))) return true;
  return asking.some(({ at, end }) => at >= from - REACH && at < to && end <= to && isPlain(words.slice(end, to)));
}

type Places = { asking: { at: number; end: number }[]; weightless: number[]; waivers: number[] };
const PLACES = new WeakMap<readonly Word[], Places>();

function placesIn(words: readonly Word[]): Places {
  const known = PLACES.get(words);
  if (known) return known;
  const places: Places = { asking: [], weightless: [], waivers: [] };
  for (let at = 0; at < words.length; at++) {
    if (WEIGHTLESS.some((form) => endOf(form, words, at) >= 0)) places.weightless.push(at);
    const waived = Math.max(...WAIVERS.map((form) => endOf(form, words, at)));
    if (waived > 0) places.waivers.push(waived);
    const end = DOERS.has(words[at - 1]?.folded ?? "") ? -1 : Math.max(...ASKING.map((form) => endOf(form, words, at)));
    if (end > 0) places.asking.push({ at, end });
  }
  PLACES.set(words, places);
  return places;
}

/** "Older drivers, younger drivers, men, women: we don't mind." */
const isTrailing = (words: readonly Word[], from: number, at: number, end: number): boolean =>
  words.slice(from, at).some(({ marks, folded }) => folded === "we" && /[:–,-]/.test(marks)) &&
  words.slice(from, at).every(({ marks, folded }) => /^[,:–]?$/.test(marks) && !TURNS.has(folded)) &&
  (words[end]?.marks !== "" || /^(?:so|as|if|which|either|at)$/.test(words[end]?.folded ?? ""));

export const isOneClause = (words: readonly Word[], from: number, to: number): boolean =>
  words.slice(from, to + 1).every(({ marks }) => marks === "");

/** "we won't ask for a degree, a photo or your date of birth": nothing turns the list before the hit. */
const isList = (words: readonly Word[]): boolean => words.every(({ marks, folded }) => /^[,:]?$/.test(marks) && !TURNS.has(folded));

const isPlain = (words: readonly Word[]): boolean => words.every(({ marks, folded }) => /^,?$/.test(marks) && !CARRIERS.has(folded));

/** What the person wanted does to others or to things: "you visit top universities", "you prune aggressive climbers". */
export function isTaskObject({ from }: Hit, words: readonly Word[]): boolean {
  let verb = subjectBefore(words, from) + 1;
  if (verb === 0) return false;
  while (verb < from && SKIPPED.has((words[verb] as Word).folded)) verb++;
  return verb < from && !isState(words[verb] as Word);
}

/** The "you" of the clause, unless it is asked ("are you a recent graduate"), or -1. */
function subjectBefore(words: readonly Word[], from: number): number {
  for (let i = from - 1; i >= 0; i--) {
    const { folded, marks } = words[i] as Word;
    if (SUBJECTS.has(folded)) return STATES.has(words[i - 1]?.folded ?? "") || isCondition(words, i, from) ? -1 : i;
    if (marks !== "" || /^(?:as|like|but|because|so|if)$/.test(folded)) return -1;
    if (/^(?:and|or)$/.test(folded) && isState(words[i + 1] as Word)) return -1;
  }
  return -1;
}

/** "If a heavy day makes you cry, HIT": the clause of "you" ended at the mark. */
const isCondition = (words: readonly Word[], you: number, from: number): boolean =>
  words[from]?.marks === "," && words.slice(0, you).some(({ folded }) => /^(?:if|when|unless)$/.test(folded));

const isState = ({ folded }: Word): boolean => STATES.has(folded) || /(?:ly|ed)$/.test(folded);

/** "School leavers with good manners.": a line without a verb. */
const BARE = /^(?:with|who|whose|only|please|welcome)$/;
const WEIGHED_IN = new WeakMap<readonly Word[], boolean>();

/** Something in the sentence weighs whom to take. */
export function isWeighed(words: readonly Word[]): boolean {
  const known = WEIGHED_IN.get(words) ?? words.some((_, at) => WEIGHED.some((form) => endOf(form, words, at) >= 0));
  WEIGHED_IN.set(words, known);
  return known;
}

/** A whole sentence without a word of hiring, of the reader or of the house's own people is a statement about something else. */
export function isElsewhere({ sentences, at, from, to }: Hit): boolean {
  const { words, stopped } = sentences[at] as Sentence;
  if (!stopped || words.some(({ folded }) => SOUGHT.has(folded)) || isWeighed(words)) return false;
  const opens = from === 0 && /s$/.test((words[to - 1] as Word).folded) && words.length > to + 2 && !BARE.test(words[to]?.folded ?? "");
  return opens || words.some(({ folded }, i) => FINITE.has(folded) && !PLACES_OF_WORK.has(words[i + 1]?.folded ?? ""));
}
