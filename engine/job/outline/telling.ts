import data from "../../data/job/phrases.json";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { phraseAt, toPhraseSet } from "../words/phrases.ts";

const READER = toPhraseSet(data.reader);
const FINITE = new Set(data.finite);

const BREAK = /[,(;:]|\s[–—-]\s/;
/** Words before a comma up to which the part names something: "Copywriting, because …". */
const NAME_WORDS = 5;
const SUBORDINATE = new Set(data.subordinate);

const VERBS = new Set(data.tellingVerbs);
const FEWEST_WORDS = 4;
const MOST_WORDS = 60;
/** "Founded in 1887, the firm …", "a yard on the harbour since 1961". */
const OF_OLD =
  /^\W*(?:founded|established|based|located|built|opened|launched|started|set up) (?:in|on|by|at)\b|\bsince (?:1[89]|20)\d\d\b/i;
const OPENS = /^(?:the|our|this|these|every|each|most|all|both)$/;

/** "Residents keep pets.", "Palmcrest manages 210 communities.": a sentence that has a subject of its own; "manages budgets" has none. */
function hasOwnSubject(text: JobText, { from, to }: { from: number; to: number }): boolean {
  if (to - from > MOST_WORDS) return false;
  const said = text.flat.slice(text.words[from]?.start, text.words[to - 1]?.end);
  if (OF_OLD.test(said)) return true;
  const isSentence =
    to - from >= FEWEST_WORDS && /^\s*[.!]/.test(text.flat.slice(text.words[to - 1]?.end, (text.words[to - 1]?.end ?? 0) + 3));
  if (!isSentence) return false;
  const verb = OPENS.test(foldedAt(text, from)) ? from + 2 : from + 1;
  const subject = foldedAt(text, verb - 1);
  const isPlural = /[^s]s$/.test(subject);
  const isVerb = isPlural ? VERBS.has(foldedAt(text, verb)) : isThirdPerson(foldedAt(text, verb));
  return (
    isVerb && gapBefore(text, verb) === " " && gapBefore(text, verb + 1) === " " && !text.lexicon.joinWords.has(foldedAt(text, verb + 1))
  );
}

function isThirdPerson(word: string): boolean {
  return [/s$/, /es$/].some((ending) => ending.test(word) && VERBS.has(word.replace(ending, "")));
}

/** A sentence about somebody or something else than the reader: it names things without asking for them. `noVerbs`: words of cues and of names ("special educational needs"); the last word is none ("… with additional needs"). */
export function isTelling(text: JobText, { from, to }: { from: number; to: number }, noVerbs: ReadonlySet<number>): boolean {
  if (phraseAt(READER, text.words, from, to)) return false;
  if (/^(?:en|und)$/.test(text.language) && hasOwnSubject(text, { from, to })) return true;
  for (let at = from + 1; at < to - 1; at++) {
    if (SUBORDINATE.has(foldedAt(text, at)) || (at - from <= NAME_WORDS && BREAK.test(gapBefore(text, at)))) return false;
    if (FINITE.has(foldedAt(text, at)) && foldedAt(text, at - 1) !== "to" && !noVerbs.has(at)) return true;
  }
  return false;
}
