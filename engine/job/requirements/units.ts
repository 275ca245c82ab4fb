import casual from "../../data/job/casual.json";
import data from "../../data/job/phrases.json";
import years from "../../data/job/years.json";
import { isAsking } from "../outline/statements.ts";
import { isTelling } from "../outline/telling.ts";
import { REACH } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { type Hit, phraseAt, toPhraseSet } from "../words/phrases.ts";
import type { Clause } from "./clauses.ts";
import { fromWords, isHeadAfter, joinTouching, type Named } from "./names.ts";
import { isAmount } from "./years.ts";

/** What ties a unit to the one before; `example` after "such as", `bracket` for the first one in brackets. */
export type Join = "start" | "comma" | "and" | "or" | "example" | "bracket";
/** One thing a clause names. `anyOf`: stands in a "one of" list; `phrase`: place of the head it stands under; `inside`: in brackets. */
export type Unit = Named & { join: Join; anyOf: boolean; inside: boolean; phrase: number };

const BEFORE = toPhraseSet(data.before);
const ABLE = toPhraseSet(data.able);
const ANY_OF = toPhraseSet(data.anyOf);
const LEARNING = toPhraseSet(data.learning);
const WILLING = toPhraseSet(data.willing);
const GERUND_HEADS = new Set(data.gerundHeads);
const KEEP = toPhraseSet(data.keep);
/** "MCIPS (or nearly there)": what comes before it is the wish. */
const NEARLY = toPhraseSet(casual.nearly);
const OR_OTHER = toPhraseSet(data.orOther);
/** "P&L" is one name, "plumbing & heating" are two. */
const BREAK = /[,;:()/[\]\n$€£]|\s&|&\s/;
const IGNORE = toPhraseSet(data.ignore);
const DOERS = new Set(data.doers);
const NOT_DOING = new Set([...data.finite, ...data.notDoing]);
/** "Somebody with leatherwork …". */
const PERSONS = new Set(data.personsWith);
const OF_WHAT = /^(?:in|of)$/;
const HAVING = /^(?:have|has|you've)$/;
const DONE_BY = /^(?:you|who)$/;
const PARTICIPLES = new Set(data.participles);
const NOT_DONE = new Set(data.notDone);
const CUE_OPENS = new Set(data.cueOpens);
const OBJECTS = new Set(data.objects);
const MODIFIERS = new Set(data.modifiers);

const NOT_GERUNDS = new Set(data.notGerunds);
const YEARS = new Set([...years.years, ...years.months]);

type State = {
  units: Unit[];
  words: number[];
  named: Named[];
  join: Join;
  /** Words outside the taxonomy may name something here. */
  live: boolean;
  headed: boolean;
  verb: boolean;
  anyOf: boolean;
  inside: boolean;
  phrase: number;
};
/** `starts`: what is named already, by its first word. */
type Text = JobText & { clause: Clause; starts: ReadonlyMap<number, Named>; taken: ReadonlySet<number> };

/** Skills and noun phrases a clause asks for, in order. `ready`: those already named; `taken`: words of years, degrees, languages and cues. */
export function toUnits(job: JobText, clause: Clause, ready: readonly Named[], taken: ReadonlySet<number>): Unit[] {
  const starts = new Map(ready.map((named) => [named.from, named] as const));
  const text: Text = { ...job, clause, starts, taken };
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
    anyOf: false,
    inside: false,
    phrase: -1,
  };
  let at = clause.from;
  while (at < clause.to) {
    readGap(text, state, at);
    const learning = phraseAt(LEARNING, text.words, at, clause.to);
    const named = starts.get(at);
    if (learning) {
      at = skipPart(text, state, learning.to);
    } else if (named) {
      state.named.push(named);
      at = named.to;
    } else if (taken.has(at)) {
      passTaken(text, state, at);
      at++;
    } else {
      at = readWord(text, state, at);
    }
  }
  flush(text, state);
  return state.units.filter((unit, index) => !isVerbOf(unit, state.units.slice(index + 1)));
}

/** Words of years, degrees and cues name nothing themselves, but say of what stands behind them that it is asked for. */
function passTaken(text: Text, state: State, at: number): void {
  flush(text, state);
  const word = foldedAt(text, at);
  if (/^(?:two|three|four|five|\d+)/.test(word) && isAmount(word) && state.units.length > 0) state.join = "start";
  state.live ||= OBJECTS.has(word) || (isAmount(word) && OF_WHAT.test(foldedAt(text, at + 1)));
  if (YEARS.has(word) && isDoing(text, at + 1)) Object.assign(state, { live: true, headed: true, verb: true });
}

/** "three years fixing lifts". */
function isDoing(text: Text, at: number): boolean {
  const word = foldedAt(text, at);
  return at < text.clause.to && /^\p{L}{2,}ing$/u.test(word) && !NOT_GERUNDS.has(word) && !BREAK.test(gapBefore(text, at));
}

