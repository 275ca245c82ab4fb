import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Piece, toBestPieces } from "./best-ways.ts";

const RUNS = { seed: 20261101, numRuns: 1500 };
const pieces = fc.uniqueArray(
  fc.record({ key: fc.constantFrom("a", "b", "c", "d"), worth: fc.integer({ min: 0, max: 20 }).map((one) => one / 20) }),
  { maxLength: 4, selector: ({ key }) => key },
);
const ways = fc.array(pieces, { maxLength: 5 });
const count = fc.integer({ min: 1, max: 4 });

const sumOf = (all: readonly (readonly Piece[])[], most: number): number =>
  [...toBestPieces(all, most)].reduce((sum, [way, piece]) => sum + (all[way]?.[piece]?.worth ?? 0), 0);

/** Every choice there is. */
function largest(all: readonly (readonly Piece[])[], most: number, used: readonly string[] = []): number {
  const [first, ...rest] = all;
  if (first === undefined || most === 0) return 0;
  const taken = first.filter(({ key }) => !used.includes(key)).map(({ key, worth }) => worth + largest(rest, most - 1, [...used, key]));
  return Math.max(largest(rest, most, used), ...taken);
}

describe("the best ways of a choice", () => {
  test("are worth as much as the best of all choices", () => {
    fc.assert(
      fc.property(ways, count, (all, most) => Math.abs(sumOf(all, most) - largest(all, most)) < 1e-9),
      RUNS,
    );
  });
  test("show no piece twice and are no more than asked for", () => {
    fc.assert(
      fc.property(ways, count, (all, most) => {
        const chosen = [...toBestPieces(all, most)].map(([way, piece]) => all[way]?.[piece]?.key);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.length).toBeLessThanOrEqual(most);
      }),
      RUNS,
    );
  });
  test("give way to each other: the piece that shows two ways goes where nothing else does", () => {
    const all = [
      [
        { key: "react", worth: 1 },
        { key: "vue", worth: 0.9 },
      ],
      [{ key: "react", worth: 0.7 }],
    ];
    expect([...toBestPieces(all, 2)].sort()).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});
