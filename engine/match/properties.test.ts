import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JobProfile } from "../job/index.ts";
import type { ResumeProfile } from "../resume/index.ts";
import { canonicalJson } from "../text/index.ts";
import { match } from "./match.ts";
import { rank } from "./rank.ts";
import { score } from "./score.ts";
import { AS_OF, aDocument, aDuty, aJob, aProfile, aRequirement, aRole, aSkill } from "./test/samples.ts";
import { toScoringView } from "./view/scoring-view.ts";

const RUNS = { seed: 20261101, numRuns: 2000 };
const NOWHERE = { start: 0, end: 0 };
const IDS = [
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
const TITLES = [
  "Software Engineer",
  "Senior Java Developer",
  "Registered Nurse",
  "Truck Driver",
  "Accountant",
  "Head Cook",
  "Project Manager",
];
const IMPORTANCE = fc.constantFrom("must" as const, "should" as const, "nice" as const);

const date = fc
  .tuple(fc.integer({ min: 2005, max: 2026 }), fc.option(fc.integer({ min: 1, max: 10 })))
  .map(([year, month]) => (month === null ? `${year}` : `${year}-${String(month).padStart(2, "0")}`));
const role = fc
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
const degree = fc.record({
  level: fc.integer({ min: 2, max: 8 }),
  area: fc.constantFrom("Accounting", "Nursing", "Computer Science", "History"),
  status: fc.constantFrom("completed" as const, "in-progress" as const, "incomplete" as const),
});
const certificate = fc.constantFrom({ name: "Forklift licence" }, { name: "First aid certificate" });
const spoken = fc.record({ language: fc.constantFrom("German", "French", "English"), cefr: fc.constantFrom("A2", "B1", "C1") });

const profile: fc.Arbitrary<ResumeProfile> = fc
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
    id: fc.constantFrom(...IDS, "term:supplier invoices", "term:hydraulic pumps"),
    importance: IMPORTANCE,
    minYears: fc.option(fc.integer({ min: 1, max: 10 })),
  })
  .map(({ id, importance, minYears }) =>
    aRequirement(id, importance, { name: id.replace("term:", ""), ...(minYears === null ? {} : { minYears }) }),
  );
const job: fc.Arbitrary<JobProfile> = fc
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

const scoreOf = (resume: ResumeProfile, wanted: JobProfile) => score(toScoringView(resume, AS_OF), wanted);
const resultOf = (resume: ResumeProfile, wanted: JobProfile) =>
  match({ document: aDocument("text"), profile: resume, job: wanted, asOf: AS_OF });
const pointsOf = (resume: ResumeProfile, wanted: JobProfile) => scoreOf(resume, wanted).rows.reduce((sum, row) => sum + row.points, 0);

