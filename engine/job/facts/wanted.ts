import data from "../../data/job/title.json";
import type { Statement } from "../outline/statements.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { findPhrases, phraseAt, toPhraseMap, toPhraseSet } from "../words/phrases.ts";
import { type Word, wordAt } from "../words/words.ts";
import { isOccupation, suretyOf, suretyOfCalled } from "./occupations.ts";
import type { Candidate } from "./title-choice.ts";
import { isSubject } from "./title-words.ts";

const OPENINGS = toPhraseMap<"sure" | "occupation">([
  ...data.openings.map((words) => [words, "sure"] as const),
  ...data.openingsOfOccupations.map((words) => [words, "occupation"] as const),
]);
const OPENINGS_BEHIND = toPhraseSet(data.openingsBehind);
const ARTICLES = new Set([...data.articles, ...data.virtues]);
/** "You need a valid door supervisor licence" seeks no supervisor. */
export const PAPERS = new Set(data.papers);
/** "Second chef", "first officer": the number is a rank. */
const RANKED = new Set(data.ranked);
const BETWEEN_VIRTUES = /^(?:and|but|yet)$/;
export const NOBODY = new Set(data.nobody);
/** Words before "needs" that make a name of it. */
const NEEDS_OF = new Set(data.needsOf);
/** "An opening for a position": a word for any job names none. */
const EMPLOYMENTS = new Set(data.employments);
export const STOP = new Set(data.stop);
const COUNT = /^x?\d{1,2}x?$/;
export const MOST_WORDS = 10;
/** "Drivers wanted!", "Site Foreman required for …". */
export const SOUGHT = /^((?:(?:[\p{L}\d/&-]+|\([^)]{1,20}\)) ){1,6})(?:wanted|required|needed|sought|urgently)\b/iu;
/** Small words inside a name in capitals: "Chef de Partie", "Head of Sales". */
const NAME_LINKS = new Set(data.nameLinks);
/** Words of praise before a name in capitals, and words of the name up to the occupation. */
const PRAISE_WORDS = 8;
const NAME_WORDS = 5;
const AFTER_CALL = new Set(["with", "who", "must", "to"]);
const PROSE_WORDS = 400;
/** A second name behind "and" has so many words at most. */
const SECOND_NAME_WORDS = 4;
/** Capitals behind "in", one of which has to be a field of work. */
const FIELD_WORDS = 3;

/** Whether words say that somebody is sought. */
export function opensWish(words: readonly Word[]): boolean {
  return findPhrases(OPENINGS, words, 0, words.length).some(({ from }) => !namesNeeds(words, from));
}

/** "Special Educational Needs Coordinator" calls for nobody. */
const namesNeeds = (words: readonly Word[], at: number): boolean =>
  words[at]?.folded === "needs" && NEEDS_OF.has(words[at - 1]?.folded ?? "");

/** Who is wanted in the first sentences, never just "a candidate". */
export function titlesInProse(text: JobText): Candidate[] {
  const found: Candidate[] = [];
  const limit = Math.min(text.words.length, PROSE_WORDS);
  for (let at = 0; at < limit; ) {
    const place = wantedIn(text, at, limit);
    if (!place) break;
    const folded = text.words.slice(place.from, place.to).map((word) => word.folded);
    const isAnyJob = folded.every((word) => EMPLOYMENTS.has(word));
    at = isAnyJob ? place.from : place.to;
    const end = text.words[place.to - 1]?.end ?? 0;
    const part = text.flat.slice(text.words[place.from]?.start ?? 0, text.flat.charAt(end) === ")" ? end + 1 : end);
    const isNamed = folded.some((word, index) => isOccupation(word) || isHead(word, folded[index + 1]));
    if (isNamed || (!isAnyJob && !folded.some((word) => NOBODY.has(word)))) found.push({ place: "wanted", part, whole: part });
  }
  return found;
}

/** "Barista needed in Bath, evenings, …": what follows the name, the call and the place; what somebody is wanted with is asked for. */
export function withoutSought(text: JobText, statement: Statement): Statement | undefined {
  const { section, start, end, to } = statement;
  if (section !== "intro") return statement;
  const [call, called = ""] = SOUGHT.exec(text.flat.slice(start, end)) ?? [];
  const calling = wordAt(text.words, start + (call?.length ?? 0));
  const surety = call === undefined ? undefined : suretyOfCalled(called);
  if (call === undefined || surety === undefined || (/\s(?:is|are)\s/i.test(call) && surety !== "named")) return statement;
  let next = calling;
  while (next < to && !/[,;.:!–—]/.test(gapBefore(text, next)) && !AFTER_CALL.has(foldedAt(text, next))) next++;
  if (next >= to) return undefined;
  const rest = { ...statement, from: next, start: text.words[next]?.start ?? end };
  return foldedAt(text, next) === "with" && gapBefore(text, next) === " " ? { ...rest, section: "required", item: true } : rest;
}

