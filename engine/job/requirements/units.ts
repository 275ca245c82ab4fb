import casual from "../../data/job/casual.json";
import data from "../../data/job/phrases.json";
import years from "../../data/job/years.json";
import { isAsking } from "../outline/statements.ts";
import { isTelling } from "../outline/telling.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { type Hit, phraseAt, toPhraseSet } from "../words/phrases.ts";
import { masteryAt } from "./asked-of-reader.ts";
import type { Clause } from "./clauses.ts";
import { countedAt } from "./counted-choices.ts";
import { isKindWord, leavesChoice, opensListOfKind } from "./kinds.ts";
import { shareRank, withNumbers, withRanks } from "./level-choices.ts";
import { fromWords, isHeadAfter, type Named } from "./names.ts";
import {
  BREAK,
  type ClauseText,
  cutsName,
  doesAt,
  endOfExclusion,
  endOfLightVerb,
  hasNounBehind,
  isBareHead,
  isBeen,
  isBeenIn,
  isDoing,
  isDone,
  isModifier,
  isObjectOfCue,
  isOnTool,
  isReaderDoing,
  isSubjectOfCue,
  namesTool,
} from "./naming-words.ts";
import { isCut } from "./roles.ts";
import { shareHead, shareListHead, sharePaper } from "./shared-heads.ts";
import { flush } from "./unit-names.ts";
import { atHead, closeBracket, joinAcross, joinAsChoice, openKind, type State, type Unit } from "./unit-state.ts";
import { isAmount } from "./years.ts";

const BEFORE = toPhraseSet(data.before);
const ABLE = toPhraseSet(data.able);
const ANY_OF = toPhraseSet(data.anyOf);
const LEARNING = toPhraseSet(data.learning);
const WILLING = toPhraseSet(data.willing);
const KEEP = toPhraseSet(data.keep);
/** "MCIPS (or nearly there)": what comes before it is the wish. */
const NEARLY = toPhraseSet(casual.nearly);
const OR_OTHER = toPhraseSet(data.orOther);
const OR_WHATEVER = toPhraseSet(data.orWhatever);
const IGNORE = toPhraseSet(data.ignore);
/** "Somebody with leatherwork …". */
const PERSONS = new Set(data.personsWith);
/** "worked in sales ledger, know Sage": a verb of having behind a comma opens another wish. */
const HAVING = new Set(data.havingVerbs);
/** "Gas Safe registered with CCN1 and CPA1": what a paper covers. */
const HELD = new Set(["registered", "accredited", "certified", "licensed", "coded"]);
const PREPOSITIONS = /^(?:as|with|at|for|on|by|from|within|under)$/;
const OF_WHAT = /^(?:in|of)$/;
/** "Experience which includes: writing reports; …". */
const INCLUDES = /^includ(?:e|es|ed|ing)$/;
const IN_USE = toPhraseSet(data.inUse);
const OBJECTS = new Set(data.objects);
/** Words between "or any" and "you know". */
const KIND_WORDS = 5;

const YEARS = new Set([...years.years, ...years.months]);

/** Skills and noun phrases a clause asks for, in order. `ready`: those already named; `taken`: words of years, degrees, languages and cues. */
export function toUnits(job: JobText, clause: Clause, ready: readonly Named[], taken: ReadonlySet<number>): Unit[] {
  const starts = new Map(ready.map((named) => [named.from, named] as const));
  const text: ClauseText = { ...job, clause, starts, taken };
  const named = ready.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index));
  const live =
    (isAsking(clause.statement.section) &&
      clause.statement.item &&
      !isTelling(job, clause.statement, new Set([...clause.cueWords, ...named]))) ||
    isSubjectOfCue(text) ||
    isObjectOfCue(text);
  const verb = isAsking(clause.statement.section) && isReaderDoing(text);
  const state: State = {
    units: [],
    words: [],
    named: [],
    join: "start",
    live: live || verb,
    headed: verb,
    verb,
    able: verb && foldedAt(job, clause.from - 1) === "to",
    anyOf: false,
    count: undefined,
    counted: -1,
    inside: false,
    ofKind: false,
    told: false,
    phrase: -1,
    settings: [],
    lost: [],
  };
  let at = clause.from;
  while (at < clause.to) {
    const excluded = endOfExclusion(text, at);
    if (excluded > at) {
      at = excluded;
      continue;
    }
    readGap(text, state, at);
    const learning = clause.cueWords.has(at) ? undefined : phraseAt(LEARNING, text.words, at, clause.to);
    const named = starts.get(at);
    if (learning) {
      at = skipPart(text, state, learning.to);
    } else if (named) {
      state.named.push(named);
      at = endOfNamedHead(text, state, named) ?? named.to;
    } else if (taken.has(at)) {
      passTaken(text, state, at);
      at++;
    } else {
      at = readWord(text, state, at);
    }
  }
  flush(text, state);
  const units = state.units.filter((unit, index) => !isVerbOf(unit, state.units.slice(index + 1)));
  return withRanks(text, withNumbers(text, shareRank(shareListHead(shareHead(sharePaper(units))))));
}

