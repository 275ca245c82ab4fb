import data from "../data/job/phrases.json";
import type { Clause } from "./clauses.ts";
import { foldedAt, gapBefore, type JobText } from "./job-text.ts";
import { fromWords, isHeadAfter, type Named } from "./names.ts";
import { phraseAt, toPhraseSet } from "./phrases.ts";
import { isAsking } from "./statements.ts";

/** What ties a unit to the one before; `example` after "such as", `bracket` for the first one in brackets. */
export type Join = "start" | "comma" | "and" | "or" | "example" | "bracket";
/** One thing a clause names. `anyOf`: stands in a "one of" list; `phrase`: place of the head it stands under; `inside`: in brackets. */
export type Unit = Named & { join: Join; anyOf: boolean; inside: boolean; phrase: number };

const BEFORE = toPhraseSet(data.before);
const ABLE = toPhraseSet(data.able);
const ANY_OF = toPhraseSet(data.anyOf);
const KEEP = toPhraseSet(data.keep);
const IGNORE = toPhraseSet(data.ignore);
const READER = toPhraseSet(data.reader);
const FINITE = new Set(data.finite);
const MODIFIERS = new Set(data.modifiers);

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
type Text = JobText & { clause: Clause };

/** Skills and noun phrases a clause asks for, in order. `ready`: those already named; `taken`: words of years, degrees, languages and cues. */
export function toUnits(job: JobText, clause: Clause, ready: readonly Named[], taken: ReadonlySet<number>): Unit[] {
  const text: Text = { ...job, clause };

  const live = isAsking(clause.statement.section) && clause.statement.item && !isTelling(text);
  const state: State = {
    units: [],
    words: [],
    named: [],
    join: "start",
    live,
    headed: false,
    verb: false,
    anyOf: false,
    inside: false,
    phrase: -1,
  };
  const starts = new Map(ready.map((named) => [named.from, named] as const));
  let at = clause.from;
  while (at < clause.to) {
    readGap(text, state, at);
    const named = starts.get(at);
    if (named) {
      state.named.push(named);
      at = named.to;
    } else if (taken.has(at)) {
      flush(text, state);
      at++;
    } else {
      at = readWord(text, state, at);
    }
  }
  flush(text, state);
  return state.units;
}

/** A sentence about somebody or something else than the reader: it names things without asking for them. */
function isTelling({ clause, words }: Text): boolean {
  const { from, to } = clause.statement;
  if (phraseAt(READER, words, from, to)) return false;
  for (let at = from + 1; at < to; at++) if (FINITE.has(words[at]?.folded ?? "") && !clause.cueWords.has(at)) return true;
  return false;
}

function readGap(text: Text, state: State, at: number): void {
  if (at === text.clause.from) return;
  const gap = gapBefore(text, at);
  if (!/[,;:()/[\]\n]/.test(gap)) return;
  flush(text, state);
  const some = state.units.length > 0;
  if (/[);\]]/.test(gap)) state.inside = false;
  if (/[([]/.test(gap)) {
    state.inside = true;
    state.join = some ? "bracket" : "start";
  } else if (gap.includes("/")) {
    state.join = "or";
  } else if (some && state.join !== "bracket" && state.join !== "example") {
    state.join = "comma";
  }
}

function readWord(text: Text, state: State, at: number): number {
  const { words, clause } = text;
  const word = words[at]?.folded ?? "";
  const ignored = phraseAt(IGNORE, words, at, clause.to);
  if (ignored) {
    flush(text, state);
    return ignored.to;
  }
  const kept = phraseAt(KEEP, words, at, clause.to);
  if (kept) {
    for (let index = at; index < kept.to; index++) state.words.push(index);
    return kept.to;
  }
  if (isHeadAfter(word) && state.words.length + state.named.length > 0) {
    Object.assign(state, { headed: true, live: true });
    flush(text, state);
  }
  return readHead(text, state, at) ?? readJoin(text, state, at) ?? readPlain(text, state, at, word);
}

function readHead(text: Text, state: State, at: number): number | undefined {
  const able = phraseAt(ABLE, text.words, at, text.clause.to);
  const before = phraseAt(BEFORE, text.words, at, text.clause.to);
  const opening = able && able.to >= (before?.to ?? 0) ? able : before;
  if (!opening) return undefined;
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
  if (isSharedModifier(text, state)) {
    state.words.push(at);
    return at + 1;
  }
  flush(text, state);
  if (state.join !== "bracket" && state.join !== "example") state.join = state.units.length === 0 ? "start" : join.value;
  return join.to;
}

/** "written and verbal communication": the first word waits for the noun. */
function isSharedModifier(text: Text, state: State): boolean {
  const own = state.words.filter((index) => !text.lexicon.lead.has(foldedAt(text, index)));
  return own.length === 1 && state.named.length === 0 && MODIFIERS.has(text.words[own[0] ?? 0]?.folded ?? "");
}

function readPlain(text: Text, state: State, at: number, word: string): number {
  if (text.lexicon.cut.has(word) || (word === "with" && state.words.length > 0)) {
    flush(text, state);
    if (state.join !== "example" && !state.inside) Object.assign(state, { live: false, headed: false });
  } else {
    state.words.push(at);
  }
  return at + 1;
}

function flush(text: Text, state: State): void {
  const { words, named } = state;
  if (words.length + named.length === 0) return;
  state.words = [];
  state.named = [];
  const term = named.length === 0 && state.live ? fromWords(text, words, state) : undefined;
  const found = term ? [term] : named;
  for (const unit of found) {
    const join = state.units.length === 0 ? "start" : state.join;
    state.units.push({ ...unit, join, anyOf: state.anyOf, inside: state.inside, phrase: state.phrase });
    state.join = "and";
  }
  if (words.length > 1) state.verb = false;
}
