import { type Facts, monthsOf, stateOf } from "./facts.ts";
import type { Occupation } from "./words.ts";

/** Where the years of an advertisement belong: to the job as a whole or to its first must. */
export type YearsAsked = "title" | "skill";
/** What a person reads off the facts. `open`: a matter of opinion, not measured. */
export type Told = "met" | "partial" | "unmet" | "open";

const PARTS = { must: 3, should: 2, nice: 1 };
const OFF = 0.5;
const COMPONENTS = { skills: 0.6, experience: 0.2, education: 0.08, duties: 0.12 };
const EVIDENCE = { proven: 1, used: 0.9, listed: 0.35, none: 0 };
const ROLE = { same: 1, near: 0.25, far: 0 };

/** Verdict of every wish by its index, and of years, degree and certificate where asked for. */
export function toVerdicts(facts: Facts, job: Occupation, yearsAsked: YearsAsked): Record<string, Told> {
  const wishes = job.wishes.map((_, at): [string, Told] => {
    const state = stateOf(facts, at);
    if (state === "none") return [String(at), "unmet"];
    const tooShort = yearsAsked === "skill" && at === 0 && monthsOf(facts, ({ wishes }) => wishes.includes(0)) < 12 * job.years;
    return [String(at), state === "listed" || tooShort ? "partial" : "met"];
  });
  const years: Told = facts.roles.some(({ trade }) => trade === "near") ? "open" : toYearsTold(facts, job.years);
  return {
    ...Object.fromEntries(wishes),
    ...(yearsAsked === "title" ? { years } : {}),
    ...(job.area === undefined ? {} : { degree: facts.degree === "none" ? "unmet" : "met" }),
    ...(job.certificate === undefined ? {} : { certificate: facts.certificate ? "met" : "unmet" }),
  };
}

function toYearsTold(facts: Facts, years: number): Told {
  const months = monthsOf(facts, ({ trade }) => trade === "same");
  if (months >= 12 * years) return "met";
  return months > 0 ? "partial" : "unmet";
}

/**
 * Share of the weighted wishes that the facts satisfy, 0-100, less half the weight of every must without evidence: the sum of the
 * rulings, taken over facts. It orders the rungs; the program that is measured has no part in it.
 */
export function toSatisfied(facts: Facts, job: Occupation, yearsAsked: YearsAsked): number {
  const asked = 12 * job.years;
  const wishes = job.wishes.map(({ importance }, at) => {
    const state = stateOf(facts, at);
    const isTimed = yearsAsked === "skill" && at === 0;
    const time = isTimed
      ? toShare(
          monthsOf(facts, (role) => role.wishes.includes(0)),
          asked,
        )
      : 1;
    return { parts: PARTS[importance], share: EVIDENCE[state] * time - (state === "none" && importance === "must" ? OFF : 0) };
  });
  const paper = { parts: PARTS.must, share: facts.certificate ? 1 : -OFF };
  const skills = toMean(job.certificate === undefined ? wishes : [...wishes, paper]);
  const role = { parts: 0.7, share: Math.max(...facts.roles.map(({ trade }) => ROLE[trade])) };
  const years = {
    parts: 0.3,
    share: toShare(
      monthsOf(facts, ({ trade }) => trade !== "far"),
      asked,
    ),
  };
  const done = new Set(facts.roles.flatMap((one) => one.duties)).size;
  const components = [
    { parts: COMPONENTS.skills, share: skills },
    { parts: COMPONENTS.experience, share: toMean(yearsAsked === "title" ? [role, years] : [role]) },
    { parts: COMPONENTS.duties, share: done / job.duties.length },
    ...(job.area === undefined ? [] : [{ parts: COMPONENTS.education, share: facts.degree === "none" ? -OFF : 1 }]),
  ];
  return Math.max(0, 100 * toMean(components));
}

function toShare(months: number, asked: number): number {
  return months === 0 ? 0 : Math.min(1, months / asked) ** 0.8;
}

function toMean(rows: { parts: number; share: number }[]): number {
  return rows.reduce((sum, { parts, share }) => sum + parts * share, 0) / rows.reduce((sum, { parts }) => sum + parts, 0);
}
