import { type GroupFigures, LIMITS, type OverJobs } from "../types.ts";
import { type Pair, testExactly } from "./fisher.ts";
import { testOverJobs } from "./over-jobs.ts";
import { toExact, toWilson } from "./rate-intervals.ts";
import { toHolm, toImpactRatio, toInterval, toZ } from "./ratio.ts";
import { toVerdict, toVerdictOverJobs } from "./verdict.ts";

export type Counts = { n: number; selected: number };
/** Figures by group. */
export type GroupCounts = ReadonlyMap<string, Counts>;
type Group = Counts & { group: string };
type Compared = { reference: string | null; groups: GroupFigures[] };

const NO_COMPARISON = {
  impactRatio: null,
  oneMoreRatio: null,
  ci95: null,
  fisherP: null,
  midP: null,
  z: null,
  holmP: null,
  overJobs: null,
} as const;
const HIDDEN = {
  selected: null,
  rate: null,
  wilson95: null,
  exact95: null,
  shortfall: null,
  ...NO_COMPARISON,
  verdict: "suppressed",
} as const;

/** Every group against the one with the highest rate. Groups too small to show, and those to hide, keep their name and size alone. */
export function toGroupFigures(counts: GroupCounts, hidden: ReadonlySet<string> = new Set()): Compared {
  const { all, shown } = toGroups(counts, hidden);
  const reference = findBest(shown, isHigher);
  const hasRate = reference !== undefined && reference.selected > 0;
  const compared = shown.filter((group) => group !== reference);
  const tests = new Map(hasRate ? compared.map((group) => [group.group, testExactly(toPair(group, reference))]) : []);
  const holm = toHolmByGroup(Array.from(tests, ([group, { p }]) => [group, p]));
  const groups = all.map((group): GroupFigures => {
    if (!shown.includes(group)) return { group: group.group, n: group.n, ...HIDDEN };
    const own = { ...toOwnFigures(group, shown), ...NO_COMPARISON };
    if (hasRate && group === reference) return { ...own, impactRatio: 1, verdict: "reference" };
    const test = tests.get(group.group);
    if (test === undefined || reference === undefined) return { ...own, verdict: "too few to say" };
    const pair = toPair(group, reference);
    return {
      ...own,
      impactRatio: toImpactRatio(pair),
      oneMoreRatio: toImpactRatio({ ...pair, selected: pair.selected + 1, referenceSelected: pair.referenceSelected - 1 }),
      ci95: toInterval(pair),
      fisherP: test.p,
      midP: test.midP,
      z: toZ(pair),
      holmP: holm.get(group.group) ?? null,
      verdict: toVerdict(pair, test.p),
    };
  });
  return { reference: hasRate ? reference.group : null, groups };
}

/**
 * Every group against the reference job by job. The reference is the group that was chosen most beyond what the rates of its own
 * jobs let expect: the highest rate of all jobs together may only tell who applied where.
 */
export function toFiguresOverJobs(jobs: readonly GroupCounts[]): Compared {
  const { all, shown } = toGroups(sumOver(jobs));
  const excess = new Map(shown.map(({ group, n }) => [group, toExcess(group, jobs) / n]));
  const excessOf = ({ group }: Group) => excess.get(group) ?? 0;
  const reference = findBest(shown, (a, b) => (excessOf(a) === excessOf(b) ? a.n > b.n : excessOf(a) > excessOf(b)));
  const hasRate = reference !== undefined && reference.selected > 0;
  const tests = new Map(
    hasRate
      ? shown.filter((group) => group !== reference).map(({ group }) => [group, compareOverJobs(toPairs(group, reference.group, jobs))])
      : [],
  );
  const holm = toHolmByGroup(Array.from(tests, ([group, { overJobs }]) => [group, overJobs.p]));
  const groups = all.map((group): GroupFigures => {
    if (!shown.includes(group)) return { group: group.group, n: group.n, ...HIDDEN };
    const own = { ...toOwnFigures(group, shown), shortfall: -toExcess(group.group, jobs), ...NO_COMPARISON };
    if (hasRate && group === reference) return { ...own, verdict: "reference" };
    const test = tests.get(group.group);
    if (test === undefined) return { ...own, verdict: "too few to say" };
    return { ...own, ...test, holmP: holm.get(group.group) ?? null };
  });
  return { reference: hasRate ? reference.group : null, groups };
}

