import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adverseImpact, type OutcomeRow } from "./adverse-impact.ts";
import { type Pair, testExactly } from "./fisher.ts";
import { toGroupFigures } from "./group-figures.ts";
import { toExact, toWilson } from "./rate-intervals.ts";
import { toHolm, toImpactRatio, toInterval, toZ } from "./ratio.ts";
import { isBelowFourFifths, isTurnedByOne, toDetectableGap, toVerdict } from "./verdict.ts";

const people = (attribute: string, group: string, n: number, selected: number): OutcomeRow[] =>
  Array.from({ length: n }, (_, at) => ({ groups: { [attribute]: group }, selected: at < selected }));
const against = (referenceN: number, referenceSelected: number, n: number, selected: number): Pair => ({
  n,
  selected,
  referenceN,
  referenceSelected,
});

describe("the verdict", () => {
  const golden = [
    { pair: against(797, 412, 390, 170), ratio: 0.843, p: 0.009, verdict: "look closer" },
    { pair: against(92, 50, 76, 34), ratio: 0.823, p: 0.278, verdict: "no indication" },
    { pair: against(5, 3, 4, 1), ratio: 0.417, p: 0.524, verdict: "too few to say" },
    { pair: against(2000, 1000, 2000, 860), ratio: 0.86, p: 0, verdict: "look closer" },
    { pair: against(20, 6, 10, 2), ratio: 0.667, p: 0.682, verdict: "too few to say" },
    { pair: against(28, 18, 24, 10), ratio: 0.648, p: 0.163, verdict: "too few to say" },
    { pair: against(28, 18, 40, 15), ratio: 0.583, p: 0.048, verdict: "strong indication" },
    { pair: against(100, 50, 100, 38), ratio: 0.76, p: 0.117, verdict: "look closer" },
  ];
  test.each(golden)("$pair.n/$pair.selected against $pair.referenceN/$pair.referenceSelected: $verdict", ({ pair, ratio, p, verdict }) => {
    const exact = testExactly(pair);
    expect(toImpactRatio(pair)).toBeCloseTo(ratio, 3);
    expect(exact.p).toBeCloseTo(p, 3);
    expect(toVerdict(pair, exact.p)).toBe(verdict);
  });
  test("a gap that could not be found and a single decision that turns the picture are both too few", () => {
    expect(toDetectableGap(against(28, 18, 24, 10))).toBeCloseTo(0.389, 2);
    expect(toDetectableGap(against(92, 50, 76, 34))).toBeCloseTo(0.217, 3);
    expect(isTurnedByOne(against(20, 6, 10, 2))).toBe(true);
    expect(isTurnedByOne(against(797, 412, 390, 170))).toBe(false);
    expect(isTurnedByOne(against(2000, 1000, 2000, 1000))).toBe(false);
  });
  test("two standard errors are told by their sign, negative where the group is lower", () => {
    expect(toZ(against(797, 412, 390, 170))).toBeCloseTo(-2.62, 2);
    expect(toZ(against(2000, 1000, 2000, 860))).toBeCloseTo(-4.44, 2);
  });
  test("an impact ratio of exactly four fifths is not below the line", () => {
    expect(isBelowFourFifths(against(100, 60, 100, 48))).toBe(false);
    expect(isBelowFourFifths(against(100, 60, 100, 47))).toBe(true);
  });
  test("the interval of an impact ratio holds the ratio, also where nobody or everybody was selected", () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), fc.integer({ min: 1, max: 40 }), fc.nat(40), (a, b, c, d) => {
        fc.pre(a + b > 0);
        const pair = { selected: a, n: a + b, referenceSelected: c, referenceN: c + d };
        const [low, high] = toInterval(pair) ?? [1, 0];
        const ratio = toImpactRatio(pair) ?? -1;
        expect(low).toBeLessThanOrEqual(ratio + 1e-12);
        expect(high).toBeGreaterThanOrEqual(ratio - 1e-12);
      }),
      { seed: 41, numRuns: 2000 },
    );
  });
  test("a comparison that is significant alone may not be after Holm's correction", () => {
    const [adjusted] = toHolm([0.048, 0.16, 0.31, 0.38, 1]);
    expect(adjusted).toBeCloseTo(0.24, 6);
  });
});

