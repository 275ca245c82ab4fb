import data from "../../data/job/phrases.json";
import { isOccupation } from "../facts/occupations.ts";
import { NAME } from "../weights.ts";
import { foldedAt, gapBefore } from "../words/job-text.ts";
import { isKindWord } from "./kinds.ts";
import { isHeadAfter, type Named } from "./names.ts";
import { type ClauseText, isModifier } from "./naming-words.ts";
import { isAmount } from "./years.ts";

const ADVERBS = new Set(data.adverbs);
const EMPTY = new Set(data.empty);
const NOT_IN_NAMES = new Set([...data.notNames.first, ...data.notNames.last, ...data.verbalAdjectives]);
const PARTICIPLES = new Set(data.participles);
/** "Food safety training", "retail environment": how it is learned and where it is done. */
const NOT_NARROWED = new Set(data.notNarrowed);
/** "Honest communication", "written postmortems": how it is done, and that it was. */
const NOT_NARROWING = new Set([...data.notNarrowing, ...data.participles, ...data.thirdPerson, ...data.noActs, ...Object.keys(data.nouns)]);

/**
 * "Teeth cleaning", "tax withholding", "SQL tuning": a skill of the taxonomy under the whole name it has in the text. Words that narrow
 * it stand right beside it; where one of them narrows nothing, the skill keeps its own name.
 */
export function withNeighbours(text: ClauseText, words: readonly number[], named: Named, isVerbFirst: boolean): Named {
  if (named.certificate) return named;
  const ahead = words.filter((at) => at < named.from);
  const pair = pairAhead(text, ahead) ?? sortAhead(text, ahead, named);
  const before = pair ?? ahead.slice(ahead.findIndex((at) => !text.lexicon.lead.has(foldedAt(text, at))));
  const after = upToPlace(
    text,
    words.filter((at) => at >= named.to),
  );
  const opens =
    !isVerbFirst &&
    isRow(text, [...before, named.from]) &&
    (pair !== undefined || (isShort(before) && before.every((at, index) => isNarrowing(text, at) || isJoinInside(text, at, index))));
  const closes = isRow(text, [named.to - 1, ...after]) && isShort(after) && after.every((at) => isHead(text, at));
  const from = opens ? (before[0] ?? named.from) : named.from;
  const to = closes ? (after.at(-1) ?? named.to - 1) + 1 : named.to;
  if (from === named.from && to === named.to) return named;
  const name = text.flat.slice(text.words[from]?.start, text.words[to - 1]?.end).replace(/\s+/g, " ");
  return { ...named, name, from, to };
}

/** "B2B campaigns in HubSpot": of several skills each keeps the words right behind it, up to what it is done in. */
export function withHeads(text: ClauseText, words: readonly number[], all: readonly Named[]): Named[] {
  let at = 0;
  return all.map((named, index) => {
    const limit = all[index + 1]?.from ?? 0;
    const between: number[] = [];
    for (; at < words.length && (words[at] ?? limit) < limit; at++) if ((words[at] ?? 0) >= named.to) between.push(words[at] ?? 0);
    const behind = upToPlace(text, between);
    return behind.length < between.length ? withNeighbours(text, behind, named, false) : named;
  });
}

function upToPlace(text: ClauseText, words: readonly number[]): readonly number[] {
  const end = words.findIndex((at) => PLACES.test(foldedAt(text, at)));
  return end < 0 ? words : words.slice(0, end);
}

/** "Residential or commercial | conveyancing": two sorts of it, though the words of each are small ones elsewhere. */
function pairAhead(text: ClauseText, ahead: readonly number[]): number[] | undefined {
  const [first = -1, or = -1, second = -1] = ahead.slice(-PAIR_WORDS);
  const isPair = text.lexicon.orWords.has(foldedAt(text, or)) && [first, second].every((at) => isModifier(foldedAt(text, at)));
  return isPair && ahead.slice(0, -PAIR_WORDS).every((at) => text.lexicon.lead.has(foldedAt(text, at))) ? [first, or, second] : undefined;
}

/** "Commercial or | residential conveyancing": the taxonomy holds the second sort alone. */
function sortAhead(text: ClauseText, ahead: readonly number[], { from, to }: Named): number[] | undefined {
  const [first = -1, or = -1] = ahead.slice(1 - PAIR_WORDS);
  const isSort = or === from - 1 && text.lexicon.orWords.has(foldedAt(text, or)) && to - from > 1;
  const arePlain = ahead.slice(0, 1 - PAIR_WORDS).every((at) => text.lexicon.lead.has(foldedAt(text, at)));
  return isSort && arePlain && [first, from].every((at) => isModifier(foldedAt(text, at))) ? [first, or] : undefined;
}

const isJoinInside = (text: ClauseText, at: number, index: number): boolean => index > 0 && text.lexicon.joinWords.has(foldedAt(text, at));

/** Where, or by what, a thing is done. */
const PLACES = /^(?:in|on|within|across|via|using|for|at|under|through)$/;
const PAIR_WORDS = 3;
const isShort = (words: readonly number[]) => words.length <= NAME.mostNeighbours;

/** Words one behind the other, with a blank or hyphen between them. */
function isRow(text: ClauseText, words: readonly number[]): boolean {
  return words.slice(1).every((at, index) => words[index] === at - 1 && /^[ -]$/.test(gapBefore(text, at)));
}

function isNarrowed(text: ClauseText, at: number): boolean {
  const word = foldedAt(text, at);
  const isSmall = text.lexicon.lead.has(word) || text.lexicon.cut.has(word) || ADVERBS.has(word) || NOT_IN_NAMES.has(word);
  return (
    /^\p{L}{3,}$/u.test(word) &&
    !isSmall &&
    !isKindWord(word) &&
    !isAmount(word) &&
    !isHeadAfter(word) &&
    !EMPTY.has(word) &&
    !/(?:ly|[^e]ed)$/.test(word)
  );
}

function isHead(text: ClauseText, at: number): boolean {
  const word = foldedAt(text, at);
  return isNarrowed(text, at) && !NOT_NARROWED.has(word) && !PARTICIPLES.has(word) && !isOccupation(word);
}

function isNarrowing(text: ClauseText, at: number): boolean {
  const word = foldedAt(text, at);
  return isNarrowed(text, at) && !word.endsWith("ing") && !NOT_NARROWING.has(word);
}
