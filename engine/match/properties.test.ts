import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JobProfile } from "../job/index.ts";
import type { ResumeProfile } from "../resume/index.ts";
import { canonicalJson } from "../text/index.ts";
import { rank } from "./rank.ts";
import { degree, IDS, IMPORTANCE, job, profile, resultOf, role, scoreOf, toRuns } from "./test/arbitraries.ts";
import { AS_OF, aProfile, aRequirement, aRole, aSkill } from "./test/samples.ts";
import { toScoringView } from "./view/scoring-view.ts";

const RUNS = toRuns(process.env.PROPERTY_CASES);
const pointsOf = (resume: ResumeProfile, wanted: JobProfile) => scoreOf(resume, wanted).rows.reduce((sum, row) => sum + row.points, 0);

describe("the sum", () => {
  test("rows add up to the score, before the floor at zero, and lie inside their ranges", () => {
    fc.assert(
      fc.property(profile, job, (resume, wanted) => {
        const { rows, score: figure, interval, components } = scoreOf(resume, wanted);
        const sum = rows.reduce((total, row) => total + row.points, 0);
        expect(Math.max(0, sum)).toBeCloseTo(figure ?? -1, 6);
        expect(Object.values(components).reduce((total, part) => total + part.points, 0)).toBeCloseTo(sum, 6);
        const weights = rows.reduce((total, row) => total + Math.round(row.weight * 10), 0);
        expect(weights).toBe(1000);
        for (const [name, part] of Object.entries(components)) {
          const own = rows.filter(({ component }) => component === name);
          expect(own.reduce((total, row) => total + row.weight, 0)).toBeCloseTo(part.weight, 6);
          expect(part.points).toBeLessThanOrEqual(part.weight);
        }
        expect(interval[0]).toBeLessThanOrEqual(figure ?? -1);
        expect(interval[1]).toBeGreaterThanOrEqual(figure ?? 101);
        for (const row of rows) {
          expect(Number.isInteger(Math.round(row.points * 1e6) / 1e5)).toBe(true);
          expect(row.points).toBeLessThanOrEqual(row.weight);
          expect(row.points >= row.range[0] && row.points <= row.range[1]).toBe(true);
          if (row.kind === "requirement") expect(row.range[1]).toBeLessThanOrEqual(row.weight);
          if (row.draft.evidenced.value === 1) expect(row.points).toBe(row.weight);
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
      RUNS,
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
      RUNS,
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
    RUNS,
  );
});
