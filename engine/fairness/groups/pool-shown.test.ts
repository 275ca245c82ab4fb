import { describe, expect, test } from "vitest";
import { adverseImpact, type OutcomeRow } from "./adverse-impact.ts";
import { toFiguresOverJobs } from "./group-figures.ts";
import { poolShown, type ShownTable } from "./pool-shown.ts";

const table = (figures: Record<string, [selected: number, n: number]>, kind: ShownTable["kind"] = "selection"): ShownTable => ({
  attribute: "Sex",
  kind,
  groups: Object.entries(figures).map(([group, [selected, n]]) => ({ group, n, selected })),
});
const people = (job: string, sex: string, n: number, selected: number): OutcomeRow[] =>
  Array.from({ length: n }, (_, at) => ({ job, groups: { Sex: sex }, selected: at < selected }));

describe("tables of several jobs, pooled", () => {
  test("say what one comparison of all rows job by job says, where no group is hidden", () => {
    const jobs = [
      { Female: [10, 60], Male: [30, 90] },
      { Female: [20, 40], Male: [15, 20] },
      { Female: [6, 30], Male: [9, 33] },
    ] as Record<string, [number, number]>[];
    const rows = jobs.flatMap((figures, no) => Object.entries(figures).flatMap(([sex, [chosen, n]]) => people(`${no}`, sex, n, chosen)));
    const overRows = adverseImpact(rows, { attributes: ["Sex"] }).at(-1);
    const [pooled, ...others] = poolShown(jobs.map((figures) => [table(figures)]));
    expect(others).toEqual([]);
    expect(pooled).toEqual({ attribute: "Sex", kind: "selection", jobs: 3, reference: overRows?.reference, groups: overRows?.groups });
    expect(pooled?.groups.find(({ group }) => group === "Female")?.overJobs).toMatchObject({ jobs: 3 });
  });

  test("need two jobs that show two groups each, for every outcome on its own", () => {
    const two = table({ Female: [5, 20], Male: [9, 20] });
    const alone = table({ Male: [9, 20] });
    expect(poolShown([])).toEqual([]);
    expect(poolShown([[two]])).toEqual([]);
    expect(poolShown([[two], [alone], [table({})]])).toEqual([]);
    const scoring = table({ Female: [5, 20], Male: [9, 20] }, "scoring");
    expect(
      poolShown([
        [two, scoring],
        [alone, scoring],
      ]).map(({ kind, jobs }) => [kind, jobs]),
    ).toEqual([["scoring", 2]]);
  });

  test("say too few of a group that is in no job with the reference, and leave it out of Holm's correction", () => {
    const [pooled] = poolShown([
      [table({ Male: [30, 60], Female: [10, 60] })],
      [table({ Male: [30, 60], Female: [10, 60] })],
      [table({ Female: [5, 60], "Non-binary": [1, 60] })],
    ]);
    expect(pooled?.reference).toBe("Male");
    const female = pooled?.groups.find(({ group }) => group === "Female");
    expect(female).toMatchObject({ verdict: "strong indication", overJobs: { jobs: 2 } });
    expect(female?.holmP).toBe(female?.overJobs?.p);
    expect(pooled?.groups.find(({ group }) => group === "Non-binary")).toMatchObject({
      verdict: "too few to say",
      holmP: null,
      overJobs: { jobs: 0, p: null },
    });
  });
});

describe("a comparison over jobs", () => {
  test("corrects the p of several groups after Holm", () => {
    const counts = new Map([
      ["a", { n: 100, selected: 60 }],
      ["b", { n: 100, selected: 45 }],
      ["c", { n: 100, selected: 50 }],
    ]);
    const { groups } = toFiguresOverJobs([counts, counts]);
    const [b, c] = ["b", "c"].map((name) => groups.find(({ group }) => group === name));
    expect(b?.holmP).toBeCloseTo(2 * (b?.overJobs?.p ?? 0), 12);
    expect(c?.holmP).toBe(c?.overJobs?.p);
  });

  test("counts for too few only the people of jobs in which both groups are", () => {
    const shared = new Map([
      ["a", { n: 12, selected: 7 }],
      ["b", { n: 6, selected: 2 }],
    ]);
    const elsewhere = new Map([
      ["b", { n: 900, selected: 400 }],
      ["c", { n: 900, selected: 400 }],
    ]);
    const alone = new Map([["a", { n: 900, selected: 460 }]]);
    const { reference, groups } = toFiguresOverJobs([shared, elsewhere, alone]);
    expect(reference).toBe("a");
    expect(groups.find(({ group }) => group === "b")).toMatchObject({ verdict: "too few to say", overJobs: { jobs: 1 } });
  });
});
