import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adverseImpact, type OutcomeRow } from "./adverse-impact.ts";
import { upperChiSquare } from "./distributions.ts";
import type { Pair } from "./fisher.ts";
import { testOverJobs } from "./over-jobs.ts";
import { toExact, toWilson } from "./rate-intervals.ts";

/** Admissions to the six largest departments of Berkeley, 1973 (Bickel, Hammel and O'Connell, Science 187, 1975). */
const BERKELEY = [
  { job: "A", men: [512, 825], women: [89, 108] },
  { job: "B", men: [353, 560], women: [17, 25] },
  { job: "C", men: [120, 325], women: [202, 593] },
  { job: "D", men: [138, 417], women: [131, 375] },
  { job: "E", men: [53, 191], women: [94, 393] },
  { job: "F", men: [22, 373], women: [24, 341] },
] as const;
const toPairs = (): Pair[] =>
  BERKELEY.map(({ men, women }) => ({ selected: men[0], n: men[1], referenceSelected: women[0], referenceN: women[1] }));
const people = (job: string, sex: string, n: number, selected: number): OutcomeRow[] =>
  Array.from({ length: n }, (_, at) => ({ job, groups: { sex }, selected: at < selected }));

describe("a comparison over several jobs", () => {
  test("agrees with the published figures of the best known case", () => {
    const { jobs, oddsRatio, ci95, p, homogeneityP } = testOverJobs(toPairs().map(turn));
    expect(jobs).toBe(6);
    expect(1 / (oddsRatio ?? 0)).toBeCloseTo(0.9046968, 7);
    expect(1 / (ci95?.[1] ?? 0)).toBeCloseTo(0.7719074, 6);
    expect(1 / (ci95?.[0] ?? 0)).toBeCloseTo(1.0603298, 6);
    expect(p).toBeCloseTo(0.2169, 4);
    expect(homogeneityP).toBeCloseTo(0.002071, 5);
  });

  test("sees through sums that tell the opposite", () => {
    const rows = BERKELEY.flatMap(({ job, men, women }) => [
      ...people(job, "men", men[1], men[0]),
      ...people(job, "women", women[1], women[0]),
    ]);
    const tables = adverseImpact(rows, { attributes: ["sex"] });
    expect(tables.map(({ job }) => job)).toEqual(["A", "B", "C", "D", "E", "F", null]);
    const together = tables.at(-1);
    expect(together?.reference).toBe("women");
    expect(together?.groups.find(({ group }) => group === "men")).toMatchObject({ verdict: "no indication", impactRatio: null });
    expect(together?.note).toMatch(/men: the jobs differ among each other/);
    const [asOne] = adverseImpact(
      rows.map(({ groups, selected }) => ({ groups, selected: selected === true })),
      { attributes: ["sex"] },
    );
    expect(asOne?.groups.find(({ group }) => group === "women")).toMatchObject({ verdict: "strong indication" });
  });

  test("of one job is that job's odds ratio, and turned round its inverse", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(40), fc.nat(40), fc.nat(40), fc.nat(40)), { minLength: 1, maxLength: 6 }), (tables) => {
        const pairs = tables.map(([a, b, c, d]) => ({ selected: a, n: a + b, referenceSelected: c, referenceN: c + d }));
        const one = testOverJobs(pairs);
        const other = testOverJobs(pairs.map(turn));
        if (one.oddsRatio !== null && other.oddsRatio !== null && one.oddsRatio > 0)
          expect(one.oddsRatio * other.oddsRatio).toBeCloseTo(1, 9);
        if (one.p !== null) expect(one.p).toBeCloseTo(other.p ?? Number.NaN, 9);
        const [first] = tables;
        if (tables.length === 1 && first !== undefined && first[1] * first[2] > 0)
          expect(one.oddsRatio).toBeCloseTo((first[0] * first[3]) / (first[1] * first[2]), 9);
      }),
      { seed: 42, numRuns: 1000 },
    );
  });

  test("says nothing where nobody can be compared", () => {
    expect(testOverJobs([{ selected: 3, n: 3, referenceSelected: 0, referenceN: 0 }])).toMatchObject({ jobs: 0, oddsRatio: null, p: null });
    expect(testOverJobs([])).toMatchObject({ jobs: 0, oddsRatio: null, riskRatio: null, homogeneityP: null });
  });

  test("hides a small group in a second job, so that it cannot be worked out from the sums", () => {
    const rows = [
      ...people("1", "a", 40, 20),
      ...people("1", "b", 3, 1),
      ...people("2", "a", 30, 10),
      ...people("2", "b", 12, 4),
      ...people("3", "a", 30, 10),
      ...people("3", "b", 9, 4),
    ];
    const tables = adverseImpact(rows, { attributes: ["sex"] });
    const shown = tables.map(({ job, groups }) => [job, groups.find(({ group }) => group === "b")?.selected]);
    expect(shown).toEqual([
      ["1", null],
      ["2", 4],
      ["3", null],
      [null, 9],
    ]);
  });
});

describe("the interval of a rate", () => {
  test("after Clopper and Pearson leaves two and a half percent on either side, in whole numbers", () => {
    for (const [selected, n] of [
      [1, 10],
      [3, 12],
      [7, 7],
      [0, 8],
      [19, 40],
    ] as const) {
      const [low, high] = toExact({ selected, n });
      if (selected > 0) expect(atLeast(selected, n, low)).toBeCloseTo(0.025, 8);
      if (selected < n) expect(1 - atLeast(selected + 1, n, high)).toBeCloseTo(0.025, 8);
      const [wilsonLow, wilsonHigh] = toWilson({ selected, n });
      expect(wilsonLow).toBeGreaterThanOrEqual(low);
      expect(wilsonHigh).toBeLessThanOrEqual(high);
    }
  });

  test("holds for a million people", () => {
    const [low, high] = toExact({ selected: 500_000, n: 1_000_000 });
    expect(low).toBeCloseTo(0.49902, 5);
    expect(high).toBeCloseTo(0.50098, 5);
  });
});

test("the tail of the chi-square agrees with tables", () => {
  expect(upperChiSquare(3.841458820694124, 1)).toBeCloseTo(0.05, 12);
  expect(upperChiSquare(11.070497693516351, 5)).toBeCloseTo(0.05, 12);
  expect(upperChiSquare(29.58829844507442, 10)).toBeCloseTo(0.001, 12);
  expect(upperChiSquare(0.1, 4)).toBeCloseTo(0.9987908, 6);
});

function turn({ selected, n, referenceSelected, referenceN }: Pair): Pair {
  return { selected: referenceSelected, n: referenceN, referenceSelected: selected, referenceN: n };
}

/** Probability of at least `k` of `n` at this rate, summed term by term. */
function atLeast(k: number, n: number, rate: number): number {
  let sum = 0;
  for (let i = k; i <= n; i++) sum += toChoices(n, i) * rate ** i * (1 - rate) ** (n - i);
  return sum;
}

function toChoices(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
