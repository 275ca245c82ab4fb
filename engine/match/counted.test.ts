import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toPlainDocument } from "../documents/index.ts";
import type { JobProfile } from "../job/index.ts";
import { readJob } from "../job/index.ts";
import { readResume } from "../resume/index.ts";
import { match } from "./match.ts";
import { IDS, IMPORTANCE, NOWHERE, profile, resultOf, scoreOf, toRuns } from "./test/arbitraries.ts";
import { AS_OF, aJob, aRequirement } from "./test/samples.ts";

const RUNS = toRuns(process.env.PROPERTY_CASES);
const choice = fc
  .record({
    ids: fc.uniqueArray(fc.constantFrom(...IDS, "term:hydraulic pumps", "term:tour planning"), { minLength: 3, maxLength: 6 }),
    importance: IMPORTANCE,
    atLeast: fc.integer({ min: 2, max: 3 }),
  })
  .map(({ ids: [first = "", ...rest], importance, atLeast }) =>
    aRequirement(first, importance, {
      name: first.replace("term:", ""),
      atLeast,
      alternatives: rest.map((id) => ({ id, name: id.replace("term:", "") })),
    }),
  );
const FIXED = [aRequirement("term:zither", "should"), aRequirement("term:lute", "nice")];
const job: fc.Arbitrary<JobProfile> = fc
  .record({ choice, title: fc.constantFrom("Software Engineer", "Truck Driver"), spoken: fc.boolean() })
  .map(({ choice, title, spoken }) =>
    aJob({
      title,
      requirements: [...FIXED, choice],
      languages: spoken
        ? [
            {
              language: "German",
              importance: "must",
              atLeast: 2,
              alternatives: [{ language: "French" }, { language: "English" }],
              span: NOWHERE,
            },
          ]
        : [],
    }),
  );

describe("choices of which several are needed, on random resumes and jobs", () => {
  test("a further skill, role, certificate or language never lowers", () => {
    fc.assert(
      fc.property(profile, profile, job, (resume, more, wanted) => {
        const before = scoreOf(resume, wanted).exact ?? 0;
        const fits = more.skills.map((one) => ({
          ...one,
          evidence: one.evidence.filter(({ work }) => work === undefined || work < resume.work.length),
        }));
        for (const richer of [
          { ...resume, skills: [...resume.skills, ...fits] },
          { ...resume, work: [...resume.work, ...more.work] },
          { ...resume, certificates: [...resume.certificates, ...more.certificates] },
          { ...resume, languages: [...resume.languages, ...more.languages] },
        ])
          expect(scoreOf(richer, wanted).exact ?? 0).toBeGreaterThanOrEqual(before);
      }),
      RUNS,
    );
  });
  test("a further way never lowers its row, one more needed never raises it", () => {
    fc.assert(
      fc.property(profile, job, fc.constantFrom(...IDS), (resume, wanted, id) => {
        const evidenced = (change: object) => {
          const requirements = wanted.requirements.map((one) => (one.atLeast ? { ...one, ...change } : one));
          const asked = requirements.find(({ atLeast }) => atLeast);
          const row = scoreOf(resume, { ...wanted, requirements }).rows.find((one) => one.id === asked?.id);
          return row?.draft.evidenced ?? { value: -1, lo: -1, hi: -1 };
        };
        const { alternatives = [], atLeast = 0 } = wanted.requirements.find((one) => one.atLeast) ?? {};
        const before = evidenced({});
        const further = evidenced({ alternatives: [...alternatives, { id, name: id }] });
        const stricter = evidenced({ atLeast: atLeast + 1 });
        for (const bound of ["value", "lo"] as const) {
          expect(further[bound]).toBeGreaterThanOrEqual(before[bound]);
          expect(stricter[bound]).toBeLessThanOrEqual(before[bound] + 1e-9);
        }
        expect(before.lo <= before.value && before.value <= before.hi).toBe(true);
      }),
      RUNS,
    );
  });
  test("rows add up, no skill is matched and missing, and the order of the ways does not matter", () => {
    fc.assert(
      fc.property(profile, job, (resume, wanted) => {
        const { score, rows, matchedSkills, missingSkills, interval } = resultOf(resume, wanted);
        expect(
          Math.max(
            0,
            rows.reduce((sum, { points }) => sum + Math.round(points * 10), 0),
          ),
        ).toBe(Math.round((score ?? -1) * 10));
        const matched = new Set(matchedSkills.map(({ id }) => id));
        expect(missingSkills.filter(({ id }) => matched.has(id))).toEqual([]);
        expect(interval[0] <= (score ?? -1) && (score ?? 101) <= interval[1]).toBe(true);
        const turned = wanted.requirements.map((one) =>
          one.alternatives ? { ...one, alternatives: [...one.alternatives].reverse() } : one,
        );
        expect(scoreOf(resume, { ...wanted, requirements: turned }).exact).toBe(scoreOf(resume, wanted).exact);
      }),
      RUNS,
    );
  });
});

test("from the advertisement to the words: each shown way leads to its own", () => {
  const text = "Developer\n\nRequirements\n- At least two of the following:\n  - Python\n  - Java\n  - Go\n- SQL\n- Docker\n";
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  const document = toPlainDocument(
    "Ann Example\nann@example.com\n\nExperience\n\nDeveloper, Firm A Ltd\nJanuary 2019 - May 2024\n- Wrote billing services in Python\n- Moved reports to Python\n- Tested imports with Python\n- Built Python tools for support\n- Wrote the stock service in Go\n",
  );
  const result = match({ document, profile: readResume(document, { asOf: AS_OF }), job: reading.job, asOf: AS_OF });
  const row = result.rows.find(({ id, kind }) => id === "python" && kind === "requirement");
  expect(row?.name).toBe("2 of Python, Java, Go");
  expect(row?.why).toMatch(/^Shown: Python.*, Go/);
  const words = row?.evidence.map((one) => one.text) ?? [];
  expect(words.some((one) => one.includes("Python")) && words.some((one) => one.includes("Go"))).toBe(true);
  for (const { start, end, text: quote } of row?.evidence ?? []) expect(document.text.slice(start, end)).toBe(quote);
});
