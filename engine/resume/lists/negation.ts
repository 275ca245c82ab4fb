import lexicon from "../../data/resume/evidence.json";
import { fold } from "../../text/index.ts";
import { findPhrases, toPhraseSet, toWords } from "../phrases.ts";

const negations = toPhraseSet(lexicon.negations.map(fold));
const refusals = toPhraseSet(lexicon.nextTo.map(fold));
const aspirations = toPhraseSet(lexicon.aspirations.map(fold));
const BREAK = /[;,.!?]|\b(?:but|however|aber|jedoch|mais|pero|mas|ma|maar)\b/;
/** Characters around a mention that are looked at. */
const REACH = 160;

/**
 * Does the sentence deny the skill at `start`..`end` or only wish for it ("no experience with …", "eager to learn …", "… is desired")?
 * A phrase reaches over a list ("no experience with A, B or C") but not past "but" or the end of a sentence.
 */
export function isNotEvidence(sentence: string, start: number, end: number): boolean {
  const before = sentence.slice(Math.max(0, start - REACH), start);
  const after = sentence.slice(end, end + REACH);
  return (
    phraseReaches(before) ||
    isRefused(before) ||
    (after.search(BREAK) === -1 ? hits(aspirationsAfter(after)) : hits(aspirationsAfter(after.slice(0, after.search(BREAK)))))
  );
}

const hits = (count: number): boolean => count > 0;
const aspirationsAfter = (text: string): number => findPhrases(wishesBehind, toWords(text)).length;
const wishesBehind = toPhraseSet(["is desired", "is preferred", "is a plus", "is required", "are required", "would be a plus", "desired"]);

/** "Meditech instead of Epic" tells of Meditech; the phrase denies the very next words alone. */
function isRefused(before: string): boolean {
  const words = toWords(before);
  const last = findPhrases(refusals, words).sort((a, b) => b.end - a.end)[0];
  return last !== undefined && before.slice(last.end).trim() === "";
}

function phraseReaches(before: string): boolean {
  const words = toWords(before);
  const last = [...findPhrases(negations, words), ...findPhrases(aspirations, words)].sort((a, b) => b.end - a.end)[0];
  return last !== undefined && !/[;.!?]|\b(?:but|however|aber|jedoch|mais|pero|maar)\b/i.test(before.slice(last.end));
}
