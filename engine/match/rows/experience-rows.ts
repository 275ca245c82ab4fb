import type { ExperienceRequirement, JobProfile } from "../../job/index.ts";
import { fold } from "../../text/index.ts";
import { toRoleKey } from "../explain/source-keys.ts";
import { merge } from "../merge.ts";
import type { Verdict } from "../types.ts";
import { type Months, toDuration } from "../view/months.ts";
import type { ScoringView, ViewRole } from "../view/scoring-view.ts";
import { toTerms, toWordTerms } from "../view/terms.ts";
import { PAPER_YEARS, SHOWN_AT, type Weights } from "../weights.ts";
import { toAskedSkills } from "./asked-skills.ts";
import { type Bounded, bestOf, type Draft, exactly, NOTHING, times, toYearsFit, UNKNOWN } from "./draft.ts";
import { toDuties } from "./duties.ts";
import { ofJob } from "./of-job.ts";
import type { Reading, ReadRole, Shown } from "./types.ts";
import { isSameWork, toRoleLikeness, toTimeIn, toWanted, type Work } from "./work-likeness.ts";

/** Years of work as asked, and how close the closest role is to the job. */
export function toExperienceRows(reading: Reading, job: JobProfile): Draft[] {
  return [toYearsRow(reading, job), toRoleRow(reading, job)].filter((row) => row !== null);
}

function toYearsRow({ view, roles, weights }: Reading, job: JobProfile): Draft | null {
  const { experience } = job;
  if (experience === undefined || experience.minYears <= 0 || isAskedOfSkill(job)) return null;
  const { minYears, field, importance, alternatives = [] } = experience;
  const head = {
    id: "experience:years",
    name: [toName(experience), ...alternatives.map((one) => one.name)].join(" or "),
    component: "experience",
    importance,
    parts: weights.experience.years,
  } as const;
  return merge(head, toYearsWay({ view, roles, weights }, job, minYears, field, toFieldWords(job)));
}

/** "3 years of experience in law", "1 year of experience as a baker". */
function toName({ minYears, field, isOccupation }: ExperienceRequirement): string {
  const years = `${minYears} ${minYears === 1 ? "year" : "years"} of experience`;
  if (field === undefined) return years;
  return isOccupation ? `${years} as ${/^[aeiou]/i.test(field) ? "an" : "a"} ${field}` : `${years} in ${field}`;
}

/** What the resume shows of years of work, in a field or in any; without a number those that stand for a paper. */
export function toYearsWay(
  { view, roles, weights }: Pick<Reading, "view" | "roles" | "weights">,
  job: JobProfile,
  minYears = PAPER_YEARS,
  field?: string,
  words: readonly string[][] = toWordsOf(field, job.language),
): Shown {
  if (view.roles.length === 0) return withoutRoles(view);
  const ofField = (field === undefined ? roles : roles.filter((role) => isOfField(role, job, words, weights))).map(({ role }) => role);
  const skills = toFieldSkills(view, words);
  const inField = field === undefined ? [view.experience] : toFieldMonths(view, ofField, skills);
  const anywhere = times(toYearsFit(view.experience, minYears, weights.years), field === undefined ? 1 : weights.experience.otherField);
  const evidenced = bestOf([anywhere, ...inField.map((months) => toYearsFit(months, minYears, weights.years))]);
  return {
    evidenced,
    verdict: toYearsVerdict(evidenced, field !== undefined && inField.length === 0),
    sources: toYearsSources(view, ofField, skills),
    ...toYearsWhy(evidenced, view.experience, minYears, field, inField),
  };
}

/** Work that is not told to be in the field may still be, so it is not unmet. */
function toYearsVerdict({ value }: Bounded, isElsewhere: boolean): Verdict {
  if (isElsewhere) return "unknown";
  return value >= 1 ? "strong" : "partial";
}

/** "3 years of SQL" is one wish: the years stand with the skill, in its own row. */
export const isAskedOfSkill = ofJob(({ experience, requirements }): boolean => {
  const field = fold(experience?.field ?? "");
  return requirements.some(({ name, minYears }) => minYears === experience?.minYears && fold(name) === field);
});

/** The field that years are asked in, as plain words and with the skills it names. */
const toFieldWords = ofJob(({ experience, language }) => toWordsOf(experience?.field, language));

function toWordsOf(field = "", language: string): string[][] {
  return [toWordTerms, toTerms].map((read) => read(field, language)).filter((words) => words.length > 0);
}

