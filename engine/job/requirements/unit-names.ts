import data from "../../data/job/phrases.json";
import { foldedAt } from "../words/job-text.ts";
import { phraseAt, toPhraseSet } from "../words/phrases.ts";
import { waysToRank } from "./level-choices.ts";
import { fromWords, joinTouching, type Named, settingOf, withHead } from "./names.ts";
import { type ClauseText, isInitialsBeside, isProvided, isSubjectOfVerb } from "./naming-words.ts";
import { waysToHead } from "./shared-heads.ts";
import type { State } from "./unit-state.ts";
import { withHeads, withNeighbours } from "./whole-names.ts";

const BEFORE = toPhraseSet(data.before);
/** "Excel and its functions": a part of what was named before. */
const OWN = /^(?:its|their)$/;

/** Names what was read since the last edge, and begins anew. */
export function flush(text: ClauseText, state: State): void {
  const { words, named } = state;
  if (words.length + named.length === 0) return;
  state.words = [];
  state.named = [];
  const term = named.length === 0 ? termOf(text, state, words) : undefined;
  const isAction = (words[0] ?? Infinity) < (named[0]?.from ?? 0) && /ing$/.test(foldedAt(text, words[0] ?? -1));
  const joined = joinTouching(text, named).map((one) => (isAction ? { ...one, action: true } : one));
  const [alone, second] = joined;
  const found = term ? [term] : alone && !second ? [withNeighbours(text, words, alone, state.verb)] : withHeads(text, words, joined);
  pushWays(text, state, found);
  keepSetting(text, state, found.length === 0 ? words : []);
  if (words.length > 1 || (words.length > 0 && named.length > 0)) state.verb = false;
}

/** A thing in two sorts or ranks is a choice of both. */
function pushWays(text: ClauseText, state: State, found: readonly Named[]): void {
  const [alone, other] = found;
  const ranks = alone && !other ? waysToRank(text, alone) : undefined;
  const ways = ranks ?? (alone && !other ? waysToHead(text, alone) : undefined);
  // The first rank was named by itself before the thing of both was known.
  while (ranks && (state.units.at(-1)?.from ?? -1) >= ranks[0].from) state.join = state.units.pop()?.join ?? "start";
  push(state, ways ? [ways[0]] : found);
  if (!ways) return;
  state.join = "or";
  push(state, [ways[1]]);
}

function push(state: State, found: readonly Named[]): void {
  const { setting, anyOf, inside, phrase } = state;
  if (setting && state.join === "or" && found.length > 0) state.units.push({ ...setting, anyOf, inside, phrase });
  for (const unit of found) {
    const join = state.units.length === 0 ? "start" : state.join;
    state.units.push({ ...unit, join, anyOf, inside, phrase });
    state.join = "and";
  }
}

/** Words that named nothing wait as a place of work for what "or" names. */
function keepSetting(text: ClauseText, state: State, words: readonly number[]): void {
  const place = state.live ? settingOf(text, words) : undefined;
  state.setting = place && { ...place, join: state.units.length === 0 ? "start" : state.join };
}

/** What words outside the taxonomy name, where they may. */
function termOf(text: ClauseText, state: State, words: readonly number[]): Named | undefined {
  const isTold = state.told || isProvided(text, words) || (state.join === "comma" && isSubjectOfVerb(text, words));
  if (isTold || !(state.live || isInitialsBeside(text, words))) return undefined;
  const next = (words.at(-1) ?? 0) + 1;
  if (OWN.test(foldedAt(text, words[0] ?? -1)) && words.length === 2 && state.units.length > 0) return undefined;
  const headed = state.verb ? undefined : withHead(text, words, (phraseAt(BEFORE, text.words, next, text.clause.to)?.to ?? 0) > next + 1);
  if (headed) return headed === "nothing" ? undefined : headed;
  const act = state.verb && (next >= text.clause.to || text.clause.cueWords.has(next));
  return fromWords(text, words, { ...state, act, opens: words[0] === text.clause.from });
}