describe("Fisher's exact test", () => {
  test("agrees with whole-number arithmetic on random tables", () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.nat(60), fc.nat(60), (a, b, c, d) => {
        fc.pre(a + b > 0 && c + d > 0);
        const pair = { selected: a, n: a + b, referenceSelected: c, referenceN: c + d };
        const { p, midP } = testExactly(pair);
        const exact = exactly(pair);
        expect(Math.abs(p - exact.p)).toBeLessThan(1e-10);
        expect(Math.abs(midP - exact.midP)).toBeLessThan(1e-10);
      }),
      { seed: 41, numRuns: 4000 },
    );
  });
  test("stays exact where factorials overflow", () => {
    const pair = against(20_000, 10_000, 20_000, 9_800);
    expect(testExactly(pair).p).toBeGreaterThan(0.04);
    expect(testExactly(pair).p).toBeLessThan(0.05);
  });
});

describe("tables of a job", () => {
  const rows = [...people("sex", "male", 92, 50), ...people("sex", "female", 76, 34), ...people("sex", "", 15, 9)];
  test("people who state no group are counted and compared with nobody", () => {
    const [table] = adverseImpact(rows, { attributes: ["sex"] });
    expect(table).toMatchObject({ attribute: "sex", kind: "selection", reference: "male", unknown: 15 });
    expect(table?.groups.map(({ group, verdict }) => [group, verdict])).toEqual([
      ["female", "no indication"],
      ["male", "reference"],
    ]);
  });
  test("groups of fewer than five people show no figure and are no reference", () => {
    const [table] = adverseImpact([...rows, ...people("sex", "other", 4, 4)], { attributes: ["sex"] });
    expect(table?.reference).toBe("male");
    expect(table?.groups.find(({ group }) => group === "other")).toMatchObject({ verdict: "suppressed", selected: null, rate: null });
    expect(table?.note).toContain("suppressed");
  });
  test("when nobody is selected no ratio is given", () => {
    const [table] = adverseImpact([...people("sex", "a", 9, 0), ...people("sex", "b", 9, 0)], { attributes: ["sex"] });
    expect(table?.reference).toBeNull();
    expect(table?.groups.every(({ impactRatio }) => impactRatio === null)).toBe(true);
    expect(table?.groups.map(({ verdict }) => verdict)).toEqual(["too few to say", "too few to say"]);
  });
  test("scoring rates count those strictly above everybody's median, people of unknown group included", () => {
    const scores = [1, 2, 3, 4, 5, 6].map((score) => ({ groups: { sex: score % 2 ? "a" : "b" }, score }));
    const more = [
      ...scores,
      ...scores.map((row) => ({ ...row, score: row.score + 0.5 })),
      ...Array.from({ length: 6 }, () => ({ groups: { sex: "unknown" }, score: 0 })),
    ];
    const [table] = adverseImpact(more, { attributes: ["sex"] });
    expect(table).toMatchObject({ kind: "scoring", unknown: 6 });
    expect(table?.groups.map(({ n, selected }) => [n, selected])).toEqual([
      [6, 4],
      [6, 5],
    ]);
  });
  test("many scores on the median are remarked", () => {
    const tied = Array.from({ length: 40 }, (_, at) => ({ groups: { sex: at % 2 ? "a" : "b" }, score: at < 10 ? 3 : at % 7 }));
    expect(adverseImpact(tied, { attributes: ["sex"] })[0]?.note).toContain("median");
  });
  test("two attributes give three tables, the third for both together", () => {
    const both = rows.map((row, at) => ({ ...row, groups: { ...row.groups, age: at % 2 ? "under 40" : "40 and over" } }));
    expect(adverseImpact(both, { attributes: ["sex", "age"] }).map(({ attribute }) => attribute)).toEqual(["sex", "age", "sex × age"]);
  });
  test("groups that do not differ are called a strong indication in at most one of twenty small samples", () => {
    let alarms = 0;
    const next = aSequence(7);
    for (let sample = 0; sample < 1000; sample++) {
      const size = 10 + (next() % 20);
      const drawn = Array.from({ length: 2 * size }, (_, at) => ({ groups: { g: at < size ? "a" : "b" }, selected: next() % 100 < 40 }));
      if (adverseImpact(drawn, { attributes: ["g"] })[0]?.groups.some(({ verdict }) => verdict === "strong indication")) alarms++;
    }
    expect(alarms).toBeLessThanOrEqual(50);
  });
});

