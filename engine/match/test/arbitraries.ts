import fc from "fast-check";
import type { JobProfile } from "../../job/index.ts";
import type { ResumeProfile } from "../../resume/index.ts";
import { match } from "../match.ts";
import { score } from "../score.ts";
import { toScoringView } from "../view/scoring-view.ts";
import { AS_OF, aDocument, aDuty, aJob, aProfile, aRequirement, aRole, aSkill } from "./samples.ts";

/** `PROPERTY_CASES=8000 npx vitest run engine/match` runs more than 100,000 cases in all. */
export const toRuns = (cases: string | undefined) => ({ seed: 20261101, numRuns: Number(cases ?? 200) });

export const NOWHERE = { start: 0, end: 0 };
export const IDS = [
  "python",
  "java",
  "javascript",
  "react",
  "sql",
  "postgresql",
  "mysql",
  "docker",
  "kubernetes",
  "git",
  "excel",
  "project-management",
];
const LINES = [
  "Repaired hydraulic pumps and replaced worn valves",
  "Managed budgets of the regional branch offices",
  "Trained new colleagues in safe lifting of patients",
  "Wrote monthly reports for the board of directors",
  "Planned delivery routes for a fleet of trucks",
  "Cooked meals for large banquets",
  "Audited supplier invoices and payment runs",
];
/** Wishes that some of the lines tell without their name. */
const IN_OTHER_WORDS = [
  "term:tour planning",
  "term:event catering",
  "term:machine maintenance",
  "term:patient transfer",
  "term:staff training",
];
const TITLES = [
  "Software Engineer",
  "Senior Java Developer",
  "Registered Nurse",
  "Truck Driver",
  "Accountant",
  "Head Cook",
  "Project Manager",
];
export const IMPORTANCE = fc.constantFrom("must" as const, "should" as const, "nice" as const);

const date = fc
  .tuple(fc.integer({ min: 2005, max: 2026 }), fc.option(fc.integer({ min: 1, max: 10 })))
  .map(([year, month]) => (month === null ? `${year}` : `${year}-${String(month).padStart(2, "0")}`));
export const role = fc
  .record({
    position: fc.constantFrom(...TITLES),
    start: fc.option(date),
    length: fc.integer({ min: 0, max: 9 }),
    ongoing: fc.boolean(),
    lines: fc.subarray(LINES, { maxLength: 2 }),
  })
  .map(({ position, start, length, ongoing, lines }) => {
    if (start === null) return aRole(position, undefined, undefined, ...lines);
    const end = ongoing ? null : `${Math.min(2026, Number(start.slice(0, 4)) + length)}${start.slice(4)}`;
    return aRole(position, start, end, ...lines);
  });
const evidence = fc.record({ at: fc.option(fc.nat(3)), outcome: fc.boolean() });
const skill = fc.record({ id: fc.constantFrom(...IDS), shown: fc.array(evidence, { maxLength: 3 }) });
export const degree = fc.record({
  level: fc.integer({ min: 2, max: 8 }),
  area: fc.constantFrom("Accounting", "Nursing", "Computer Science", "History"),
  status: fc.constantFrom("completed" as const, "in-progress" as const, "incomplete" as const),
});
const certificate = fc.constantFrom({ name: "Forklift licence" }, { name: "First aid certificate" });
const spoken = fc.record({ language: fc.constantFrom("German", "French", "English"), cefr: fc.constantFrom("A2", "B1", "C1") });

export const profile: fc.Arbitrary<ResumeProfile> = fc
  .record({
    work: fc.array(role, { maxLength: 3 }),
    skills: fc.uniqueArray(skill, { maxLength: 7, selector: ({ id }) => id }),
    education: fc.array(degree, { maxLength: 2 }),
    certificates: fc.array(certificate, { maxLength: 2 }),
    languages: fc.uniqueArray(spoken, { maxLength: 2, selector: ({ language }) => language }),
  })
  .map(({ skills, languages, ...parts }) =>
    aProfile({
      ...parts,
      languages: languages as ResumeProfile["languages"],
      skills: skills.map(({ id, shown }) => toSkill(id, shown, parts.work.length)),
    }),
  );

function toSkill(id: string, shown: readonly { at: number | null; outcome: boolean }[], roles: number) {
  return aSkill(
    id,
    ...shown.map(({ at, outcome }) => (at === null || at >= roles ? { section: "skills" as const } : { work: at, outcome })),
  );
}

const requirement = fc
  .record({
    id: fc.constantFrom(...IDS, "term:supplier invoices", "term:hydraulic pumps", ...IN_OTHER_WORDS),
    importance: IMPORTANCE,
    minYears: fc.option(fc.integer({ min: 1, max: 10 })),
  })
  .map(({ id, importance, minYears }) =>
    aRequirement(id, importance, { name: id.replace("term:", ""), ...(minYears === null ? {} : { minYears }) }),
  );
export const job: fc.Arbitrary<JobProfile> = fc
  .record({
    requirements: fc.uniqueArray(requirement, { minLength: 3, maxLength: 6, selector: ({ id }) => id }),
    title: fc.option(fc.constantFrom(...TITLES)),
    duties: fc.subarray(LINES, { maxLength: 3 }),
    years: fc.option(fc.record({ minYears: fc.integer({ min: 1, max: 10 }), importance: IMPORTANCE })),
    education: fc.option(
      fc.record({
        level: fc.integer({ min: 2, max: 8 }),
        orEquivalent: fc.boolean(),
        importance: IMPORTANCE,
        areas: fc.subarray(["Accounting", "Nursing"]),
      }),
    ),
    languages: fc.uniqueArray(
      fc.record({ language: fc.constantFrom("German", "French"), cefr: fc.option(fc.constantFrom("B1", "C1")), importance: IMPORTANCE }),
      { selector: ({ language }) => language, maxLength: 2 },
    ),
  })
  .map(({ requirements, title, duties, years, education, languages }) =>
    aJob({
      requirements,
      responsibilities: duties.map((text) => aDuty(text)),
      languages: languages.map(({ cefr, ...rest }) => ({ ...rest, span: NOWHERE, ...(cefr === null ? {} : { cefr: cefr as "B1" }) })),
      ...(title === null ? {} : { title }),
      ...(years === null ? {} : { experience: { ...years, span: NOWHERE } }),
      ...(education === null ? {} : { education: { ...education, name: "a degree", span: NOWHERE } }),
    }),
  );

export const scoreOf = (resume: ResumeProfile, wanted: JobProfile) => score(toScoringView(resume, AS_OF), wanted);
export const resultOf = (resume: ResumeProfile, wanted: JobProfile) =>
  match({ document: aDocument("text"), profile: resume, job: wanted, asOf: AS_OF });