/** The verdict rests on the people of those jobs alone in which both groups are. */
function compareOverJobs(pairs: readonly Pair[]): Pick<GroupFigures, "overJobs" | "verdict"> & { overJobs: OverJobs } {
  const overJobs = testOverJobs(pairs);
  const compared = pairs.filter(({ n, referenceN }) => n > 0 && referenceN > 0);
  const together = toPair(
    sum(compared),
    sum(compared.map(({ referenceN, referenceSelected }) => ({ n: referenceN, selected: referenceSelected }))),
  );
  return { overJobs, verdict: toVerdictOverJobs(together, overJobs) };
}

const NOBODY: Counts = { n: 0, selected: 0 };

function toGroups(counts: GroupCounts, hidden: ReadonlySet<string> = new Set()): { all: Group[]; shown: Group[] } {
  const all = Array.from(counts, ([group, figures]) => ({ group, ...figures })).sort((a, b) => (a.group < b.group ? -1 : 1));
  return { all, shown: all.filter(({ group, n }) => n >= LIMITS.groupShown && !hidden.has(group)) };
}

function findBest(groups: readonly Group[], isBetter: (a: Group, b: Group) => boolean): Group | undefined {
  return groups.reduce<Group | undefined>((best, group) => (best === undefined || isBetter(group, best) ? group : best), undefined);
}

function toOwnFigures(group: Group, shown: readonly Group[]) {
  const everybody = sum(shown);
  return {
    ...group,
    rate: group.selected / group.n,
    wilson95: toWilson(group),
    exact95: toExact(group),
    shortfall: (group.n * everybody.selected) / everybody.n - group.selected,
  };
}

/** People chosen beyond the number at the rate of everybody in each job. */
function toExcess(group: string, jobs: readonly GroupCounts[]): number {
  return jobs.reduce((total, counts) => {
    const { n, selected } = counts.get(group) ?? NOBODY;
    const everybody = sum([...counts.values()]);
    return everybody.n === 0 ? total : total + selected - (n * everybody.selected) / everybody.n;
  }, 0);
}

function sum(counts: readonly Counts[]): Counts {
  return counts.reduce((total, { n, selected }) => ({ n: total.n + n, selected: total.selected + selected }), NOBODY);
}

function sumOver(jobs: readonly GroupCounts[]): GroupCounts {
  const names = new Set(jobs.flatMap((counts) => [...counts.keys()]));
  return new Map(Array.from(names, (name) => [name, sum(jobs.map((counts) => counts.get(name) ?? NOBODY))]));
}

/** Rates compared as whole numbers; of equal rates the larger group is the reference. */
function isHigher(a: Counts, b: Counts): boolean {
  const [left, right] = [a.selected * b.n, b.selected * a.n];
  return left === right ? a.n > b.n : left > right;
}

function toPairs(group: string, reference: string, jobs: readonly GroupCounts[]): Pair[] {
  return jobs.map((counts) => toPair(counts.get(group) ?? NOBODY, counts.get(reference) ?? NOBODY));
}

/** Over the comparisons that gave a p. */
function toHolmByGroup(tests: readonly (readonly [group: string, p: number | null])[]): ReadonlyMap<string, number> {
  const told = tests.flatMap(([group, p]) => (p === null ? [] : [{ group, p }]));
  const holm = toHolm(told.map(({ p }) => p));
  return new Map(told.map(({ group }, at) => [group, holm[at] ?? 1]));
}

function toPair(group: Counts, reference: Counts): Pair {
  return { selected: group.selected, n: group.n, referenceSelected: reference.selected, referenceN: reference.n };
}