/** "installing" in "installing, testing and repairing pumps": a verb that waits for its object. */
function isVerbOf(unit: Unit, later: readonly Unit[]): boolean {
  const waiting = !unit.known && /^\p{L}+ing$/u.test(unit.name);
  return waiting && later.some((other) => (other.action || /^\p{L}+ing /u.test(other.name)) && other.phrase === unit.phrase);
}

/** "Event streaming would be great": in prose the words before the cue are what is wished for. */
function isSubjectOfCue(text: Text): boolean {
  const { clause } = text;
  const cueWords = [...clause.cueWords].filter((at) => at >= clause.from && at < clause.to);
  const begins = clause.from === clause.statement.from || gapBefore(text, clause.from).includes(",");
  if (cueWords.length === 0 || !begins) return false;
  const before = Math.min(...cueWords) - clause.from;
  const last = Math.max(...cueWords);
  let end = last + 1;
  while (end < clause.to && !/[,;(]/.test(gapBefore(text, end))) end++;
  return before > 0 && before <= REACH.subjectWords && end - 1 - last <= REACH.wordsAfterCue;
}

/** "Bonus points for Rust", "it would be nice if you played the organ": a cue that opens the clause and waits for its object. */
function isObjectOfCue(text: Text): boolean {
  const { from, cueWords } = text.clause;
  let to = from;
  while (cueWords.has(to) && to < text.clause.to) to++;
  return to > from && CUE_OPENS.has(foldedAt(text, to - 1));
}

/** "You have organised conferences", "people who have taught adults": what somebody did is named behind. */
function isDone(text: Text, at: number): boolean {
  const subject = foldedAt(text, at) === "you've" ? "you" : foldedAt(text, at - 1);
  const next = foldedAt(text, at + 1);
  return (
    HAVING.test(foldedAt(text, at)) &&
    DONE_BY.test(subject) &&
    (/^\p{L}{2,}ed$/u.test(next) || PARTICIPLES.has(next)) &&
    !NOT_DONE.has(next)
  );
}

/** "You negotiate contracts": a verb right behind the reader. */
function isReaderDoing(text: Text): boolean {
  const { from } = text.clause.statement;
  return (
    text.clause.from === from &&
    DOERS.has(foldedAt(text, from)) &&
    !NOT_DOING.has(foldedAt(text, from + 1)) &&
    !/ly$/.test(foldedAt(text, from + 1))
  );
}

function readGap(text: Text, state: State, at: number): void {
  if (at === text.clause.from) return;
  const gap = gapBefore(text, at);
  if (!BREAK.test(gap)) return;
  flush(text, state);
  const some = state.units.length > 0;
  if (/[);\]]/.test(gap)) state.inside = false;
  if (/[([]/.test(gap)) {
    state.inside = true;
    state.join = some ? "bracket" : "start";
  } else if (/[/&]/.test(gap)) {
    state.join = gap.includes("/") ? "or" : "and";
  } else if (some && state.join !== "bracket" && state.join !== "example" && state.join !== "or") {
    state.join = "comma";
  }
}

function readWord(text: Text, state: State, at: number): number {
  const { words, clause } = text;
  const word = words[at]?.folded ?? "";
  const ignored = phraseAt(IGNORE, words, at, clause.to);
  if (ignored && !cutsName(text, ignored)) {
    flush(text, state);
    return ignored.to;
  }
  const nearly = phraseAt(NEARLY, words, at, clause.to);
  if (nearly) return skipAside(text, state, nearly.to);
  const other = phraseAt(OR_OTHER, words, at, clause.to);
  if (other) return readOther(text, state, other);
  if (isDone(text, at)) {
    flush(text, state);
    Object.assign(state, { live: true, headed: false });
    return at + 1;
  }
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

/** "microbiology or higher education" does not end in "or higher". */
function cutsName({ starts }: Text, { from, to }: Hit<string>): boolean {
  for (let at = from + 1; at < to; at++) if ((starts.get(at)?.to ?? 0) > to) return true;
  return false;
}

/** "Java, Kotlin or similar": what stands before is a choice; so is what is named behind ("or another JVM language"). */
function readOther(text: Text, state: State, { to }: Hit<string>): number {
  flush(text, state);
  const last = state.units.at(-1);
  if (last?.join === "comma") last.join = "or";
  if (last && to < text.clause.to && !BREAK.test(gapBefore(text, to)) && !phraseAt(text.lexicon.joins, text.words, to, text.clause.to))
    state.join = "or";
  return to;
}

/** "(or nearly there - we'll pay for the rest)": nothing up to the end of the bracket is asked for. */
function skipAside(text: Text, state: State, from: number): number {
  const isOpen = /\([^)]*$/.test(text.flat.slice(text.words[text.clause.from]?.start, text.words[from - 1]?.end));
  const to = skipPart(text, state, from);
  if (!isOpen) return to;
  let at = from;
  while (at < text.clause.to && !gapBefore(text, at).includes(")")) at++;
  return at;
}

/** "SQL, and keen to learn Python": what is to be learnt, or liked, is not asked for. */
function skipPart(text: Text, state: State, from: number): number {
  flush(text, state);
  let at = from;
  while (at < text.clause.to && !BREAK.test(gapBefore(text, at))) at++;
  return at;
}

function readHead(text: Text, state: State, at: number): number | undefined {
  const willing = phraseAt(WILLING, text.words, at, text.clause.to);
  if (willing) {
    flush(text, state);
    Object.assign(state, { live: false, headed: false });
    return willing.to;
  }
  const can = at === text.clause.from && foldedAt(text, at) === "can" ? { from: at, to: at + 1, value: "can" } : undefined;
  const able = phraseAt(ABLE, text.words, at, text.clause.to) ?? can;
  const before = phraseAt(BEFORE, text.words, at, text.clause.to);
  const opening = able && able.to >= (before?.to ?? 0) ? able : before;
  if (!opening || isBareHead(text, opening)) return undefined;
  flush(text, state);
  const join = state.join === "comma" ? "start" : state.join;
  Object.assign(state, { join, live: true, headed: true, verb: opening === able, phrase: at });
  return opening.to;
}

function readJoin(text: Text, state: State, at: number): number | undefined {
  const { words, clause } = text;
  const example = phraseAt(text.lexicon.examples, words, at, clause.to);
  if (example && state.units.length + state.words.length + state.named.length > 0) {
    flush(text, state);
    if (state.units.length > 0) state.join = "example";
    state.live ||= state.headed;
    return example.to;
  }
  const anyOf = phraseAt(ANY_OF, words, at, clause.to);
  if (anyOf) {
    flush(text, state);
    state.anyOf = true;
    return anyOf.to;
  }
  const join = phraseAt(text.lexicon.joins, words, at, clause.to);
  if (!join) return undefined;
  if (isSharedModifier(text, state) && hasNounBehind(text, join.to)) {
    state.words.push(at);
    return at + 1;
  }
  flush(text, state);
  const opens = state.join === "bracket" && join.value === "or";
  if (opens || (state.join !== "bracket" && state.join !== "example")) state.join = state.units.length === 0 ? "start" : join.value;
  return join.to;
}

/** "experience counts": only a verb in -ing makes the bare word a head ("experience managing budgets"). */
function isBareHead(text: Text, { from, to }: Hit<string>): boolean {
  return to - from === 1 && GERUND_HEADS.has(foldedAt(text, from)) && !foldedAt(text, to).endsWith("ing");
}

/** "written and verbal communication": the first word waits for the noun. */
function isSharedModifier(text: Text, state: State): boolean {
  const own = state.words.filter((index) => !text.lexicon.lead.has(foldedAt(text, index)));
  return own.length === 1 && state.named.length === 0 && MODIFIERS.has(text.words[own[0] ?? 0]?.folded ?? "");
}

/** "retail or hospitality experience": a single noun behind the join leaves none for the first word. */
function hasNounBehind(text: Text, from: number): boolean {
  if (MODIFIERS.has(foldedAt(text, from))) return true;
  const next = from + 1;
  return (
    next < text.clause.to &&
    !BREAK.test(gapBefore(text, next)) &&
    !isHeadAfter(foldedAt(text, next)) &&
    !text.lexicon.cut.has(foldedAt(text, next))
  );
}

function readPlain(text: Text, state: State, at: number, word: string): number {
  if (isOpen(text, state, word)) {
    state.words.push(at);
  } else if (text.lexicon.cut.has(word) || (word === "with" && state.words.length > 0)) {
    flush(text, state);
    const goesOn = text.taken.has(at - 1) || PERSONS.has(foldedAt(text, at - 1));
    if ((word === "with" && goesOn) || (word === "you" && state.units.length === 0 && (goesOn || foldedAt(text, at + 1) === "have")))
      return at + 1;
    if (state.join !== "example" && !state.inside) Object.assign(state, { live: false, headed: false });
  } else {
    state.words.push(at);
  }
  return at + 1;
}

/** "Children" names nothing yet, "children with autism" does. */
function isOpen(text: Text, { words, headed }: State, word: string): boolean {
  return word === "with" && headed && words.length > 0 && fromWords(text, words, { verb: false, headed }) === undefined;
}

function flush(text: Text, state: State): void {
  const { words, named } = state;
  if (words.length + named.length === 0) return;
  state.words = [];
  state.named = [];
  const act = state.verb && (words.at(-1) ?? 0) + 1 >= text.clause.to;
  const term = named.length === 0 && state.live ? fromWords(text, words, { ...state, act }) : undefined;
  const isAction = (words[0] ?? Infinity) < (named[0]?.from ?? 0) && /ing$/.test(foldedAt(text, words[0] ?? -1));
  const found = term ? [term] : joinTouching(text, named).map((one) => (isAction ? { ...one, action: true } : one));
  for (const unit of found) {
    const join = state.units.length === 0 ? "start" : state.join;
    state.units.push({ ...unit, join, anyOf: state.anyOf, inside: state.inside, phrase: state.phrase });
    state.join = "and";
  }
  if (words.length > 1 || (words.length > 0 && named.length > 0)) state.verb = false;
}