const vectors = process.env.FAIRLEAD_DATA === undefined ? "" : `${process.env.FAIRLEAD_DATA}/fairness-vectors.json`;
type Vector = { id: string; comparator?: string; groups?: VectorGroup[] };
type VectorGroup = {
  group: string;
  n: number;
  selected: number;
  impactRatio: number;
  fisherTwoSidedP?: number;
  pooledZ?: number;
  katz95?: [number, number];
  clopperPearson95: [number, number];
  wilson95: [number, number];
  oneMoreSelectedImpactRatio?: number;
};

const published = existsSync(vectors)
  ? describe
  : (_: string, __: () => void) => console.log("published figures of FAIRLEAD_DATA: not measured, no data");

published("published figures", () => {
  const all: Vector[] = existsSync(vectors) ? JSON.parse(readFileSync(vectors, "utf8")) : [];
  test.each(all.filter(({ groups }) => groups !== undefined))("$id", ({ comparator, groups = [] }) => {
    const reference = groups.find(({ group }) => group === comparator);
    if (reference === undefined) throw new Error("no comparator");
    for (const group of groups) {
      const pair = against(reference.n, reference.selected, group.n, group.selected);
      expect(toImpactRatio(pair)).toBeCloseTo(group.impactRatio, 8);
      if (group.fisherTwoSidedP !== undefined) expect(testExactly(pair).p).toBeCloseTo(group.fisherTwoSidedP, 8);
      if (group.pooledZ !== undefined) expect(toZ(pair)).toBeCloseTo(group.pooledZ, 8);
      if (group.katz95 !== undefined)
        for (const [at, bound] of group.katz95.entries()) expect(toInterval(pair)?.[at]).toBeCloseTo(bound, 8);
    }
  });
  test.each(all.flatMap(({ groups = [] }) => groups))("interval of $selected in $n", ({ clopperPearson95, wilson95, ...group }) => {
    for (const at of [0, 1] as const) {
      expect(toExact(group)[at]).toBeCloseTo(clopperPearson95[at], 8);
      expect(toWilson(group)[at]).toBeCloseTo(wilson95[at], 8);
    }
  });
  test.each(all.filter(({ groups }) => groups !== undefined))("$id with one choice more", ({ comparator, groups = [] }) => {
    const { groups: shown } = toGroupFigures(new Map(groups.map((group) => [group.group, group])));
    for (const { group, oneMoreSelectedImpactRatio: ratio } of groups.filter((one) => one.group !== comparator))
      if (ratio !== undefined) expect(shown.find((one) => one.group === group)?.oneMoreRatio).toBeCloseTo(ratio, 8);
  });
});

/** The test in whole numbers: counts of tables, not probabilities. */
function exactly({ selected, n, referenceSelected, referenceN }: Pair): { p: number; midP: number } {
  const drawn = selected + referenceSelected;
  const ways = (k: number) => choose(n, k) * choose(referenceN, drawn - k);
  const observed = ways(selected);
  let total = 0n;
  let extreme = 0n;
  for (let k = Math.max(0, drawn - referenceN); k <= Math.min(n, drawn); k++) {
    total += ways(k);
    if (ways(k) <= observed) extreme += ways(k);
  }
  return { p: toShare(extreme, total), midP: toShare(2n * extreme - observed, 2n * total) };
}

function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

function toShare(part: bigint, whole: bigint): number {
  return Number((part * 10n ** 16n) / whole) / 1e16;
}

/** A fixed sequence of whole numbers. */
function aSequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
}