/** "Sales experience | on building sites": the head that ends a name opens what stands behind it. */
function endOfNamedHead(text: ClauseText, state: State, { to }: Named): number | undefined {
  const head = isHeadAfter(foldedAt(text, to - 1)) ? phraseAt(BEFORE, text.words, to - 1, text.clause.to) : undefined;
  if (!head || head.to <= to) return undefined;
  flush(text, state);
  Object.assign(state, { live: true, headed: true, verb: false, phrase: to - 1 });
  return head.to;
}

/** Words of years, degrees and cues name nothing themselves, but say of what stands behind them that it is asked for. */
function passTaken(text: ClauseText, state: State, at: number): void {
  flush(text, state);
  state.told = false;
  const word = foldedAt(text, at);
  if (/^(?:two|three|four|five|\d+)/.test(word) && isAmount(word) && state.units.length > 0) state.join = "start";
  state.live ||= isDone(text, at) || OBJECTS.has(word) || (isAmount(word) && OF_WHAT.test(foldedAt(text, at + 1)));
  if (YEARS.has(word) && isDoing(text, at + 1)) Object.assign(state, { live: true, headed: true, verb: true });
}

/** "installing" in "installing, testing and repairing pumps": a verb that waits for its object. */
function isVerbOf(unit: Unit, later: readonly Unit[]): boolean {
  const waiting = !unit.known && /^\p{L}+ing$/u.test(unit.name);
  return waiting && later.some((other) => (other.action || /^\p{L}+ing /u.test(other.name)) && other.phrase === unit.phrase);
}

