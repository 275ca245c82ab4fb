import { type GroupFigures, LIMITS } from "../types.ts";
import { type Pair, testExactly } from "./fisher.ts";
import { toHolm, toImpactRatio, toInterval, toZ } from "./ratio.ts";
import { toVerdict } from "./verdict.ts";

export type Counts = { n: number; selected: number };
type Group = Counts & { group: string };

const NO_FIGURES = { impactRatio: null, ci95: null, fisherP: null, midP: null, z: null, holmP: null } as const;

/** Every group against the one with the highest rate. Groups too small to show keep their name and size alone. */
export function toGroupFigures(counts: ReadonlyMap<string, Counts>): { reference: string | null; groups: GroupFigures[] } {
  const all = Array.from(counts, ([group, figures]) => ({ group, ...figures })).sort((a, b) => (a.group < b.group ? -1 : 1));
  const shown = all.filter(({ n }) => n >= LIMITS.groupShown);
  const reference = shown.reduce<Group | undefined>(
    (best, group) => (best === undefined || isHigher(group, best) ? group : best),
    undefined,
  );
  const hasRate = reference !== undefined && reference.selected > 0;
  const compared = shown.filter((group) => group !== reference);
  const tests = new Map(hasRate ? compared.map((group) => [group.group, testExactly(toPair(group, reference))]) : []);
  const holm = toHolm([...tests.values()].map(({ p }) => p));
  const holmOf = new Map([...tests.keys()].map((group, at) => [group, holm[at] ?? 1]));
  const groups = all.map((group): GroupFigures => {
    if (group.n < LIMITS.groupShown)
      return { group: group.group, n: group.n, selected: null, rate: null, ...NO_FIGURES, verdict: "suppressed" };
    const own = { ...group, rate: group.selected / group.n };
    if (group === reference) return { ...own, ...NO_FIGURES, impactRatio: hasRate ? 1 : null, verdict: "reference" };
    const test = tests.get(group.group);
    if (test === undefined || reference === undefined) return { ...own, ...NO_FIGURES, verdict: "too few to say" };
    const pair = toPair(group, reference);
    return {
      ...own,
      impactRatio: toImpactRatio(pair),
      ci95: toInterval(pair),
      fisherP: test.p,
      midP: test.midP,
      z: toZ(pair),
      holmP: holmOf.get(group.group) ?? null,
      verdict: toVerdict(pair, test.p),
    };
  });
  return { reference: hasRate ? reference.group : null, groups };
}

/** Rates compared as whole numbers; of equal rates the larger group is the reference. */
function isHigher(a: Counts, b: Counts): boolean {
  const [left, right] = [a.selected * b.n, b.selected * a.n];
  return left === right ? a.n > b.n : left > right;
}

function toPair(group: Counts, reference: Counts): Pair {
  return { selected: group.selected, n: group.n, referenceSelected: reference.selected, referenceN: reference.n };
}
