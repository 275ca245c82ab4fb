import type { JobProfile } from "../../job/index.ts";
import { fold } from "../../text/index.ts";
import { toRoleKey } from "../explain/source-keys.ts";
import type { Verdict } from "../types.ts";
import { type Months, toDuration } from "../view/months.ts";
import type { ScoringView, ViewRole } from "../view/scoring-view.ts";
import { toTerms, toWordTerms } from "../view/terms.ts";
import { SHOWN_AT, type Weights } from "../weights.ts";
import { type Bounded, bestOf, type Draft, exactly, NOTHING, times, toYearsFit, UNKNOWN } from "./draft.ts";
import { toDuties } from "./duties.ts";
import { ofJob } from "./of-job.ts";
import { toWishOf } from "./other-words.ts";
import { isSameWork, toRoleLikeness, toTimeIn, toWanted, type Work } from "./work-likeness.ts";

/** Years of work as asked, and how close the closest role is to the job. */
export function toExperienceRows(view: ScoringView, job: JobProfile, weights: Weights): Draft[] {
  return [toYearsRow(view, job, weights), toRoleRow(view, job, weights)].filter((row) => row !== null);
}

function toYearsRow(view: ScoringView, job: JobProfile, weights: Weights): Draft | null {
  const { experience, language } = job;
  if (experience === undefined || experience.minYears <= 0 || isAskedOfSkill(job)) return null;
  const { minYears, field, importance } = experience;
  const head = {
    id: "experience:years",
    name: `${minYears} ${minYears === 1 ? "year" : "years"} of experience${field === undefined ? "" : ` in ${field}`}`,
    component: "experience",
    importance,
    parts: weights.experience.years,
  } as const;
  if (view.roles.length === 0) return { ...head, ...withoutRoles(view) };
  const ofField = field === undefined ? view.roles : view.roles.filter((role) => isOfField(role, job, field, weights));
  const inField = field === undefined ? [view.experience] : toFieldMonths(view, ofField, field, language);
  const anywhere = times(toYearsFit(view.experience, minYears, weights.years), field === undefined ? 1 : weights.experience.otherField);
  const evidenced = bestOf([anywhere, ...inField.map((months) => toYearsFit(months, minYears, weights.years))]);
  return {
    ...head,
    evidenced,
    verdict: toYearsVerdict(evidenced, field !== undefined && inField.length === 0),
    sources: toYearsSources(view, ofField, field, language),
    ...toYearsWhy(evidenced, view.experience, minYears, field, inField),
  };
}

/** Work that is not told to be in the field may still be, so it is not unmet. */
function toYearsVerdict({ value }: Bounded, isElsewhere: boolean): Verdict {
  if (isElsewhere) return "unknown";
  return value >= 1 ? "strong" : "partial";
}

/** "3 years of SQL" is one wish: the years stand with the skill, in its own row. */
export function isAskedOfSkill({ experience, requirements }: JobProfile): boolean {
  const field = fold(experience?.field ?? "");
  return requirements.some(({ name, minYears }) => minYears === experience?.minYears && fold(name) === field);
}

/** What the years are counted from: roles of the field, else the field as a skill, else all roles. */
function toYearsSources(view: ScoringView, ofField: readonly ViewRole[], field: string | undefined, language: string): string[] {
  if (ofField.length > 0) return ofField.map(toRoleKey);
  const skills = field === undefined ? [] : toFieldSkills(view, field, language).map(({ id }) => `skill:${id}`);
  return skills.length > 0 ? skills : view.roles.map(toRoleKey);
}

function toFieldSkills({ skills }: ScoringView, field: string, language: string): ScoringView["skills"] {
  const terms = new Set(toTerms(field, language));
  return skills.filter(({ id, depth }) => depth !== "listed" && terms.has(`#${id}`));
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
  if (longest === undefined) return { why: `${toDuration(months)} of work, none of it told to be in ${field}.` };
  return { why: `${toDuration(longest)} of ${minYears} years in ${field}; ${toDuration(months)} of work in all.` };
}

/** A role is in the field when it names it, or when it is the job itself under its title. */
function isOfField(role: ViewRole, job: JobProfile, field: string, weights: Weights): boolean {
  const { language } = job;
  if (isSameWork(role, toWanted(job), weights)) return true;
  const said = new Set([...role.title, ...role.duties.flat()]);
  return [toWordTerms(field, language), toTerms(field, language)].some(
    (words) => words.length > 0 && words.every((word) => said.has(word)),
  );
}

/** Time in the field: in roles that name it, or in roles that show the skill it is. Empty: nothing is told to be in it. */
function toFieldMonths(view: ScoringView, roles: readonly ViewRole[], field: string, language: string): (Months | null)[] {
  const shown = toFieldSkills(view, field, language).map(({ months }) => months);
  return [...(roles.length === 0 ? [] : [toTimeIn(roles, view)]), ...shown];
}

function toRoleRow(view: ScoringView, job: JobProfile, weights: Weights): Draft | null {
  const wanted = toWanted(job);
  const work = toWork(job);
  if (wanted.title.length === 0 && toDuties(job).length === 0) return null;
  const head = {
    id: "experience:role",
    name: job.title === undefined ? "Similar work" : `Similar work: ${job.title}`,
    component: "experience",
    importance: "should",
    parts: weights.experience.role,
  } as const;
  if (view.roles.length === 0) return { ...head, ...withoutRoles(view) };
  const likeness = view.roles
    .map((role) => ({ role, value: toRoleLikeness(role, wanted, work, weights) }))
    .sort((a, b) => b.value - a.value);
  const best = likeness[0]?.value ?? 0;
  return {
    ...head,
    evidenced: exactly(best),
    verdict: toLikenessVerdict(best),
    sources: likeness.filter(({ value }) => value > 0 && value === best).map(({ role }) => toRoleKey(role)),
    ...(best >= SHOWN_AT
      ? {}
      : { why: best > 0 ? "The closest role has part of the title and duties." : "No role resembles the title or the duties." }),
  };
}

const toWork = ofJob((job): Work => {
  const { requirements, language } = job;
  const duties = toDuties(job);
  const names = requirements.flatMap(({ id, name }) => (id.startsWith("term:") ? toTerms(name, language) : [`#${id}`]));
  return {
    words: new Set([...names, ...duties.flatMap(({ words }) => [...words])]),
    wishes: [...duties.map(({ wish }) => wish), ...requirements.map((requirement) => toWishOf(requirement, language))],
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
