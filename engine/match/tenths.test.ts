import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Draft } from "./rows/draft.ts";
import { exactly } from "./rows/draft.ts";
import { type Summand, toSummands, toTenth, total } from "./sum.ts";
import { toShown } from "./tenths.ts";
import { WEIGHTS } from "./weights.ts";

const aDraft = (id: number, importance: Draft["importance"], value: number, component: Draft["component"] = "skills"): Draft => ({
  id: `row-${id}`,
  name: `row ${id}`,
  component,
  importance,
  parts: WEIGHTS.importance[importance],
  evidenced: exactly(value),
  verdict: value === 0 ? "none" : "partial",
  sources: [],
});
const shownOf = (...drafts: Draft[]) => {
  const summands = toSummands(drafts, WEIGHTS);
  return toShown(summands).map((shown, at) => ({ ...shown, summand: summands[at] as Summand }));
};

describe("rows in tenths", () => {
  test("of seven equal wishes the met ones show the weight they have, whichever is missing", () => {
    for (let none = 0; none < 7; none++) {
      const shown = shownOf(...Array.from({ length: 7 }, (_, at) => aDraft(at, "should", at === none ? 0 : 1)));
      for (const [at, { points, weight }] of shown.entries()) expect(points).toBe(at === none ? 0 : weight);
      expect(toTenth(total(shown.map(({ points }) => points)))).toBe(85.7);
      expect(toTenth(total(shown.map(({ weight }) => weight)))).toBe(100);
    }
  });

  test("where every row is met they add up to a hundred", () => {
    const shown = shownOf(...Array.from({ length: 13 }, (_, at) => aDraft(at, "must", 1)));
    expect(toTenth(total(shown.map(({ points }) => points)))).toBe(100);
    expect(shown.every(({ points, weight }) => points === weight)).toBe(true);
  });

  const value = fc.oneof(fc.constantFrom(0, 1, 0.9, 0.7, 0.999, 0.9999), fc.double({ min: 0, max: 1, noNaN: true }));
  const drafts = fc.array(
    fc.tuple(
      fc.constantFrom("must" as const, "should" as const, "nice" as const),
      value,
      fc.constantFrom("skills" as const, "skills" as const, "experience" as const, "education" as const, "responsibilities" as const),
    ),
    { minLength: 1, maxLength: 40 },
  );
  test("points add up, never exceed a weight, are the weight of a full row and nothing of an empty one, near what they exactly are", () => {
    fc.assert(
      fc.property(drafts, (parts) => {
        const shown = shownOf(...parts.map(([importance, figure, component], at) => aDraft(at, importance, figure, component)));
        const tenths = (figures: number[]) => figures.reduce((sum, figure) => sum + Math.round(figure * 10), 0) / 10;
        expect(tenths(shown.map(({ points }) => points))).toBeCloseTo(toTenth(total(shown.map(({ summand }) => summand.points))), 9);
        expect(tenths(shown.map(({ weight }) => weight))).toBe(100);
        for (const { points, weight, summand } of shown) {
          if (summand.kind === "requirement") {
            expect(points).toBeLessThanOrEqual(weight);
            expect(points).toBeGreaterThanOrEqual(0);
          }
          if (summand.draft.evidenced.value === 1) expect(points).toBe(weight);
          if (summand.points === 0) expect(points).toBe(0);
          expect(Math.abs(points - summand.points)).toBeLessThan(0.25);
          expect(Math.abs(weight - summand.weight)).toBeLessThan(0.25);
        }
      }),
      { seed: 20261124, numRuns: 20_000 },
    );
  });

  test("the order of the rows does not matter", () => {
    fc.assert(
      fc.property(drafts, (parts) => {
        const all = parts.map(([importance, figure, component], at) => aDraft(at, importance, figure, component));
        const byName = (shown: ReturnType<typeof shownOf>) =>
          new Map(shown.map(({ points, weight, summand: { draft, kind } }) => [`${draft.id} ${kind}`, { points, weight }]));
        const [there, back] = [byName(shownOf(...all)), byName(shownOf(...[...all].reverse()))];
        for (const [name, figures] of there) expect(back.get(name)).toEqual(figures);
      }),
      { seed: 20261124, numRuns: 2000 },
    );
  });
});