function readGap(text: ClauseText, state: State, at: number): void {
  if (at === text.clause.from) return;
  const gap = gapBefore(text, at);
  const opens = opensListOfKind(text, at);
  if (!BREAK.test(gap) && !opens) return;
  flush(text, state);
  state.told = false;
  if (/[);\]]/.test(gap)) closeBracket(state);
  if (opens && openKind(state, at, /[([]/.test(gap))) return;
  joinAcross(text, state, at);
  if (gap.includes(":") && INCLUDES.test(foldedAt(text, at - 1))) Object.assign(state, { join: "start", live: true, headed: false });
  if (state.join === "comma" && HAVING.has(foldedAt(text, at))) state.join = "start";
}

function readWord(text: ClauseText, state: State, at: number): number {
  const { words, clause } = text;
  const word = words[at]?.folded ?? "";
  const ignored = phraseAt(IGNORE, words, at, clause.to) ?? inUse(text, state, at);
  if (ignored && !cutsName(text, ignored)) return passIgnored(text, state, ignored.to);
  const left = leavesChoice(text, at, clause.to);
  if (left) {
    flush(text, state);
    joinAsChoice(text, state, at);
    return skipPart(text, state, left);
  }
  const nearly = phraseAt(NEARLY, words, at, clause.to);
  if (nearly) return skipAside(text, state, nearly.to);
  const whatever = phraseAt(OR_WHATEVER, words, at, clause.to) ?? kindOfReader(text, at);
  if (whatever) return skipPart(text, state, readOther(text, state, whatever));
  const other = phraseAt(OR_OTHER, words, at, clause.to);
  if (other) return readOther(text, state, other);
  if (isDone(text, at)) return readDone(text, state, at);
  const kept = phraseAt(KEEP, words, at, clause.to);
  if (kept) {
    for (let index = at; index < kept.to; index++) state.words.push(index);
    return kept.to;
  }
  if (isHeadAfter(word) && state.words.length + state.named.length > 0) {
    const { headed, live } = state;
    Object.assign(state, { headed: true, live: true });
    flush(text, state);
    Object.assign(state, { headed, live });
    return readHead(text, state, at) ?? at + 1;
  }
  return readHead(text, state, at) ?? readJoin(text, state, at) ?? readPlain(text, state, at, word);
}

/** "Terraform (or OpenTofu) | in production": where a thing was used is no other thing. */
const inUse = (text: ClauseText, { units, named }: State, at: number): Hit<string> | undefined =>
  units.length + named.length > 0 ? phraseAt(IN_USE, text.words, at, text.clause.to) : undefined;

/** "manage up to 40 volunteers": a verb still waits for its object. */
function passIgnored(text: ClauseText, state: State, to: number): number {
  const waits = state.verb && state.words.length === 1 && isAmount(foldedAt(text, to));
  if (!waits) flush(text, state);
  return to;
}

/** "have organised conferences", "have worked in a kiln room": what somebody did is named behind. */
function readDone(text: ClauseText, state: State, at: number): number {
  flush(text, state);
  Object.assign(state, { live: true, headed: false });
  if (isBeen(text, at + 1)) return isBeenIn(text, at + 1) ? at + 4 : at + 3;
  const light = endOfLightVerb(text, at + 1);
  if (light !== undefined) return light;
  if (!text.lexicon.cut.has(foldedAt(text, at + 1))) return at + 1;
  state.words.push(at + 1);
  return at + 2;
}

/** "Java, Kotlin or similar": what stands before is a choice; so is what is named behind ("or another JVM language"). */
function readOther(text: ClauseText, state: State, { to }: Hit<string>): number {
  flush(text, state);
  const last = state.units.at(-1);
  if (last?.join === "comma") last.join = "or";
  if (isKindWord(foldedAt(text, to)) && (to + 1 >= text.clause.to || BREAK.test(gapBefore(text, to + 1)))) return to + 1;
  if (last && to < text.clause.to && !BREAK.test(gapBefore(text, to)) && !phraseAt(text.lexicon.joins, text.words, to, text.clause.to))
    state.join = "or";
  return to;
}

/** "Sage, Xero or | any package you know": the kind is named by what the reader has used. */
function kindOfReader(text: ClauseText, at: number): Hit<string> | undefined {
  if (!text.lexicon.orWords.has(foldedAt(text, at)) || foldedAt(text, at + 1) !== "any") return undefined;
  for (let to = at + 2; to < Math.min(text.clause.to, at + 2 + KIND_WORDS); to++) {
    if (BREAK.test(gapBefore(text, to))) return undefined;
    if (to > at + 2 && /^you/.test(foldedAt(text, to))) return { from: at, to, value: "any" };
  }
  return undefined;
}

/** "(or nearly there - we'll pay for the rest)": nothing up to the end of the bracket is asked for. */
function skipAside(text: ClauseText, state: State, from: number): number {
  const isOpen = /\([^)]*$/.test(text.flat.slice(text.words[text.clause.from]?.start, text.words[from - 1]?.end));
  const to = skipPart(text, state, from);
  if (!isOpen) return to;
  let at = from;
  while (at < text.clause.to && !gapBefore(text, at).includes(")")) at++;
  return at;
}

/** "SQL, and keen to learn Python": what is to be learnt, or liked, is not asked for. */
function skipPart(text: ClauseText, state: State, from: number): number {
  flush(text, state);
  let at = from;
  while (at < text.clause.to && !BREAK.test(gapBefore(text, at)) && !opensHead(text, at)) at++;
  return at;
}

/** "An interest in | and experience of lace": the wish behind "and" has a head of its own. */
function opensHead(text: ClauseText, at: number): boolean {
  return text.lexicon.andWords.has(foldedAt(text, at)) && phraseAt(BEFORE, text.words, at + 1, text.clause.to) !== undefined;
}

function readHead(text: ClauseText, state: State, at: number): number | undefined {
  if (state.able && foldedAt(text, at) === "to" && (BREAK.test(gapBefore(text, at)) || text.lexicon.andWords.has(foldedAt(text, at - 1)))) {
    flush(text, state);
    Object.assign(state, { live: true, headed: true, verb: true });
    return at + 1;
  }
  const willing = phraseAt(WILLING, text.words, at, text.clause.to);
  if (willing) {
    flush(text, state);
    Object.assign(state, { live: false, headed: false });
    return willing.to;
  }
  const can = at === text.clause.from && foldedAt(text, at) === "can" ? { from: at, to: at + 1, value: "can" } : undefined;
  const able = phraseAt(ABLE, text.words, at, text.clause.to) ?? can;
  const before = phraseAt(BEFORE, text.words, at, text.clause.to) ?? masteryAt(text, at, text.clause.to) ?? doesAt(text, at);
  const opening = able && able.to >= (before?.to ?? 0) ? able : before;
  if (!opening || isBareHead(text, opening)) return undefined;
  if (opening !== able && qualifiesHead(text, state, opening.from)) state.words = [];
  flush(text, state);
  Object.assign(state, { ...atHead(state), live: true, headed: true, verb: opening === able, able: opening === able, phrase: at });
  return opening.to;
}

/** "Emerging | record of publications", "demonstrable grasp of": one word right in front of a head that names nothing itself; "retail experience in" names retail. */
function qualifiesHead(text: ClauseText, { words, named }: State, at: number): boolean {
  return words.length === 1 && named.length === 0 && words[0] === at - 1 && gapBefore(text, at) === " " && !isHeadAfter(foldedAt(text, at));
}

function readJoin(text: ClauseText, state: State, at: number): number | undefined {
  const { words, clause } = text;
  const example = phraseAt(text.lexicon.examples, words, at, clause.to);
  if (example && (state.inside || state.units.length + state.words.length + state.named.length > 0)) {
    flush(text, state);
    if (state.units.length > 0) state.join = "example";
    state.live ||= state.headed;
    return example.to;
  }
  const counted = countedAt(text, at, clause.to);
  const anyOf = counted ?? phraseAt(ANY_OF, words, at, clause.to);
  if (anyOf) {
    flush(text, state);
    Object.assign(state, { anyOf: true, count: counted?.count, counted: at });
    return anyOf.to;
  }
  const join = phraseAt(text.lexicon.joins, words, at, clause.to);
  if (!join) return undefined;
  if (isSharedModifier(text, state, join.value) && hasNounBehind(text, join.to)) {
    state.words.push(at);
    return at + 1;
  }
  flush(text, state);
  const opens = state.join === "bracket" && join.value === "or";
  const isOpening = state.units.length === 0 && !(state.settings.length + state.lost.length > 0 && join.value === "or");
  if (opens || (state.join !== "bracket" && state.join !== "example")) state.join = isOpening ? "start" : join.value;
  return join.to;
}

/** "written and verbal communication": the first word waits for the noun. */
function isSharedModifier(text: ClauseText, { words, named }: State, join: "or" | "and"): boolean {
  const own = words.filter((index) => !text.lexicon.lead.has(foldedAt(text, index)));
  // A small word elsewhere ("commercial", "small") may be one of two sorts.
  const waiting = own.length === 0 && join === "or" ? words.at(-1) : own[0];
  return own.length <= 1 && named.length === 0 && waiting !== undefined && isModifier(foldedAt(text, waiting));
}

function readPlain(text: ClauseText, state: State, at: number, word: string): number {
  if (isOpen(text, state, word) || (gapBefore(text, at) === "-" && state.words.at(-1) === at - 1)) {
    state.words.push(at);
  } else if (text.taken.has(at - 1) && isDone(text, at - 1)) {
    if (endOfLightVerb(text, at) === undefined) state.words.push(at);
  } else if (repeatsPreposition(text, state, at)) {
    return at + 1;
  } else if (isOnTool(text, at) && state.words.length + state.named.length > 0) {
    flush(text, state);
    Object.assign(state, { join: "start", live: true, headed: false, verb: false });
  } else if (isCut(text, at) || (word === "with" && state.words.length > 0)) {
    flush(text, state);
    passCut(text, state, at, word);
  } else {
    state.words.push(at);
  }
  return at + 1;
}

/** A word that ends a name, and mostly what is asked for. */
function passCut(text: ClauseText, state: State, at: number, word: string): void {
  const some = state.units.length > 0;
  state.told ||= some && /^(?:we|they)$/.test(word);
  if (some && namesTool(text, word, at + 1)) {
    Object.assign(state, { join: "start", live: true, headed: false, verb: false });
    return;
  }
  const goesOn = text.taken.has(at - 1) || PERSONS.has(foldedAt(text, at - 1));
  if (word === "with" && (goesOn || HELD.has(foldedAt(text, at - 1)))) return;
  if (word === "you" && !some && (goesOn || foldedAt(text, at + 1) === "have")) return;
  if (state.join !== "example" && !state.inside) Object.assign(state, { live: false, headed: false });
}

/** "as a solicitor or as a notary", "with Java or with Kotlin": the wish goes on behind the join. */
function repeatsPreposition(text: ClauseText, state: State, at: number): boolean {
  const isRepeated = PREPOSITIONS.test(foldedAt(text, at)) && text.lexicon.joinWords.has(foldedAt(text, at - 1));
  return isRepeated && state.live && state.words.length === 0 && state.units.length > 0;
}

/** "Children" names nothing yet, "children with autism" does. */
function isOpen(text: ClauseText, { words, headed }: State, word: string): boolean {
  return word === "with" && headed && words.length > 0 && fromWords(text, words, { verb: false, headed }) === undefined;
}