/** The words that name who is wanted: "registered nurse" in "We are looking for a registered nurse who …". */
export function wantedIn(text: JobText, first: number, limit: number): { from: number; to: number } | undefined {
  const { words } = text;
  for (let at = first; at < limit; at++) {
    const opening = phraseAt(OPENINGS, words, at, words.length);
    if (!opening || namesNeeds(words, at) || endsSentence(text, at, opening.to)) continue;
    const wanted = nameBehind(text, opening.to);
    const named = words
      .slice(wanted.from, wanted.to)
      .some((word, at, all) => isOccupation(word.folded) || isHead(word.folded, all[at + 1]?.folded));
    if (PAPERS.has(foldedAt(text, wanted.to - 1))) continue;
    if (wanted.to > wanted.from && (named || opening.value === "sure" || isSomebody(text, wanted))) return wanted;
  }
  return undefined;
}

/** "A detailer who can …": whatever the job is called. */
const isSomebody = (text: JobText, { from, to }: { from: number; to: number }): boolean =>
  /^an?$/.test(foldedAt(text, from - 1)) && /^(?:who|who's|who’s|whose)$/.test(foldedAt(text, to)) && gapBefore(text, to) === " ";

/** "A glazier is wanted. Our client …": the call stands behind; "Wanted. Glazier" opens a line. */
function endsSentence(text: JobText, from: number, to: number): boolean {
  return /^[.?]+\s/.test(gapBefore(text, to)) && from > 0 && !gapBefore(text, from).includes("\n");
}

/** "Head of Finance". */
const isHead = (word: string, next: string | undefined): boolean => word === "head" && next === "of";

function nameBehind(text: JobText, opening: number): { from: number; to: number } {
  const { words } = text;
  let from = opening;
  while (isBeforeName(text, from) || (BETWEEN_VIRTUES.test(foldedAt(text, from)) && from > opening && isBeforeName(text, from + 1))) from++;
  from = behindPraise(text, from);
  let to = from;
  let named = false;
  while (to < words.length && to - from < MOST_WORDS) {
    const second = named ? endOfSecondName(text, to) : undefined;
    if (second === undefined && endsName(text, to, to > from ? gapBefore(text, to) : "", named)) break;
    named ||= isOccupation(foldedAt(text, to));
    to = second ?? to + 1;
  }
  return { from, to: endOfBracket(text, from, to) };
}

/** A mark, a small word that does not go on with the name, or a comma before something else. */
function endsName(text: JobText, at: number, gap: string, named: boolean): boolean {
  const word = foldedAt(text, at);
  const goesOn = text.lexicon.andWords.has(word) && !named && (isOccupation(foldedAt(text, at + 1)) || isBetweenCapitals(text, at));
  if (/[.:;!?(\n]|\s[-–—]/.test(gap) && !isInitialsInside(text, at)) return true;
  if (named && gap === " " && isSmall(text, at) && !isSmall(text, at - 1) && !NAME_LINKS.has(word) && !PAPERS.has(word)) return true;
  return (STOP.has(word) && gap !== "-" && !goesOn && !isField(text, at)) || endsAtComma(text, gap, at);
}

/** "Monitoring and Evaluation (M&E) Officer": initials amid the name. */
function isInitialsInside(text: JobText, at: number): boolean {
  const isLetters = /^\p{Lu}{2,6}$/u.test(text.flat.slice(text.words[at]?.start, text.words[at]?.end));
  return isLetters && gapBefore(text, at) === " (" && gapBefore(text, at + 1) === ") " && isOccupation(foldedAt(text, at + 1));
}

const isSmall = ({ flat, words }: JobText, at: number): boolean => /\p{Ll}/u.test(flat.charAt(words[at]?.start ?? 0));

/** "a playful, patient and organised Nursery Nurse": small letters in a row, whatever they say, before a name in capitals. */
function behindPraise(text: JobText, first: number): number {
  let at = first;
  if (isSmall(text, at) && gapBefore(text, at + 1) === "-" && /(?:ing|ed)$/.test(foldedAt(text, at + 1)) && !isSmall(text, at + 2))
    return at + 2;
  while (
    at - first < PRAISE_WORDS &&
    isSmall(text, at) &&
    !isOccupation(foldedAt(text, at)) &&
    /^(?:,? ?| ?& ?)$/.test(gapBefore(text, at + 1))
  ) {
    at++;
    if (text.lexicon.andWords.has(foldedAt(text, at))) at++;
  }
  const isRow =
    /[,&]/.test(text.flat.slice(text.words[first]?.start ?? 0, text.words[at]?.start ?? 0)) ||
    text.lexicon.andWords.has(foldedAt(text, at - 2));
  const name = text.words.slice(at, at + NAME_WORDS).findIndex(({ folded }) => isOccupation(folded));
  return isRow && name >= 0 && !isSmall(text, at) && !STOP.has(foldedAt(text, first)) ? at : first;
}

/** "a caring, committed and reliable": words before the name that are none of it. */
function isBeforeName(text: JobText, at: number): boolean {
  const word = foldedAt(text, at);
  if (/^(?:year|month|week)$/.test(word) && gapBefore(text, at) === "-") return true;
  if (RANKED.has(`${word} ${foldedAt(text, at + 1)}`)) return false;
  return (ARTICLES.has(word) && !isOccupation(word)) || COUNT.test(word);
}

/** "Boilermakers (Coded)": a short bracket behind the name belongs to it. */
function endOfBracket(text: JobText, from: number, to: number): number {
  if (to === from || !/^\s?\($/.test(gapBefore(text, to))) return to;
  for (let end = to + 1; end <= to + 2; end++) if (gapBefore(text, end).startsWith(")")) return end;
  return to;
}

/** "Clerk and Responsible Financial Officer": capitals behind "and" that end in another occupation. */
function endOfSecondName({ flat, words, lexicon }: JobText, at: number): number | undefined {
  if (!lexicon.andWords.has(words[at]?.folded ?? "")) return undefined;
  for (let next = at + 1; next <= at + SECOND_NAME_WORDS; next++) {
    const word = words[next];
    if (word === undefined || !/\p{Lu}/u.test(flat.charAt(word.start))) return undefined;
    if (isOccupation(word.folded)) return next + 1;
  }
  return undefined;
}

/** "Maternal and Child Health Nurse". */
function isBetweenCapitals({ flat, words }: JobText, at: number): boolean {
  return [at - 1, at + 1].every((beside) => /\p{Lu}/u.test(flat.charAt(words[beside]?.start ?? 0)));
}

/** "Lecturer in Marine Ecology" and "Head of Sales": capitals behind the small word go on with the name. */
function isField({ flat, words }: JobText, at: number): boolean {
  if (words[at]?.folded !== "in") return false;
  const isCapital = (word: Word) => /\p{Lu}/u.test(flat.charAt(word.start));
  const behind = words.slice(at + 1, at + 1 + FIELD_WORDS);
  const end = behind.findIndex((word) => !isCapital(word));
  return behind.slice(0, end < 0 ? behind.length : end).some((word) => isSubject(flat, flat.slice(word.start, word.end)));
}

/** "Engineer, Tall Buildings" goes on in capitals, "a nurse, somebody who …" ends. */
function endsAtComma({ flat, words }: JobText, gap: string, at: number): boolean {
  if (!gap.includes(",")) return false;
  const next = flat.charAt(words[at]?.start ?? 0);
  const before = flat.charAt(words[at - 1]?.start ?? 0);
  return !(/\p{Lu}/u.test(next) && /\p{Lu}/u.test(before));
}

/** "Come aboard as a deckhand": behind the smallest words, for listed occupations only. */
export function titlesBehind(text: JobText): Candidate[] {
  const found: Candidate[] = [];
  const limit = Math.min(text.words.length, PROSE_WORDS);
  for (let at = 0; at < limit; at++) {
    const opening = phraseAt(OPENINGS_BEHIND, text.words, at, limit);
    if (!opening) continue;
    const { from, to } = nameBehind(text, opening.to);
    const part = text.flat.slice(text.words[from]?.start ?? 0, text.words[to - 1]?.end ?? 0);
    if (to > from && suretyOf(part) === "named") found.push({ place: "behind", part, whole: part });
  }
  return found;
}
