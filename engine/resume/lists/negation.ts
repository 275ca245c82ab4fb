import lexicon from "../../data/resume/evidence.json";
import { fold, remember } from "../../text/index.ts";
import { findPhrases, type PhraseHit, phraseAt, toPhraseSet, toWords, type Word } from "../phrases.ts";
import type { Span } from "../types.ts";
import { beginsHarmless, findDenied } from "./denials.ts";

/** Every way to say the parts of a phrase one after another. */
const compose = (parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>(
    (said, next) => (said.length === 0 ? [...next] : said.flatMap((head) => next.map((tail) => `${head} ${tail}`))),
    [],
  );

const negations = toPhraseSet([...lexicon.negations, ...lexicon.composed.negations.flatMap(compose)].map(fold));
const refusals = toPhraseSet(lexicon.nextTo.map(fold));
const noLeads = new Set(lexicon.noLeads.map(fold));
const aspirations = toPhraseSet([...lexicon.aspirations, ...lexicon.composed.aspirations.flatMap(compose)].map(fold));
const wishesBehind = toPhraseSet(lexicon.aspirationsBehind.map(fold));
const negationsBehind = toPhraseSet(lexicon.negationsBehind.map(fold));
const negationsLater = toPhraseSet(lexicon.negationsLater.map(fold));
/** German and Dutch put the verb of a wish behind what is wished for. */
const wishesAround = lexicon.aspirationsAround.map(({ before, behind }) => ({
  opening: toPhraseSet(before.map(fold)),
  closing: toPhraseSet(behind.map(fold)),
}));
const denials = [negations, aspirations];
const BREAK = /[;,.!?]|\b(?:but|however|aber|jedoch|sondern|mais|pero|mas|ma|maar)\b/;
const END = /[;.!?]|\b(?:but|however|aber|jedoch|sondern|mais|pero|maar)\b/i;
/** Characters around a mention that are looked at. */
const REACH = 160;
const WIDE = 400;

/**
 * Does the sentence deny the skill at `start`..`end` or only wish for it ("no experience with …", "eager to learn …", "… is desired")?
 * A phrase reaches over a list ("no experience with A, B or C") but not past "but" or the end of a sentence.
 */
export function isNotEvidence(sentence: string, start: number, end: number): boolean {
  const before = sentence.slice(Math.max(0, start - REACH), start);
  const after = sentence.slice(end, end + REACH);
  const clause = upTo(BREAK, after);
  return (
    isInDenied(sentence, start, end) ||
    phraseReaches(before) ||
    isRefused(before) ||
    isDeniedBehind(after) ||
    isWishedAround(before, after) ||
    holds(wishesBehind, clause) ||
    holds(negationsLater, clause)
  );
}

/** Of a text without stops only the surroundings are read, so that many mentions in it cost no more than their number. */
function isInDenied(sentence: string, start: number, end: number): boolean {
  const from = sentence.length <= WIDE ? 0 : Math.max(0, start - WIDE);
  const near = sentence.length <= WIDE ? sentence : sentence.slice(from, end + WIDE);
  return findDenied(near).some((denied) => denied.start < end - from && start - from < denied.end);
}

const upTo = (mark: RegExp, text: string): string => text.slice(0, mark.exec(text)?.index);
const holds = (phrases: typeof negations, text: string): boolean => findPhrases(phrases, toWords(text)).length > 0;

/** "möchte gern Java lernen", "wil graag Python leren" */
function isWishedAround(before: string, after: string): boolean {
  return wishesAround.some(({ opening, closing }) => {
    const last = findPhrases(opening, toWords(before)).at(-1);
    return last !== undefined && !END.test(before.slice(last.end)) && holds(closing, upTo(END, after));
  });
}

/** "… and I am keen to learn": what is denied or wished for stands behind it. */
export const leavesOpen = (words: string): boolean => denials.some((set) => findPhrases(set, toWords(words)).at(-1)?.end === words.length);

/** The last remark in brackets or behind a dash. */
const LAST_NOTE = /(?:[([]|\s[-–—]\s)[^([–—]*$/;

/** Does an item of a list deny or wish by its own words ("no experience with …", "… (in progress)")? */
export function saysNoOrWish(item: string): boolean {
  const words = toWords(item);
  return (
    findDenied(item).length > 0 ||
    denials.some((set) => findPhrases(set, words).length > 0) ||
    isDeniedBehind(LAST_NOTE.exec(item)?.[0].trimStart() ?? "")
  );
}

const LEAD_OF_NOTE = /^\s{0,3}(?:[([]|[-–—](?=\s))\s{0,3}/;

/** Nothing more, or a day: "(expected May 2027)". */
const ENDS_NOTE = /^\s*(?:(?:\p{L}{3,9}\.?\s+)?[\d/.-]{4,10}\s*)?(?:$|[)\].,;])/u;

/** "Kubernetes (none)", "Kubernetes – never used". */
function isDeniedBehind(after: string): boolean {
  const lead = LEAD_OF_NOTE.exec(after)?.[0].length;
  const note = lead === undefined ? "" : after.slice(lead);
  const hit = phraseAt(negationsBehind, toWords(note), 0);
  return hit !== undefined && hit.start === 0 && ENDS_NOTE.test(note.slice(hit.end));
}

/** "Meditech instead of Epic" tells of Meditech; the phrase denies the very next words alone. */
function isRefused(before: string): boolean {
  const words = toWords(before);
  const last = findPhrases(refusals, words).sort((a, b) => b.end - a.end)[0];
  return last !== undefined && before.slice(last.end).trim() === "" && !isPlace(before, words, last);
}

/** "Lançamentos no SAP": the Portuguese "in the", unless a clause or a verb that takes a "no" stands before it. */
function isPlace(before: string, words: readonly Word[], { at, words: length, start }: PhraseHit<true>): boolean {
  const lead = words[at - 1];
  const isBareNo = length === 1 && words[at]?.key === "no";
  return isBareNo && lead !== undefined && before.slice(lead.end, start).trim() === "" && !noLeads.has(lead.key);
}

function phraseReaches(before: string): boolean {
  const words = toWords(before);
  const last = [...findPhrases(negations, words), ...findPhrases(aspirations, words)].sort((a, b) => b.end - a.end)[0];
  return last !== undefined && !END.test(before.slice(last.end));
}

/** A refusal such as "no" or "instead of" speaks of one thing: up to a mark or a word that joins another to it. */
const THING_ENDS =
  /[;,.!?:()]|(?<!\p{L})(?:in|with|on|at|for|by|and|while|from|to|but|aber|sondern|mais|pero|sino|mas|ma|maar|mit|bei|und|avec|et|dans|pour|con|y|para|com|e|per|met|en|voor)(?!\p{L})/iu;
const onlyWishes = toPhraseSet(
  [...lexicon.aspirations, ...lexicon.composed.aspirations.flatMap(compose)]
    .filter((one) => !lexicon.aspirationsBehind.includes(one))
    .map(fold),
);

/** What a text denies, leaves to others or only intends: "Did MIG, not [TIG welding]". */
export const findNotDone = remember((text): readonly Span[] => {
  const words = toWords(text);
  const ahead = [...findPhrases(negations, words), ...findPhrases(onlyWishes, words)];
  const things = findPhrases(refusals, words).filter(
    (hit) => !isPlace(text, words, hit) && !beginsHarmless(words.slice(hit.at + hit.words, hit.at + hit.words + 2)),
  );
  return [
    ...findDenied(text),
    ...ahead.map(({ end }) => ({ start: end, end: end + upTo(END, text.slice(end, end + WIDE)).length })),
    ...things.map(({ end }) => ({ start: end, end: end + upTo(THING_ENDS, text.slice(end, end + WIDE)).length })),
  ];
});