/** What the years are counted from: roles of the field, else the field as a skill, else all roles. */
function toYearsSources(view: ScoringView, ofField: readonly ViewRole[], skills: ScoringView["skills"]): string[] {
  if (ofField.length > 0) return ofField.map(toRoleKey);
  return skills.length > 0 ? skills.map(({ id }) => `skill:${id}`) : view.roles.map(toRoleKey);
}

function toFieldSkills({ skills }: ScoringView, words: readonly string[][]): ScoringView["skills"] {
  if (words.length === 0) return [];
  const named = new Set(words.flat());
  return skills.filter(({ id, depth }) => depth !== "listed" && named.has(`#${id}`));
}

function toYearsWhy(
  { value }: Bounded,
  months: Months | null,
  minYears: number,
  field: string | undefined,
  inField: readonly (Months | null)[],
): { why?: string } {
  if (value >= 1) return {};
  if (months === null) return { why: "The roles carry no dates." };
  if (field === undefined) return { why: `${toDuration(months)} of ${minYears} years.` };
  const longest = inField.filter((one) => one !== null).sort((a, b) => b.mid - a.mid)[0];
  if (longest === undefined) return { why: `${toDuration(months)} of work; no role names ${field}.` };
  return { why: `${toDuration(longest)} of ${minYears} years (${field}); ${toDuration(months)} of work in all.` };
}

/** A role is in the field when it names it, or when it is the job itself under its title. */
function isOfField(role: ReadRole, job: JobProfile, fieldWords: readonly string[][], weights: Weights): boolean {
  if (isSameWork(role, job, weights)) return true;
  return fieldWords.some((words) => words.every((word) => role.done.has(word) || role.role.title.includes(word)));
}

/** Time in the field: in roles that name it, or in roles that show the skill it is. Empty: nothing is told to be in it. */
function toFieldMonths(view: ScoringView, roles: readonly ViewRole[], skills: ScoringView["skills"]): (Months | null)[] {
  return [...(roles.length === 0 ? [] : [toTimeIn(roles, view)]), ...skills.map(({ months }) => months)];
}

function toRoleRow({ view, roles, weights }: Reading, job: JobProfile): Draft | null {
  if (toWanted(job).ways.length === 0 && toDuties(job).length === 0) return null;
  const work = toWork(job);
  const head = {
    id: "experience:role",
    name: job.title === undefined ? "Similar work" : `Similar work: ${job.title}`,
    component: "experience",
    importance: "should",
    parts: weights.experience.role,
  } as const;
  if (view.roles.length === 0) return merge(head, withoutRoles(view));
  const likeness = roles.map((role) => ({ role: role.role, value: toRoleLikeness(role, work, weights) })).sort((a, b) => b.value - a.value);
  const best = likeness[0]?.value ?? 0;
  return merge(head, {
    evidenced: exactly(best),
    verdict: toLikenessVerdict(best),
    sources: likeness.filter(({ value }) => value > 0 && value === best).map(({ role }) => toRoleKey(role)),
    ...(best >= SHOWN_AT
      ? {}
      : { why: best > 0 ? "The closest role has part of the title and duties." : "No role resembles the title or the duties." }),
  });
}

const toWork = ofJob((job): Work => {
  const { requirements, language } = job;
  const duties = toDuties(job);
  const asked = new Map(toAskedSkills(job).map(({ requirement, options }) => [requirement.id, options.slice(0, 1)]));
  const names = requirements.flatMap(({ id, name }) => (id.startsWith("term:") ? toTerms(name, language) : [`#${id}`]));
  return {
    words: new Set([...names, ...duties.flatMap(({ words }) => [...words])]),
    wishes: [...duties.map(({ wish }) => wish), ...requirements.flatMap(({ id }) => (asked.get(id) ?? []).map(({ wish }) => wish))],
  };
});

function toLikenessVerdict(value: number): Verdict {
  if (value >= SHOWN_AT) return "strong";
  return value > 0 ? "partial" : "none";
}

function withoutRoles({ unread }: ScoringView): Pick<Draft, "evidenced" | "verdict" | "sources" | "why"> {
  if (!unread.includes("experience")) return { evidenced: NOTHING, verdict: "none", sources: [], why: "The resume shows no role." };
  return { evidenced: UNKNOWN, verdict: "unknown", sources: [], why: "The roles of this resume could not be read." };
}
