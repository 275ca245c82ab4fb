import data from "../../data/job/phrases.json";
import { isOccupation } from "../facts/occupations.ts";
import { ROLE } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import type { Clause } from "./clauses.ts";
import { isHeadAfter } from "./names.ts";
import type { Years } from "./years.ts";

/** The occupation an amount of years is about, words[from..to); its name begins at `name`. It is no skill beside them. */
export type Role = { from: number; to: number; name: number; isOccupation?: true };

const BREAK = /[,;:()]/;
const ARTICLE = /^(?:an?|the|our|you|are|you're|you've|have|been|be|experienced|qualified|skilled|trained)$/;
const WORKING = new Set(data.working);
const NOT_GERUNDS = new Set(data.notGerunds);
const BESIDE = /^(?:with|having|for)$/;

/** "3 years as a data analyst", "industrial electrician with five years". */
export function roleBeside(text: JobText, clause: Clause, years: Years): Role | undefined {
  return roleBehind(text, clause, years.to) ?? roleInFront(text, clause, years.from);
}

function roleBehind(text: JobText, clause: Clause, from: number): Role | undefined {
  let at = from;
  while (at < clause.to && !isBreak(text, at) && WORKING.has(foldedAt(text, at))) at++;
  at = endOfEmployer(text, clause, at);
  if (foldedAt(text, at) !== "as" || at >= clause.to || isBreak(text, at)) return undefined;
  const name = skipArticles(text, at + 1, clause.to);
  const to = endOfOccupation(text, name, clause.to);
  return to === undefined ? undefined : { from: at, to: endOfRoles(text, to, clause.to), name, isOccupation: true };
}

/** "five years buying in manufacturing or FMCG": an activity and its field. */
export function activityBehind(text: JobText, clause: Clause, years: Years): Role | undefined {
  let name = years.to;
  while (name < clause.to && !isBreak(text, name) && WORKING.has(foldedAt(text, name))) name++;
  const verb = foldedAt(text, name);
  const isGerund = /^\p{L}{2,}ing$/u.test(verb) && !NOT_GERUNDS.has(verb) && !isHeadAfter(verb);
  const isActivity = name < clause.to && isGerund && !isBreak(text, name);
  if (!isActivity || !/^(?:in|within)$/.test(foldedAt(text, name + 1))) return undefined;
  let to = name + 2;
  const ends = () => isBreak(text, to) || clause.cueWords.has(to) || isCut(text, to) || text.lexicon.andWords.has(foldedAt(text, to));
  while (to < clause.to && to - name < ROLE.employerWords && !ends()) to++;
  return to > name + 2 ? { from: name, to, name } : undefined;
}

/** "experience with the City of Leeds as a warden": where the years were worked. */
function endOfEmployer(text: JobText, clause: Clause, from: number): number {
  if (!/^(?:with|at|for|in)$/.test(foldedAt(text, from))) return from;
  for (let at = from + 1; at < Math.min(clause.to, from + ROLE.employerWords) && !isBreak(text, at); at++)
    if (foldedAt(text, at) === "as") return at;
  return from;
}

/** "a nurse, midwife or health visitor": one choice of occupations. */
function endOfRoles(text: JobText, first: number, limit: number): number {
  let end = endOfFrench(text, first, limit);
  let choice = end;
  for (;;) {
    const isOr = text.lexicon.orWords.has(foldedAt(text, end)) && end < limit;
    if (!isOr && !/^,\s?$/.test(gapBefore(text, end))) return choice;
    const from = skipArticles(text, isOr ? end + 1 : end, limit);
    const next = endOfName(text, from, limit);
    if (next === from) return choice;
    end = endOfFrench(text, endOfOccupation(text, from, limit) ?? next, limit);
    if (isOr) choice = end;
  }
}

/** "Chef de partie", "maître d'hôtel". */
function endOfFrench(text: JobText, end: number, limit: number): number {
  return foldedAt(text, end) === "de" && end + 1 < limit ? end + 2 : end;
}

function roleInFront(text: JobText, clause: Clause, from: number): Role | undefined {
  const name = skipArticles(text, clause.from, from);
  const to = endOfOccupation(text, name, from);
  if (to === undefined || from - to > ROLE.wordsBetween) return undefined;
  return BESIDE.test(foldedAt(text, to)) || /[,(]/.test(gapBefore(text, to))
    ? { from: clause.from, to, name, isOccupation: true }
    : undefined;
}

function skipArticles(text: JobText, from: number, limit: number): number {
  let at = from;
  while (at < limit && ARTICLE.test(foldedAt(text, at))) at++;
  return at;
}

function endOfName(text: JobText, from: number, limit: number): number {
  let at = from;
  while (at < Math.min(limit, from + ROLE.mostWords) && !ends(text, at, from)) at++;
  return at;
}

function ends(text: JobText, at: number, from: number): boolean {
  const word = foldedAt(text, at);
  const joins = text.lexicon.joinWords.has(word) && !isAmidName(text, at, from);
  return (at > from && isBreak(text, at)) || joins || isCut(text, at) || BESIDE.test(word) || word === "in";
}

/** "Warehouse and Toolroom Worker", "nurse and midwife": a name in capitals goes on behind "and", as does one of two occupations. */
function isAmidName(text: JobText, at: number, from: number): boolean {
  if (at === from || !text.lexicon.andWords.has(foldedAt(text, at)) || isBreak(text, at + 1)) return false;
  const beside = [at - 1, at + 1];
  const isCapital = (index: number) => /^\p{Lu}/u.test(text.flat.slice(text.words[index]?.start));
  return beside.every(isCapital) || beside.every((index) => isOccupation(foldedAt(text, index)));
}

/** End of a name of few words whose last one is an occupation. */
function endOfOccupation(text: JobText, from: number, limit: number): number | undefined {
  let end: number | undefined;
  for (let at = from; at < Math.min(limit, from + ROLE.mostWords); at++) {
    if (ends(text, at, from)) break;
    if (isOccupation(foldedAt(text, at))) end = at + 1;
  }
  return end;
}

/** A word that ends a name; "IT" in capitals is no pronoun. */
export function isCut({ flat, words, lexicon }: Pick<JobText, "flat" | "words" | "lexicon">, at: number): boolean {
  const word = words[at];
  return word !== undefined && lexicon.cut.has(word.folded) && flat.slice(word.start, word.end) !== "IT";
}

function isBreak(text: JobText, at: number): boolean {
  return BREAK.test(gapBefore(text, at));
}
