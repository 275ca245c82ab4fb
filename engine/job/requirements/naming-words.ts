import data from "../../data/job/phrases.json";
import { isAsking } from "../outline/statements.ts";
import { REACH } from "../weights.ts";
import { foldedAt, gapBefore, isInitialsAt, type JobText } from "../words/job-text.ts";
import type { Hit } from "../words/phrases.ts";
import type { Clause } from "./clauses.ts";
import { isHeadAfter, type Named } from "./names.ts";

/** `starts`: what is named already, by its first word. */
export type ClauseText = JobText & { clause: Clause; starts: ReadonlyMap<number, Named>; taken: ReadonlySet<number> };

/** "P&L" is one name, "plumbing & heating" are two. */
export const BREAK = /[,;:?()/[\]\n|\p{Sc}]|\s&|&\s/u;
const DOERS = new Set(data.doers);
const NOT_DOING = new Set([...data.finite, ...data.notDoing]);
const HAVING = /^(?:have|has|having|you've)$/;
const DONE_BY = /^(?:you|you'll|you'd|who|to|they|they'll|should|will|must|ideally|also|already|probably|or|and)$/;
const PARTICIPLES = new Set(data.participles);
const NOT_DONE = new Set(data.notDone);
const REASONS = new Set(data.reasons);
const CUE_OPENS = new Set(data.cueOpens);
const APPLICANTS = /^(?:candidate|applicant|incumbent|post-?holder|appointee)$/;
const THIRD_PERSON = new Set(data.thirdPerson);
const NOT_GERUNDS = new Set(data.notGerunds);

const REMARKS = /^(?:we|we['’]\w+|our|i|i['’]\w+|they|they['’]\w+|don['’]t|ask|see|yes)$/;
/** What stands behind in capitals is what it is done with. */
const WITH_TOOL = /^(?:using|via)$/;
const PROVIDED = /^(?:given|provided|supplied|arranged)$/;
const FINITE = new Set(data.finite);

const GERUND_HEADS = new Set(data.gerundHeads);
const MODIFIERS = new Set(data.modifiers);
const ADJECTIVE = /\p{L}{2}(?:ic|al|ary|ive|ous|lar)$/u;
const NOT_ADJECTIVES = new Set(data.notAdjectives);
const LIGHT = /^(?:used|touched|tried|seen|met|tinkered|done|handled|encountered)$/;
const BEFORE_VERB = /^(?:to|can)$/;
const AFTER_VERB = /^(?:looked after|worked (?:in|with|on|within|as))$/;

/** "three years fixing lifts". */
export function isDoing(text: ClauseText, at: number): boolean {
  const word = foldedAt(text, at);
  return at < text.clause.to && /^\p{L}{2,}ing$/u.test(word) && !NOT_GERUNDS.has(word) && !BREAK.test(gapBefore(text, at));
}

/** "Event streaming would be great": in prose the words before the cue are what is wished for. */
export function isSubjectOfCue(text: ClauseText): boolean {
  const { clause } = text;
  const begin = openingOfSubject(text);
  const cueWords = [...clause.cueWords].filter((at) => at >= begin && at < clause.to);
  const begins = clause.from === clause.statement.from || gapBefore(text, clause.from).includes(",");
  if (cueWords.length === 0 || !begins) return false;
  const first = Math.min(...cueWords);
  const before = first - begin - asideBefore(text, begin, first);
  for (let at = begin + 1; at <= first; at++) if (gapBefore(text, at).includes("|")) return false;
  const last = Math.max(...cueWords);
  let end = last + 1;
  while (end < clause.to && !/[,;:(]/.test(gapBefore(text, end))) end++;
  const isShort = end - 1 - last <= REACH.wordsAfterCue || REASONS.has(foldedAt(text, last + 1));
  return before > 0 && before <= REACH.subjectWords && isShort;
}

/** "At least one published paper is expected": words of emphasis in front are no grade. */
function openingOfSubject({ clause }: ClauseText): number {
  let at = clause.from;
  while (at < clause.to && clause.cueWords.has(at)) at++;
  const isOpening = at - clause.from <= REACH.emphasisWords && [...clause.cueWords].some((word) => word > at && word < clause.to);
  return isOpening ? at : clause.from;
}

/** "A trade qualification, such as NVQ or City & Guilds, is essential": words of the aside that ends right before the cue. */
function asideBefore(text: ClauseText, from: number, cue: number): number {
  if (!/[,)]/.test(gapBefore(text, cue))) return 0;
  for (let at = from + 1; at < cue; at++) if (/[,(]/.test(gapBefore(text, at))) return cue - at;
  return 0;
}

/** "Bonus points for Rust", "it would be nice if you played the organ": a cue that opens the clause and waits for its object. */
export function isObjectOfCue(text: ClauseText): boolean {
  const { from, cueWords } = text.clause;
  let to = from;
  while (cueWords.has(to) && to < text.clause.to) to++;
  return to > from && CUE_OPENS.has(foldedAt(text, to - 1));
}

/** "You have organised conferences", "people who have taught adults": what somebody did is named behind. */
export function isDone(text: ClauseText, at: number): boolean {
  const subject = foldedAt(text, at) === "you've" ? "you" : foldedAt(text, at - 1);
  const next = foldedAt(text, at + 1);
  return (
    HAVING.test(foldedAt(text, at)) &&
    (DONE_BY.test(subject) || text.clause.cueWords.has(at) || at === text.clause.statement.from) &&
    (((/^\p{L}{2,}ed$/u.test(next) || PARTICIPLES.has(next)) && !NOT_DONE.has(next)) || isBeen(text, at + 1))
  );
}

/** "You've been a sous chef", "you have been working in logistics". */
export function isBeen(text: ClauseText, at: number): boolean {
  return foldedAt(text, at) === "been" && (/^an?$/.test(foldedAt(text, at + 1)) || isBeenIn(text, at));
}

/** "been | working in", "been | involved with". */
export function isBeenIn(text: ClauseText, at: number): boolean {
  return (
    /^(?:working|involved|employed|engaged)$/.test(foldedAt(text, at + 1)) &&
    /^(?:in|with|on|within|as|for|at)$/.test(foldedAt(text, at + 2))
  );
}

/** "have touched Airflow", "have worked in a kiln room": a verb that says nothing of the thing behind it. */
export function endOfLightVerb(text: ClauseText, at: number): number | undefined {
  if (LIGHT.test(foldedAt(text, at))) return at + 1;
  return AFTER_VERB.test(`${foldedAt(text, at)} ${foldedAt(text, at + 1)}`) ? at + 2 : undefined;
}

/** "You negotiate contracts", "you'd need to | negotiate contracts": a verb right behind the reader or the need. */
export function isReaderDoing(text: ClauseText): boolean {
  const { from } = text.clause.statement;
  if (text.clause.from !== from) return false;
  if (from > 0 && BEFORE_VERB.test(foldedAt(text, from - 1)) && gapBefore(text, from) === " ") return true;
  return DOERS.has(foldedAt(text, from)) && !NOT_DOING.has(foldedAt(text, from + 1)) && !/ly$/.test(foldedAt(text, from + 1));
}

/** "ACA, ACCA or CIMA": initials in a list with a known name are a name too, even in prose. */
export function isInitialsBeside({ flat, words, starts, lexicon }: ClauseText, chunk: readonly number[]): boolean {
  const at = chunk.at(-1) ?? -1;
  const word = words[at];
  if (!word || !chunk.slice(0, -1).every((index) => lexicon.lead.has(words[index]?.folded ?? "")) || !isInitialsAt({ flat, words }, at))
    return false;
  const isJoined = lexicon.joinWords.has(words[at + 1]?.folded ?? "");
  const isListed = /^\s?[,/]\s?$/.test(flat.slice(word.end, words[at + 1]?.start));
  return (isListed && starts.has(at + 1)) || (isJoined && starts.has(at + 2));
}

/** "Understands the needs of tenants", "Performs and records audits": an item that tells what the one sought does opens with the verb. */
export function doesAt(text: ClauseText, at: number): Hit<string> | undefined {
  const { words, lexicon, clause } = text;
  const { from, item, section } = clause.statement;
  const opens = at === from && at === clause.from && item && isAsking(section);
  if (!opens && !APPLICANTS.test(foldedAt(text, at - 1))) return undefined;
  let to = at;
  while (THIRD_PERSON.has(words[to]?.folded ?? "")) to += lexicon.joinWords.has(words[to + 1]?.folded ?? "") ? 2 : 1;
  return to > at && to < clause.to ? { from: at, to, value: "does" } : undefined;
}

/** "(not counterbalance only)", "(sea survival not applicable)", "(we have a teacher)": what a bracket shuts out or remarks is not asked for. */
export function endOfExclusion(text: ClauseText, from: number): number {
  const { flat, words, clause } = text;
  if (from === clause.from || !/\([^)]*$/.test(gapBefore(text, from))) return from;
  let to = from + 1;
  while (to < clause.to && !gapBefore(text, to).includes(")")) to++;
  const inside = words.slice(from, to).map(({ folded }) => folded);
  // "(or Ruby – we don't mind which)" adds to the choice.
  if (text.lexicon.orWords.has(inside[0] ?? "") && inside[1] !== "not") return from;
  const plain = !flat.slice(words[from]?.start, words[to - 1]?.end).includes(",");
  return inside[0] === "not" || REMARKS.test(inside[0] ?? "") || (plain && inside.some((word) => word === "not" || /n['’]t$/.test(word)))
    ? to
    : from;
}

/** "data collection using KoboToolbox": a name of its own behind the preposition. */
export function namesTool({ flat, words, clause, taken }: ClauseText, word: string, at: number): boolean {
  const first = words[/^(?:an?|the|either)$/.test(words[at]?.folded ?? "") ? at + 1 : at];
  if (!WITH_TOOL.test(word) || first === undefined || at >= clause.to || taken.has(at)) return false;
  return /^\p{Lu}/u.test(flat.slice(first.start, first.end));
}

/** "…, insurance people are on to us": what has a verb of its own behind it is told. */
export function isSubjectOfVerb(text: ClauseText, words: readonly number[]): boolean {
  const next = (words.at(-1) ?? -1) + 1;
  return next < text.clause.to && FINITE.has(foldedAt(text, next)) && !text.clause.cueWords.has(next) && !BREAK.test(gapBefore(text, next));
}

/** "assessment given on day one", "tools supplied": what the house does. */
export function isProvided(text: ClauseText, words: readonly number[]): boolean {
  const next = (words.at(-1) ?? -1) + 1;
  return (
    next < text.clause.to && PROVIDED.test(foldedAt(text, next)) && !text.clause.cueWords.has(next) && !BREAK.test(gapBefore(text, next))
  );
}

/** "a show on an ETC desk": initials or a code behind "on" name what it is done with. */
export function isOnTool({ flat, words, clause }: ClauseText, at: number): boolean {
  const first = words[/^(?:an?|the|either)$/.test(words[at + 1]?.folded ?? "") ? at + 2 : at + 1];
  if (words[at]?.folded !== "on" || first === undefined || at + 1 >= clause.to) return false;
  return /^\p{Lu}[\p{L}\d]*[\p{Lu}\d]$/u.test(flat.slice(first.start, first.end));
}

/** "Written", "surgical": a word that waits for its noun, by the list or by its ending. */
export function isModifier(word: string): boolean {
  return MODIFIERS.has(word) || (ADJECTIVE.test(word) && !NOT_ADJECTIVES.has(word));
}

/** "retail or hospitality experience": a single noun behind the join leaves none for the first word. */
export function hasNounBehind(text: ClauseText, from: number): boolean {
  if (MODIFIERS.has(foldedAt(text, from))) return true;
  if (text.starts.get(from)?.to === from + 1) return false;
  const next = from + 1;
  return (
    next < text.clause.to &&
    !BREAK.test(gapBefore(text, next)) &&
    !isHeadAfter(foldedAt(text, next)) &&
    !text.lexicon.cut.has(foldedAt(text, next))
  );
}

/** "experience counts": only a verb in -ing makes the bare word a head ("experience managing budgets"). */
export function isBareHead(text: ClauseText, { from, to }: Hit<string>): boolean {
  return to - from === 1 && GERUND_HEADS.has(foldedAt(text, from)) && !foldedAt(text, to).endsWith("ing");
}

/** "microbiology or higher education" does not end in "or higher". */
export function cutsName({ starts }: ClauseText, { from, to }: Hit<string>): boolean {
  for (let at = from + 1; at < to; at++) if ((starts.get(at)?.to ?? 0) > to) return true;
  return false;
}
