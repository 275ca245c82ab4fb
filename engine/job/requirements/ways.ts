import education from "../../data/job/education.json";
import data from "../../data/job/mixed-choices.json";
import { fold } from "../../text/index.ts";
import type { Alternative, EducationRequirement, ExperienceRequirement, Requirement } from "../types.ts";
import { WAYS } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { wordAt } from "../words/words.ts";
import type { Clause } from "./clauses.ts";
import type { Asked } from "./requirements.ts";
import { readYears, type Years } from "./years.ts";

const PAPERS = new Set(data.papers);
const REPLACED = new Set(education.replaced);
/** "Level 3 childcare". */
const RANKED = /^(?:(?:[NS]?VQ|QQI|NFQ|SCQF|NQF|RQF) )?(?:level|stage) \d\b/i;
type Range = { from: number; to: number };
/** One side of a choice in words[from..to), as an alternative and what it may be instead of; `of`: the wish it was read as. */
export type Way = Range & { kind: "degree" | "paper" | "skill" | "years"; alternatives: readonly Alternative[]; of?: Wish };
type Wish = { education: EducationRequirement } | { requirement: Requirement } | { experience: ExperienceRequirement };

/** What was read of a part of a clause as ways of a choice, in text order. */
export function waysOf(text: JobText, clause: Clause, asked: Asked, range: Range): Way[] {
  const amounts = readYears(text, { ...clause, ...range });
  const ways = [
    ...asked.education.map((education) => ofDegree(text, education)),
    ...asked.requirements.map((requirement) => ofRequirement(text, clause, requirement, amounts)),
    ...asked.experience.map((experience) => ofExperience(text, clause, experience, range)),
  ];
  return ways.sort((a, b) => a.from - b.from);
}

function ofDegree(text: JobText, education: EducationRequirement): Way {
  const { name, level, areas, alternatives = [], span } = education;
  const own = { name, id: "education", degree: { level, areas } };
  return { kind: "degree", ...rangeOf(text, span), alternatives: [own, ...alternatives], of: { education } };
}

function ofRequirement(text: JobText, clause: Clause, requirement: Requirement, amounts: readonly Years[]): Way {
  const { id, name, kind, minYears, alternatives = [], span } = requirement;
  const range = rangeOf(text, span);
  const amount = kind === "skill" ? amounts.find((hit) => hit.min === minYears && hit.to <= range.from) : undefined;
  if (!amount) {
    const own: Alternative = { name, id, kind };
    const isPaper =
      kind === "certificate" ||
      RANKED.test(name) ||
      fold(name)
        .split(/[\s-]/)
        .some((word) => PAPERS.has(word));
    return { kind: isPaper ? "paper" : "skill", ...range, alternatives: [own, ...alternatives], of: { requirement } };
  }
  const whole = { from: amount.from, to: endOfPhrase(text, clause, range.to, { from: amount.from, to: text.words.length }) };
  const own = { name: wordsOf(text, whole), id: "experience", experience: { minYears: amount.min, field: name } };
  return { kind: "years", ...whole, alternatives: [own, ...alternatives], of: { requirement } };
}

function ofExperience(text: JobText, clause: Clause, experience: ExperienceRequirement, limits: Range): Way {
  const { minYears, field, alternatives = [], span } = experience;
  const amount = rangeOf(text, span);
  const whole = { from: amount.from, to: endOfPhrase(text, clause, amount.to, limits) };
  const own = { name: wordsOf(text, whole), id: "experience", experience: { minYears, ...(field ? { field } : {}) } };
  return { kind: "years", ...whole, alternatives: [own, ...alternatives], of: { experience } };
}

/** The words around an amount up to the next mark, "or" or "and", a word of how strongly it is asked for, or "in lieu". */
function endOfPhrase(text: JobText, { cueWords }: Clause, from: number, limits: Range): number {
  let to = from;
  const ends = () =>
    /[,;:.()\n]/.test(gapBefore(text, to)) ||
    text.lexicon.joinWords.has(foldedAt(text, to)) ||
    cueWords.has(to) ||
    REPLACED.has(foldedAt(text, foldedAt(text, to) === "in" ? to + 1 : to));
  while (to < limits.to && to - limits.from < WAYS.wordsOfYears && !ends()) to++;
  return to;
}

/** Both halves without the ways that are joined, and these as one wish: a degree holds the others, else a paper or skill, else years. */
export function joinWays(text: JobText, left: Asked, right: Asked | undefined, ways: readonly Way[]): Asked {
  const joined = new Set<unknown>(ways.flatMap(({ of }) => (of ? Object.values(of) : [])));
  const main =
    ways.find(({ kind }) => kind === "degree") ?? ways.find(({ of, kind }) => of && kind !== "years") ?? ways.find(({ of }) => of);
  const all = right ? [left, right] : [left];
  const rest = <T>(list: (asked: Asked) => T[]) => all.flatMap(list).filter((one) => !joined.has(one));
  const others = ways.flatMap((way) => way.alternatives.slice(way === main ? 1 : 0));
  const start = text.words[Math.min(...ways.map(({ from }) => from))]?.start ?? 0;
  const end = text.words[Math.max(...ways.map(({ to }) => to)) - 1]?.end ?? text.flat.length;
  const whole = { alternatives: others, span: { start, end } };
  const of = main?.of;
  return {
    requirements: [...rest((asked) => asked.requirements), ...(of && "requirement" in of ? [{ ...of.requirement, ...whole }] : [])],
    languages: all.flatMap(({ languages }) => languages),
    education: [...rest((asked) => asked.education), ...(of && "education" in of ? [withYears({ ...of.education, ...whole })] : [])],
    experience: [...rest((asked) => asked.experience), ...(of && "experience" in of ? [{ ...of.experience, ...whole }] : [])],
  };
}

const withYears = (education: EducationRequirement): EducationRequirement => ({
  ...education,
  orEquivalent: education.orEquivalent || (education.alternatives ?? []).some(({ experience }) => experience !== undefined),
});

function rangeOf({ words }: JobText, { start, end }: { start: number; end: number }): Range {
  return { from: wordAt(words, start), to: wordAt(words, end) };
}

function wordsOf({ flat, words }: JobText, { from, to }: Range): string {
  return flat.slice(words[from]?.start, words[to - 1]?.end).replace(/\s+/g, " ");
}