describe("the sum", () => {
  test("rows add up to the score, before the floor at zero, and lie inside their ranges", () => {
    fc.assert(
      fc.property(profile, job, (resume, wanted) => {
        const { rows, score: figure, interval, components } = scoreOf(resume, wanted);
        const sum = rows.reduce((total, row) => total + row.points, 0);
        expect(Math.max(0, sum)).toBeCloseTo(figure ?? -1, 6);
        expect(Object.values(components).reduce((total, part) => total + part.points, 0)).toBeCloseTo(sum, 6);
        expect(interval[0]).toBeLessThanOrEqual(figure ?? -1);
        expect(interval[1]).toBeGreaterThanOrEqual(figure ?? 101);
        for (const row of rows) {
          expect(Number.isInteger(Math.round(row.points * 1e6) / 1e5)).toBe(true);
          expect(row.points).toBeLessThanOrEqual(row.weight);
          expect(row.points >= row.range[0] && row.points <= row.range[1]).toBe(true);
        }
      }),
      RUNS,
    );
  });
  test("no skill is matched and missing at once", () => {
    fc.assert(
      fc.property(profile, job, (resume, wanted) => {
        const { matchedSkills, missingSkills } = resultOf(resume, wanted);
        const matched = new Set(matchedSkills.map(({ id }) => id));
        expect(missingSkills.filter(({ id }) => matched.has(id))).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe("more evidence never lowers a score", () => {
  const neverLower = (change: (resume: ResumeProfile, more: ResumeProfile) => ResumeProfile) =>
    fc.assert(
      fc.property(profile, profile, job, (resume, more, wanted) => {
        const before = scoreOf(resume, wanted).exact ?? 0;
        expect(scoreOf(change(resume, more), wanted).exact ?? 0).toBeGreaterThanOrEqual(before);
      }),
      RUNS,
    );
  test("a further role", () => neverLower((resume, more) => ({ ...resume, work: [...resume.work, ...more.work.slice(0, 1)] })));
  test("a further degree", () =>
    neverLower((resume, more) => ({ ...resume, education: [...resume.education, ...more.education.slice(0, 1)] })));
  test("a further certificate", () =>
    neverLower((resume, more) => ({ ...resume, certificates: [...resume.certificates, ...more.certificates.slice(0, 1)] })));
  test("a further skill, or another proof of one", () =>
    neverLower((resume, more) => {
      const [extra] = more.skills;
      if (extra === undefined) return resume;
      const fits = { ...extra, evidence: extra.evidence.filter(({ work }) => work === undefined || work < resume.work.length) };
      return { ...resume, skills: [...resume.skills, fits] };
    }));
  test("a further language", () =>
    neverLower((resume, more) => ({ ...resume, languages: [...resume.languages, ...more.languages.slice(0, 1)] })));
});

describe("order and repetition", () => {
  test("the order of roles, skills, degrees and requirements does not matter", () => {
    fc.assert(
      fc.property(profile, job, (resume, wanted) => {
        const last = resume.work.length - 1;
        const turned: ResumeProfile = {
          ...resume,
          work: [...resume.work].reverse().map((one) => ({ ...one, highlights: [...one.highlights].reverse() })),
          education: [...resume.education].reverse(),
          skills: [...resume.skills].reverse().map((one) => ({
            ...one,
            evidence: [...one.evidence]
              .reverse()
              .map((proof) => (proof.work === undefined ? proof : { ...proof, work: last - proof.work })),
          })),
        };
        expect(canonicalJson(toScoringView(turned, AS_OF))).toBe(canonicalJson(toScoringView(resume, AS_OF)));
        const turnedJob = {
          ...wanted,
          requirements: [...wanted.requirements].reverse(),
          responsibilities: [...wanted.responsibilities].reverse(),
        };
        expect(scoreOf(resume, turnedJob).exact).toBe(scoreOf(resume, wanted).exact);
      }),
      RUNS,
    );
  });
  test("saying everything twice changes nothing", () => {
    fc.assert(
      fc.property(profile, (resume) => {
        const twice: ResumeProfile = {
          ...resume,
          work: [...resume.work, ...resume.work],
          education: [...resume.education, ...resume.education],
          certificates: [...resume.certificates, ...resume.certificates],
          skills: resume.skills.map((one) => ({
            ...one,
            evidence: [
              ...one.evidence,
              ...one.evidence.map((proof) => (proof.work === undefined ? proof : { ...proof, work: proof.work + resume.work.length })),
            ],
          })),
        };
        // Two roles without employer, dates and difference are one; the profile may hold such already.
        expect(canonicalJson(toScoringView(twice, AS_OF))).toBe(canonicalJson(toScoringView(resume, AS_OF)));
      }),
      RUNS,
    );
  });
});

describe("candidates beside each other", () => {
  test("who has all of another's evidence and more is not behind", () => {
    fc.assert(
      fc.property(profile, fc.array(role, { maxLength: 2 }), fc.array(degree, { maxLength: 1 }), job, (resume, work, education, wanted) => {
        const better = { ...resume, work: [...resume.work, ...work], education: [...resume.education, ...education] };
        const [ours, theirs] = [resultOf(better, wanted), resultOf(resume, wanted)];
        expect(ours.score ?? 0).toBeGreaterThanOrEqual(theirs.score ?? 0);
        const ranked = rank([theirs, ours]);
        expect(ranked.find(({ receipt }) => receipt.hash === ours.receipt.hash)?.rank).toBe(1);
      }),
      { ...RUNS, numRuns: 1500 },
    );
  });
  test("a result is the same alone and in company, and the order of the input does not show", () => {
    fc.assert(
      fc.property(fc.array(profile, { minLength: 2, maxLength: 4 }), job, (resumes, wanted) => {
        const alone = resumes.map((resume) => canonicalJson(resultOf(resume, wanted)));
        const ranked = rank(resumes.map((resume) => resultOf(resume, wanted)));
        const again = rank([...resumes].reverse().map((resume) => resultOf(resume, wanted)));
        expect(canonicalJson(ranked)).toBe(canonicalJson(again));
        for (const { rank: _rank, tieGroup: _tieGroup, ...result } of ranked) expect(alone).toContain(canonicalJson(result));
      }),
      { ...RUNS, numRuns: 600 },
    );
  });
  test("a requirement both meet in full changes no order inside its component", () => {
    fc.assert(
      fc.property(profile, profile, job, (a, b, wanted) => {
        const met = aSkill("cobol", { section: "projects", project: 0, outcome: true });
        const [left, right] = [a, b].map((resume) => ({ ...resume, skills: [...resume.skills, met] })) as [ResumeProfile, ResumeProfile];
        const harder = { ...wanted, requirements: [...wanted.requirements, aRequirement("cobol")] };
        const gap = (job: JobProfile) => ofSkills(left, job) - ofSkills(right, job);
        if (Math.abs(gap(wanted)) > 1e-6) expect(Math.sign(gap(harder))).toBe(Math.sign(gap(wanted)));
      }),
      RUNS,
    );
  });
  test("a requirement only one of two meets never lowers that one beside the other", () => {
    fc.assert(
      fc.property(profile, profile, job, IMPORTANCE, (a, b, wanted, importance) => {
        const left = { ...a, skills: [...a.skills, aSkill("cobol", { section: "projects", project: 0, outcome: true })] };
        const harder = { ...wanted, requirements: [...wanted.requirements, aRequirement("cobol", importance)] };
        fc.pre(ofSkills(left, wanted) >= ofSkills(b, wanted) && b.skills.length > 0);
        expect(ofSkills(left, harder)).toBeGreaterThanOrEqual(ofSkills(b, harder) - 1e-9);
      }),
      RUNS,
    );
  });
});

/** Points of the skills component before rounding. */
function ofSkills(resume: ResumeProfile, wanted: JobProfile): number {
  const { rows } = scoreOf(resume, wanted);
  const skills = rows.filter(({ component }) => component === "skills");
  const parts = skills.filter(({ kind }) => kind === "requirement").reduce((sum, { draft }) => sum + draft.parts, 0);
  return (
    skills.reduce((sum, { kind, draft }) => sum + (kind === "deduction" ? -draft.parts / 2 : draft.parts * draft.evidenced.value), 0) /
    parts
  );
}

test("years stated later land inside the interval shown before", () => {
  fc.assert(
    fc.property(job, fc.integer({ min: 1, max: 240 }), (wanted, months) => {
      const skills = IDS.map((id) => aSkill(id, { work: 0 }));
      const end = `${2006 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
      const vague = scoreOf(aProfile({ work: [aRole("Accountant")], skills }), wanted);
      const told = scoreOf(aProfile({ work: [aRole("Accountant", "2006-01", end)], skills }), wanted);
      fc.pre(wanted.education === undefined);
      expect(told.score).toBeGreaterThanOrEqual(vague.interval[0]);
      expect(told.score).toBeLessThanOrEqual(vague.interval[1]);
    }),
    RUNS,
  );
});

test("the same input gives the same bytes", () => {
  fc.assert(
    fc.property(profile, job, (resume, wanted) => {
      const copy = JSON.parse(JSON.stringify({ resume, wanted })) as { resume: ResumeProfile; wanted: JobProfile };
      expect(canonicalJson(resultOf(copy.resume, copy.wanted))).toBe(canonicalJson(resultOf(resume, wanted)));
      expect(pointsOf(resume, wanted)).toBe(pointsOf(copy.resume, copy.wanted));
    }),
    { ...RUNS, numRuns: 1000 },
  );
});
