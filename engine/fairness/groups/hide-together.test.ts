import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adverseImpact, type OutcomeRow } from "./adverse-impact.ts";

const SEXES = ["F", "M", "N"];
const ORIGINS = ["a", "b", "c", "d"];
/** People of each sex and origin. */
type Square = number[][];

const rowsOf = (square: Square): OutcomeRow[] =>
  square.flatMap((line, i) =>
    line.flatMap((n, j) =>
      Array.from({ length: n }, (_, at) => ({
        groups: { sex: SEXES[i] ?? "", origin: ORIGINS[j] ?? "" },
        selected: at % 3 === 0,
        score: at,
      })),
    ),
  );
const tablesOf = (square: Square) => adverseImpact(rowsOf(square), { attributes: ["sex", "origin"], guarded: true });

/** What the tables show: the size of every group that is not suppressed. */
function shownOf(square: Square, kind: "selection" | "scoring" = "selection"): Map<string, number> {
  const shown = tablesOf(square).filter((table) => table.kind === kind);
  return new Map(shown.flatMap(({ groups }) => groups.flatMap(({ group, n, rate }) => (rate === null ? [] : [[group, n] as const]))));
}

type Bounds = { low: number; high: number };
/** An attacker who adds and subtracts: for every group the sizes that all tables together allow. */
function attack(square: Square): Map<string, Bounds> {
  const shown = shownOf(square);
  const everybody = square.flat().reduce((sum, n) => sum + n, 0);
  const boundsOf = (name: string): Bounds => {
    const n = shown.get(name);
    return n === undefined ? { low: 0, high: everybody } : { low: n, high: n };
  };
  const names = [...SEXES, ...ORIGINS, ...SEXES.flatMap((sex) => ORIGINS.map((origin) => `${sex} × ${origin}`))];
  const bounds = new Map(names.map((name) => [name, boundsOf(name)]));
  bounds.set("all", { low: everybody, high: everybody });
  const lines: [string, string[]][] = [
    ["all", SEXES],
    ["all", ORIGINS],
    ...SEXES.map((sex): [string, string[]] => [sex, ORIGINS.map((origin) => `${sex} × ${origin}`)]),
    ...ORIGINS.map((origin): [string, string[]] => [origin, SEXES.map((sex) => `${sex} × ${origin}`)]),
  ];
  const get = (name: string) => bounds.get(name) as Bounds;
  for (let round = 0; round < 40; round++) {
    for (const [total, parts] of lines) {
      const sum = (end: keyof Bounds, without = "") => parts.reduce((all, part) => (part === without ? all : all + get(part)[end]), 0);
      narrow(get(total), sum("low"), sum("high"));
      for (const part of parts) narrow(get(part), get(total).low - sum("high", part), get(total).high - sum("low", part));
    }
  }
  return bounds;
}
function narrow(bounds: Bounds, low: number, high: number): void {
  bounds.low = Math.max(bounds.low, low);
  bounds.high = Math.min(bounds.high, high);
}

describe("groups under five", () => {
  test("are not told by what is left when the others are taken away", () => {
    const square = [
      [12, 9, 3, 0],
      [14, 8, 7, 0],
      [0, 0, 0, 0],
    ];
    const shown = shownOf(square);
    expect(shown.get("F")).toBe(24);
    expect(shown.has("F × c")).toBe(false);
    // F less the others would be F × c; c less M × c would be it, too.
    expect([shown.has("F × b"), shown.has("M × c"), shown.has("M × b")]).toEqual([false, false, false]);
    expect([shown.get("F × a"), shown.get("M × a")]).toEqual([12, 14]);
  });

  test("take their only neighbour along", () => {
    expect([...shownOf([[20, 0, 0, 0], [3, 0, 0, 0], []])].map(([group]) => group)).toEqual(["a"]);
  });

  test("cannot be worked out from any tables by adding and subtracting", () => {
    const size = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 40 }));
    const square = fc.array(fc.array(size, { minLength: 4, maxLength: 4 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(square, (sizes) => {
        const bounds = attack(sizes);
        for (const [i, sex] of SEXES.entries()) {
          for (const [j, origin] of ORIGINS.entries()) {
            const n = sizes[i]?.[j] ?? 0;
            const { low, high } = bounds.get(`${sex} × ${origin}`) as Bounds;
            if (n > 0 && n < 5) expect(low, `${sex} × ${origin} of ${JSON.stringify(sizes)}`).toBeLessThan(high);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test("hide the same groups in every table of an attribute, so that the two kinds cannot be compared for the rest", () => {
    const square = [
      [12, 9, 3, 6],
      [14, 2, 7, 5],
      [5, 5, 1, 0],
    ];
    expect([...shownOf(square, "scoring").keys()]).toEqual([...shownOf(square, "selection").keys()]);
  });

  test("leave tables of large groups as they are", () => {
    const square = [
      [12, 9, 8, 6],
      [14, 22, 7, 5],
    ];
    expect(tablesOf(square)).toEqual(adverseImpact(rowsOf(square), { attributes: ["sex", "origin"] }));
  });
});
