import { describe, expect, test } from "vitest";
import { FILLER, rowOf } from "../test/row-of.ts";
import { aRequirement, aRole, aSkill } from "../test/samples.ts";

const span = { start: 0, end: 0 };
const degree = { education: [{ status: "completed" as const, level: 6, area: "Nursing" }] };
const years = (title: string) => ({ work: [aRole(title, "2015-01", "2020-12")] });

describe("of a choice between a degree, a paper and years the best way counts, with its evidence", () => {
  const paper = {
    title: "Ward Clerk",
    requirements: [
      ...FILLER,
      aRequirement("term:ward certificate", "must", {
        kind: "certificate",
        alternatives: [
          { name: "degree in nursing", id: "education", degree: { level: 6, areas: ["nursing"] } },
          { name: "five years as a ward clerk", id: "experience", experience: { minYears: 5, field: "ward clerk" } },
        ],
      }),
    ],
  };
  test("a paper by the degree", () => {
    const row = rowOf(degree, paper, "term:ward certificate");
    expect(row).toMatchObject({
      evidenced: 1,
      verdict: "strong",
      name: "term:ward certificate or degree in nursing or five years as a ward clerk",
    });
    expect(row.draft.sources).toEqual([expect.stringMatching(/^degree:/)]);
  });
  test("a paper by the years", () => {
    expect(rowOf(years("Ward Clerk"), paper, "term:ward certificate")).toMatchObject({ evidenced: 1, verdict: "strong" });
  });
  test("other work and other degrees are no better than elsewhere", () => {
    expect(rowOf(years("Truck Driver"), paper, "term:ward certificate").evidenced).toBe(0.2);
    expect(rowOf({}, paper, "term:ward certificate")).toMatchObject({ evidenced: 0, verdict: "none" });
  });
  test("a second degree by its level and field", () => {
    const second = { kind: "certificate" as const, degree: { level: 6, areas: ["nursing"] } };
    const job = { ...paper, requirements: [...FILLER, aRequirement("term:degree in nursing", "must", second)] };
    expect(rowOf(degree, job, "term:degree in nursing")).toMatchObject({ evidenced: 1, verdict: "strong" });
    expect(rowOf({}, job, "term:degree in nursing")).toMatchObject({ evidenced: 0, verdict: "none" });
  });

  const asked = {
    title: "Ward Clerk",
    education: {
      level: 6,
      name: "degree in nursing",
      areas: ["nursing"],
      orEquivalent: true,
      importance: "must" as const,
      span,
      alternatives: [
        { name: "Git", id: "git", kind: "skill" as const },
        { name: "five years", id: "experience", experience: { minYears: 5, field: "ward clerk" } },
      ],
    },
  };
  test("a degree by the skill, or by as many years as were asked", () => {
    expect(rowOf({ skills: [aSkill("git", { work: 0, outcome: true })], ...years("Baker") }, asked, "education").evidenced).toBeGreaterThan(
      0.8,
    );
    expect(rowOf(years("Ward Clerk"), asked, "education")).toMatchObject({ evidenced: 1, verdict: "strong" });
    expect(rowOf({ skills: [], work: [aRole("Ward Clerk", "2018-01", "2020-06")] }, asked, "education").evidenced).toBeLessThan(0.7);
  });
});
