import data from "../../data/job/phrases.json";
import { foldedAt, gapBefore } from "../words/job-text.ts";
import { phraseAt, toPhraseSet } from "../words/phrases.ts";
import { waysToRank } from "./level-choices.ts";
import { fromWords, joinTouching, type Named, settingOf, withHead } from "./names.ts";
import { type ClauseText, isInitialsBeside, isModifier, isProvided, isSubjectOfVerb } from "./naming-words.ts";
import { waysToHead, withName } from "./shared-heads.ts";
import type { State } from "./unit-state.ts";
import { withHeads, withNeighbours } from "./whole-names.ts";

const BEFORE = toPhraseSet(data.before);
/** "Excel and its functions": a part of what was named before. */
const IN = /^(?:in|within|inside|at)$/;
const ARTICLE = /^an?$/;
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
  state.lost = found.length === 0 && state.live && state.join !== "or" ? words.filter((at) => isNoun(text, at)) : [];
  if (words.length > 1 || (words.length > 0 && named.length > 0)) state.verb = false;
}

/** A thing in two sorts or ranks is a choice of both. */
function pushWays(text: ClauseText, state: State, found: readonly Named[]): void {
  const [alone, other] = found;
  const ranks = alone && !other ? waysToRank(text, alone) : undefined;
  const ways = ranks ?? (alone && !other ? waysToHead(text, alone) : undefined);
  // The first rank was named by itself before the thing of both was known.
  while (ranks && (state.units.at(-1)?.from ?? -1) >= ranks[0].from) state.join = state.units.pop()?.join ?? "start";
  push(text, state, ways ? [ways[0]] : found);
  if (!ways) return;
  state.join = "or";
  push(text, state, [ways[1]]);
}

/** "A hotel, | a pub": right behind the comma, with an article or without. */
function isNextInList(text: ClauseText, before: Named | undefined, from: number | undefined): boolean {
  if (!before || from === undefined || !gapBefore(text, before.to).includes(",")) return false;
  return before.to === from || (before.to === from - 1 && text.lexicon.lead.has(foldedAt(text, before.to)));
}

function push(text: ClauseText, state: State, found: readonly Named[]): void {
  const { settings, anyOf, count, inside, phrase } = state;
  const place = { anyOf, inside, phrase, ...(count ? { count } : {}) };
  const [first] = found;
  if (first && (state.join === "or" || isNextInList(text, settings.at(-1), first.from))) {
    for (const setting of settings) state.units.push({ ...setting, ...place });
    if (settings.length > 0 && state.join === "start") state.join = "comma";
  }
  if (first && state.join === "or" && settings.length === 0) pushLost(text, state, first);
  Object.assign(state, { lost: [], settings: [] });
  for (const unit of found) {
    const join = state.units.length === 0 ? "start" : state.join;
    state.units.push({ ...unit, join, ...place });
    state.join = "and";
  }
}

/** "Residential, | commercial | or industrial electrics": a word of description amid the list, which alone names nothing. */
function isSortInList(text: ClauseText, { words, units }: State, next: Named): Named | undefined {
  const or = next.from - 1;
  const before = units.at(-1);
  const at = or - 1;
  const isListed = before?.to === at && gapBefore(text, at).includes(",") && text.lexicon.orWords.has(foldedAt(text, or));
  const head = next.name.split(" ").slice(1).join(" ");
  if (!isListed || words.length > 0 || head === "" || next.certificate || !isModifier(foldedAt(text, at))) return undefined;
  const sort = text.flat.slice(text.words[at]?.start, text.words[at]?.end);
  return withName({ ...next, known: false, from: at, to: at + 1 }, `${sort} ${head}`);
}

const isNoun = (text: ClauseText, at: number): boolean =>
  /^\p{L}{3}/u.test(foldedAt(text, at)) && !text.lexicon.lead.has(foldedAt(text, at));

/** "Site experience on residential or commercial schemes": what stands right before the "or" and names nothing alone has the noun of what stands behind, and is no part of what was named before it. */
function pushLost(text: ClauseText, state: State, next: Named): void {
  const [at, other] = state.lost;
  const before = state.units.at(-1);
  const sorted = isSortInList(text, state, next);
  if (sorted) {
    state.units.push({ ...sorted, join: "comma", anyOf: state.anyOf, inside: state.inside, phrase: state.phrase });
    return;
  }
  const isMember = before !== undefined && /[,/]/.test(text.flat.slice(text.words[before.to - 1]?.end, text.words[at ?? 0]?.start));
  if (at === undefined || isMember) return;
  state.join = "and";
  const sort = text.flat.slice(text.words[at]?.start, text.words[at]?.end);
  const head = next.name.split(" ").slice(1).join(" ");
  if (other !== undefined || head === "" || next.certificate) return;
  const { anyOf, inside, phrase } = state;
  const join = before ? "and" : "start";
  state.units.push({ ...withName({ ...next, known: false }, `${sort} ${head}`), join, anyOf, inside, phrase });
  state.join = "or";
}

/** Words that named nothing wait as a place of work for what "or" names, with those of the list before them ("a hotel, pub or restaurant"). */
function keepSetting(text: ClauseText, state: State, words: readonly number[]): void {
  const place = state.live ? settingOf(text, words) : undefined;
  const goesOn = state.join === "or" || isNextInList(text, state.settings.at(-1), place?.from);
  const waiting = goesOn ? state.settings : [];
  const join = waiting.length === 0 && state.units.length === 0 ? "start" : state.join;
  state.settings = place ? [...waiting, { ...place, join }] : [];
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
  return fromWords(text, words, { ...state, act, opens: words[0] === text.clause.from }) ?? workplaceOf(text, state, words);
}

/** "Experience in a hotel", "worked in a school": where somebody has worked is asked for there. */
function workplaceOf(text: ClauseText, { headed, verb, join, units }: State, words: readonly number[]): Named | undefined {
  const [first = 0] = words;
  const last = units.at(-1);
  const isPlaced = isBehindArticle(text, first + 1) && join !== "comma";
  const isPlace = last && (settingOf(text, [last.to - 1]) !== undefined || isBehindArticle(text, last.from));
  const isOther = join === "or" && last?.to === first - 1 && isPlace;
  return headed && !verb && (isPlaced || isOther) ? settingOf(text, words) : undefined;
}

/** "In a | care home". */
const isBehindArticle = (text: ClauseText, at: number): boolean => ARTICLE.test(foldedAt(text, at - 1)) && IN.test(foldedAt(text, at - 2));
