import { describe, expect, test } from "vitest";
import { score } from "./score.ts";
import { AS_OF, aDuty, aJob, aProfile, aRequirement, aRole, aSkill } from "./test/samples.ts";
import { toScoringView } from "./view/scoring-view.ts";

const scored = (profile: Parameters<typeof aProfile>[0], job: Parameters<typeof aJob>[0]) =>
  score(toScoringView(aProfile(profile), AS_OF), aJob(job));
const rowOf = (result: ReturnType<typeof score>, id: string) => {
  const row = result.rows.find((one) => one.id === id);
  if (row === undefined) throw new Error(`no row ${id}: ${result.rows.map((one) => one.id).join(", ")}`);
  return row;
};
const THREE = [aRequirement("python"), aRequirement("docker", "should"), aRequirement("git", "nice")];

describe("the share of a row", () => {
  test("must, should and nice weigh three, two and one", () => {
    const { rows } = scored({}, { requirements: THREE });
    expect(rows.filter(({ kind }) => kind === "requirement").map(({ weight }) => weight)).toEqual([50, 33.3, 16.7]);
  });

  test("components a job does not ask about are left out and the rest is stretched", () => {
    const { components } = scored({}, { requirements: THREE, responsibilities: [aDuty("Repair pumps on site")], title: "Pump fitter" });
    expect(components.education).toBeUndefined();
    const weights = [components.skills, components.experience, components.responsibilities].map((part) => part?.weight);
    expect(weights).toEqual([65.2, 21.7, 13.1]);
  });
});

describe("the depth of evidence", () => {
  const work = [aRole("Developer", "2020-01", "2022-12"), aRole("Developer II", "2023-01", null)];
  const evidenced = (skill: ReturnType<typeof aSkill>) => rowOf(scored({ work, skills: [skill] }, { requirements: THREE }), "python");

  test("a skill that is only listed counts seven tenths", () => {
    expect(evidenced(aSkill("python"))).toMatchObject({ evidenced: 0.7, verdict: "mentioned" });
  });
  test("a skill used in one role counts nine tenths", () => {
    expect(evidenced(aSkill("python", { work: 0 }))).toMatchObject({ evidenced: 0.9, verdict: "partial" });
  });
  test("a skill used in two roles, or once with a measured result, counts in full", () => {
    expect(evidenced(aSkill("python", { work: 0 }, { work: 1 }))).toMatchObject({ evidenced: 1, verdict: "strong", points: 50 });
    expect(evidenced(aSkill("python", { work: 0, outcome: true }))).toMatchObject({ evidenced: 1, verdict: "strong" });
  });
  test("a skill named as a hobby or beside the name counts nothing", () => {
    expect(evidenced(aSkill("python", { section: "interests" }))).toMatchObject({ evidenced: 0, verdict: "none" });
    expect(evidenced(aSkill("python", { section: "contact" }))).toMatchObject({ evidenced: 0 });
  });
  test("the same role printed twice does not count as two", () => {
    const twice = { work: [work[0], work[0]].filter((role) => role !== undefined), skills: [aSkill("python", { work: 0 }, { work: 1 })] };
    expect(rowOf(scored(twice, { requirements: THREE }), "python").evidenced).toBe(0.9);
  });
});

describe("years", () => {
  const asked = [aRequirement("python", "must", { minYears: 5 }), ...THREE.slice(1)];
  test("years that are not stated count at the lower bound, and the interval holds every duration they may turn out to be", () => {
    const vague = rowOf(scored({ skills: [aSkill("python")] }, { requirements: asked }), "python");
    expect(vague.evidenced).toBe(0.28);
    expect(vague.range).toEqual([14, 35]);
  });
  test("half of the years asked for count more than half, and more than asked counts no more than all", () => {
    const after = (endDate: string) =>
      rowOf(
        scored(
          { work: [aRole("Dev", "2015-01", endDate)], skills: [aSkill("python", { work: 0, outcome: true })] },
          { requirements: asked },
        ),
        "python",
      ).evidenced;
    expect(after("2017-06")).toBeCloseTo(0.5 ** 0.8, 3);
    expect(after("2019-12")).toBe(1);
    expect(after("2025-12")).toBe(1);
  });
});

describe("must-haves", () => {
  test("a must-have without evidence takes off half its weight in a row of its own", () => {
    const { rows, mustHaves } = scored({ skills: [aSkill("docker")] }, { requirements: THREE });
    expect(rows.find(({ kind }) => kind === "deduction")).toMatchObject({ id: "python:deduction", points: -25, evidenced: 0 });
    expect(mustHaves).toEqual([{ id: "python", name: "python", status: "unmet" }]);
  });
  test("a weight that a person set counts in place of the importance, in the share and in the deduction", () => {
    const [python, docker, sql] = [
      aRequirement("python", "must", { weight: 1 }),
      aRequirement("docker", "nice", { weight: 3 }),
      aRequirement("sql", "nice"),
    ];
    const { rows } = scored({ skills: [aSkill("docker")] }, { requirements: [python, docker, sql] });
    const weightOf = (id: string) => rows.find((row) => row.id === id)?.weight;
    expect([weightOf("python"), weightOf("docker"), weightOf("sql")]).toEqual([20, 60, 20]);
    expect(rows.find(({ kind }) => kind === "deduction")).toMatchObject({ id: "python:deduction", points: -10 });
  });
  test("a wish without evidence takes nothing off", () => {
    expect(scored({ skills: [aSkill("python")] }, { requirements: THREE }).rows.filter(({ kind }) => kind === "deduction")).toEqual([]);
  });
  test("a resume of which nothing could be read is unknown, not unmet", () => {
    const { rows, mustHaves, interval } = scored({}, { requirements: THREE });
    expect(rows.every(({ verdict }) => verdict === "unknown")).toBe(true);
    expect(mustHaves[0]?.status).toBe("unknown");
    expect(interval).toEqual([0, 100]);
  });
  test("a resume without roles in its experience section is unknown as to years, one without the section has none", () => {
    const job = { requirements: THREE, experience: { minYears: 3, importance: "must" as const, span: { start: 0, end: 0 } } };
    const meta = aProfile().meta;
    const unread = scored({ skills: [aSkill("git")], meta: { ...meta, sections: [{ section: "experience", start: 0, end: 9 }] } }, job);
    expect(rowOf(unread, "experience:years").verdict).toBe("unknown");
    expect(rowOf(scored({ skills: [aSkill("git")] }, job), "experience:years").verdict).toBe("none");
  });
});

test("a job with fewer than three requirements gives no percentage and says what to do", () => {
  const { score: figure, band, reason } = scored({ skills: [aSkill("python")] }, { requirements: THREE.slice(0, 2) });
  expect([figure, band]).toEqual([null, null]);
  expect(reason).toContain("at least 3");
});
