import bounds from "../../data/job/learned-bounds.json";
import type { SkillMention } from "../../skills/index.ts";
import { isAsking, type Statement } from "../outline/statements.ts";
import type { Clause } from "../requirements/clauses.ts";
import { findCues } from "../requirements/cues.ts";
import { type Asked, readClause } from "../requirements/requirements.ts";
import { readYears } from "../requirements/years.ts";
import type { Importance, Requirement, Span } from "../types.ts";
import type { JobText } from "../words/job-text.ts";
import { toWords, wordAt } from "../words/words.ts";
import { findWishes, type Grade, type LearnedWish, type WishModel } from "./find-wishes.ts";

const SILENT = new Set(bounds.silentSections);
/** Words that tell of something learned, offered or set aside: what no rule reads as a wish there is none. */
const NOT_ASKED = new Set(bounds.notAsked);
/** Between two things one of which is enough, or which are asked for in one breath. */
const JOINED = /^[\s,/]*(?:(?:and|or|and\/or|&|either)\s+)?(?:(?:an?|the|even)\s+)?$/i;
/** "luffing jib, three years", "a year or so of luffing jib": as near an amount stands to its thing. */
const NEAR = /^[^;:.(]{0,25}$/;

/**
 * What a statement asks for: what the rules read, and beside it what they do not see and a model takes for a wish. A name that no list
 * holds goes where the model sees no wish at all; where no word says how strongly, the model may say it.
 */
export function withLearned(
  text: JobText,
  statement: Statement,
  ruled: readonly Asked[],
  mentions: readonly SkillMention[],
  barred: ReadonlySet<number>,
): Asked[] {
  const { model } = text;
  if (!model || SILENT.has(statement.section)) return [...ruled];
  const cues = findCues(text, statement, mentions).filter(({ value }) => value !== "emphasis");
  if (cues.some(({ value }) => value === "negated")) return [...ruled];
  const wishes = wishesIn(text, statement, model);
  const kept = ruled.map((part) => ({
    ...part,
    requirements: part.requirements.flatMap((one) => (isBare(text, statement, one) ? one : doubted(one, wishes, cues.length > 0))),
    languages: part.languages.map((one) => (cues.length > 0 ? one : regraded(one, wishes))),
    education: part.education.map((one) => (cues.length > 0 ? one : regraded(one, wishes))),
  }));
  if (statement.section === "duties" || ruled.some(readsAnything)) return kept;
  if (toWords(`${statement.heading} ${text.flat.slice(statement.start, statement.end)}`).some(({ folded }) => NOT_ASKED.has(folded)))
    return kept;
  const free = wishes.filter((wish) => !touches(text, wish, barred)).flatMap((wish) => ifSure(wish, statement));
  const added = toRuns(text, free).map((run) => readRun(text, statement, run, mentions, barred));
  return withYears(text, statement, kept, added);
}

/** Words beside a name that say something about it. */
const FEW_BESIDE = 3;
/** A longer line is read sentence by sentence. */
const LINE_CHARS = 1_200;

/** What the line of a statement asks for inside the statement; the words around it tell how strongly. */
function wishesIn({ flat }: JobText, { heading, start, end }: Statement, model: WishModel): LearnedWish[] {
  const next = flat.indexOf("\n", end);
  const line = { from: flat.lastIndexOf("\n", start - 1) + 1, to: next < 0 ? flat.length : next };
  const { from, to } = line.to - line.from > LINE_CHARS ? { from: start, to: end } : line;
  return findWishes(heading, flat.slice(from, to), model)
    .map((wish) => ({ ...wish, start: wish.start + from, end: wish.end + from }))
    .filter((wish) => wish.start >= start && wish.end <= end);
}

const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** A wish with its strength, where both are sure enough. */
type GradedWish = Span & Grade;
function ifSure({ start, end, chance, grade }: LearnedWish, { section }: Statement): GradedWish[] {
  const least = isAsking(section) ? bounds.underHeading : bounds.inProse;
  if (chance < least.chance) return [];
  const { importance, score } = grade();
  return score < least.score ? [] : [{ start, end, importance, score }];
}

/** Whether rules have found a wish: then they are not helped. */
function readsAnything({ requirements, languages, education, experience }: Asked): boolean {
  return requirements.length + languages.length + education.length > 0 || experience.some(({ field }) => field !== undefined);
}

/** An item that says hardly more than the name. */
function isBare({ words }: JobText, { section, from, to }: Statement, { span }: Requirement): boolean {
  const named = wordAt(words, span.end) - wordAt(words, span.start);
  return isAsking(section) && to - from - named < FEW_BESIDE;
}

/**
 * A name of the taxonomy stays, and what carries years; another one needs a wish that the tagger holds for possible at all. A plain must
 * may turn out a lesser wish by the words around it, where none of them is one that rules know (`isCued`).
 */
function doubted(one: Requirement, wishes: readonly LearnedWish[], isCued: boolean): Requirement[] {
  if (isCued) return [one];
  const isSeen = wishes.some((wish) => overlap(wish, one.span));
  if (!isSeen && one.id.startsWith("term:") && one.minYears === undefined) return [];
  return [regraded(one, wishes)];
}

function regraded<T extends { span: Span; importance: Importance }>(one: T, wishes: readonly LearnedWish[]): T {
  const [best] = wishes.filter((wish) => overlap(wish, one.span)).sort((a, b) => b.chance - a.chance);
  if (best === undefined || one.importance !== "must") return one;
  const { importance, score } = best.grade();
  return score >= bounds.regrade ? { ...one, importance } : one;
}

function touches({ words }: JobText, { start, end }: Span, barred: ReadonlySet<number>): boolean {
  for (let at = wordAt(words, start); (words[at]?.start ?? end) < end; at++) if (barred.has(at)) return true;
  return false;
}

/** Things asked for side by side, equally strongly. */
function toRuns({ flat }: JobText, wishes: readonly GradedWish[]): GradedWish[][] {
  const runs: GradedWish[][] = [];
  for (const wish of wishes) {
    const before = runs.at(-1)?.at(-1);
    const goesOn = before?.importance === wish.importance && JOINED.test(flat.slice(before.end, wish.start));
    if (goesOn) runs.at(-1)?.push(wish);
    else runs.push([wish]);
  }
  return runs;
}

/** The rules name what stands there, find its choices, papers, degrees and languages: they are only told that it is asked for. */
function readRun(
  text: JobText,
  statement: Statement,
  run: readonly GradedWish[],
  mentions: readonly SkillMention[],
  barred: ReadonlySet<number>,
): Asked {
  const [first, last] = [run[0] as GradedWish, run.at(-1) as GradedWish];
  const place = { from: wordAt(text.words, first.start), to: wordAt(text.words, last.end) };
  return readClause(text, { ...toItem(statement, place), importance: first.importance }, mentions, barred);
}

/** A part of a statement, as if it were an item of a list of wishes. */
function toItem(statement: Statement, { from, to }: { from: number; to: number }): Clause {
  const item = { ...statement, section: "required" as const, item: true, from, to };
  return { from, to, importance: "must", instead: false, statement: item, cueWords: new Set() };
}

/** An amount beside the one thing that the statement names is about that thing. */
function withYears(text: JobText, statement: Statement, kept: readonly Asked[], added: readonly Asked[]): Asked[] {
  const all = [...kept, ...added];
  const [only, ...others] = added.flatMap((part) => part.requirements);
  if (only === undefined || others.length > 0 || kept.some((part) => part.requirements.length > 0)) return all;
  const [years, ...more] = readYears(text, toItem(statement, statement));
  if (years === undefined || years.part || more.length > 0) return all;
  const [start, end] = [text.words[years.from]?.start ?? 0, text.words[years.to - 1]?.end ?? 0];
  const between = start < only.span.start ? text.flat.slice(end, only.span.start) : text.flat.slice(only.span.end, start);
  if (!NEAR.test(between)) return all;
  return [
    ...kept.map((part) => ({ ...part, experience: part.experience.filter(({ field }) => field !== undefined) })),
    ...added.map((part) => ({ ...part, requirements: part.requirements.map((one) => ({ ...one, minYears: years.min })) })),
  ];
}
