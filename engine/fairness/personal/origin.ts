import personal from "../../data/fairness/personal.json";
import { countryOf } from "../../resume/index.ts";
import { fold, type Token, toTokens } from "../../text/index.ts";
import type { PersonalSpan } from "../types.ts";
import { findLabelled } from "./labelled.ts";
import { findContactLines, type Subject, toLineWords, toSpan } from "./subject.ts";

const DEMONYMS = new Set(personal.demonyms.split(" "));
const AFTER = new Set(personal.after);
const BEFORE = new Set(personal.before);
const LONGEST_PHRASE = 4;
/** Words between "citizen of" and the country: "the", "both". */
const NEAR_WORDS = 3;
const VISA =
  /(?<![\p{L}\p{N}])(?:H-?1B|H-?4|L-?1[AB]?|F-?1|J-?1|O-?1|TN|green card|EU blue card|blue card|Tier [1245])(?![\p{L}\p{N}-])/giu;
const VISA_LINE = /visa|status|permit|sponsor|work|green card|blue card/i;
const BORN = new RegExp(`(?<!\\p{L})(?:${personal.birth.join("|")})\\b[. ,:]*(?:on |am |le |el |il |em |op )?`, "gu");
const AGED = /(?<!\d)\d{2}[ -]years?[ -]old|(?<!\d)\d{2} jahre alt|\baged? \d{2}\b/gi;
const AGE_ALONE = /(?:^|[|•·,;\t])\s*(\d{2} (?:ans|años|anos|anni|jaar|jahre|years))\s*(?=$|[|•·,;\t])/giu;

const FULL_DATE =
  /(?<!\d)(?:\d{1,4}([./-])\d{1,2}\1\d{2,4}|\d{1,2}\.?\s(?:de\s)?\p{L}{3,12}\.?\s(?:de\s)?\d{4}|\p{L}{3,12}\s\d{1,2},\s\d{4})(?!\d)/gu;

/** Values of labels, "born on …", ages, and full dates in the contact data. */
export function findBirth(subject: Subject): PersonalSpan[] {
  const { document } = subject;
  const lines = toLineWords(document).flatMap((line) => shift(line.start, findBirthWords(line.words)));
  const near = findContactLines(subject).flatMap((line) => {
    const ages = Array.from(line.words.matchAll(AGE_ALONE), (hit) => ({
      start: hit.index + hit[0].indexOf(hit[1] ?? ""),
      end: hit.index + hit[0].indexOf(hit[1] ?? "") + (hit[1] ?? "").length,
    }));
    const full = Array.from(line.words.matchAll(FULL_DATE), (hit) => ({ start: hit.index, end: hit.index + hit[0].length }));
    return shift(line.start, [...ages, ...full]);
  });
  return [...findLabelled(document, "birthDate"), ...lines, ...near].map(({ start, end }) => toSpan("birth-date", start, end));
}

type Stretch = { start: number; end: number };
const shift = (by: number, spans: readonly Stretch[]): Stretch[] => spans.map(({ start, end }) => ({ start: start + by, end: end + by }));

function findBirthWords(words: string): Stretch[] {
  const folded = fold(words);
  // Folding that changes the length would shift the places; such a line is looked at as it is.
  const lower = folded.length === words.length ? folded : words.toLowerCase();
  if (lower.length !== words.length) return [];
  const ages = Array.from(words.matchAll(AGED), (hit) => ({ start: hit.index, end: hit.index + hit[0].length }));
  const born = Array.from(lower.matchAll(BORN)).flatMap((hit) => {
    const start = hit.index + hit[0].length;
    const stop = words.slice(start).search(/[|•·;\t]/);
    const value = words.slice(start, stop < 0 ? start + 60 : start + Math.min(stop, 60)).trimEnd();
    return /\d{2}/.test(value) ? [{ start, end: start + value.length }] : [];
  });
  return [...ages, ...born];
}

/** Countries and peoples beside words for citizenship, the right to work or birth; kinds of visa. */
export function findNationality({ document }: Subject): PersonalSpan[] {
  const labelled = findLabelled(document, "nationality");
  const told = toLineWords(document).flatMap((line) => {
    const tokens = toTokens(line.words);
    const visas = VISA_LINE.test(line.words)
      ? Array.from(line.words.matchAll(VISA), (hit) => ({ start: hit.index, end: hit.index + hit[0].length }))
      : [];
    return shift(line.start, [...visas, ...findPeoples(tokens)]);
  });
  return [...labelled, ...told].map(({ start, end }) => toSpan("nationality", start, end));
}

function findPeoples(tokens: readonly Token[]): Stretch[] {
  const found: Stretch[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const size = sizeOfPeople(tokens, at);
    if (size === 0) continue;
    const [first, last] = [tokens[at], tokens[at + size - 1]];
    if (first && last && (isFollowed(tokens, at + size) || isPreceded(tokens, at))) found.push({ start: first.start, end: last.end });
    at += size - 1;
  }
  return found;
}

/** How many words from here name a country or its people; 0 when none do. A name is told by its capital, but for adjectives. */
function sizeOfPeople(tokens: readonly Token[], at: number): number {
  const word = tokens[at];
  if (word === undefined) return 0;
  for (let size = LONGEST_PHRASE; size > 0; size--) {
    const words = tokens.slice(at, at + size).map(({ text }) => text);
    if (words.length === size && words[0] !== words[0]?.toLowerCase() && countryOf(words.join(" ")) !== undefined) return size;
  }
  return DEMONYMS.has(word.folded) ? 1 : 0;
}

const phraseOf = (tokens: readonly Token[], from: number, size: number): string =>
  tokens
    .slice(Math.max(0, from), Math.max(0, from + size))
    .map(({ folded }) => folded)
    .join(" ");

function isFollowed(tokens: readonly Token[], at: number): boolean {
  const sizes = Array.from({ length: LONGEST_PHRASE }, (_, index) => index + 1);
  // "British and Irish citizen", "US work permit".
  const starts = sizeOfPeople(tokens, at + 1) > 0 ? [at, at + 1 + sizeOfPeople(tokens, at + 1)] : [at];
  return starts.some((start) => sizes.some((size) => AFTER.has(phraseOf(tokens, start, size))));
}

function isPreceded(tokens: readonly Token[], at: number): boolean {
  for (let gap = 0; gap <= NEAR_WORDS; gap++) {
    for (let size = 1; size <= LONGEST_PHRASE; size++) if (BEFORE.has(phraseOf(tokens, at - gap - size, size))) return true;
  }
  return false;
}
