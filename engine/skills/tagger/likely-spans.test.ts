import { expect, it } from "vitest";
import { LABELS, mayFollow } from "./labels.ts";
import { likelySpans } from "./likely-spans.ts";

const allowed = Float64Array.from({ length: (LABELS + 1) * LABELS }, (_, k) => (mayFollow(Math.floor(k / LABELS), k % LABELS) ? 1 : 0));
/** By word: outside, first, inside, last, alone. */
const toLattice = (...rows: number[][]) => ({ length: rows.length, emitted: Float64Array.from(rows.flat()), allowed });

it("the chance of a span is its share of all rows of labels", () => {
  const [pair] = likelySpans(toLattice([1, 1, 1, 1, 0], [1, 1, 1, 1, 0]), 0.3);
  expect(pair).toMatchObject({ first: 0, last: 1 });
  expect(pair?.chance).toBeCloseTo(1 / 2, 12);
  // Outside twice, either word alone, both alone, one span of both: five rows.
  const even = [1, 1, 1, 1, 1];
  expect(likelySpans(toLattice(even, even), 0).map(({ chance }) => Math.round(chance * 100))).toEqual([40, 40]);
});

it("no span goes on over a cut, and two spans never share a word", () => {
  const lattice = toLattice([1, 9, 0, 0, 2], [1, 0, 9, 1, 2], [1, 0, 0, 9, 2]);
  expect(likelySpans(lattice, 0.1).map(({ first, last }) => [first, last])).toEqual([[0, 2]]);
  const cut = likelySpans({ ...lattice, isCut: (i) => i === 1 }, 0.1);
  expect(cut.every(({ first, last }) => first > 0 || last < 1)).toBe(true);
  expect(cut.map(({ first }) => first)).toEqual([...new Set(cut.map(({ first }) => first))]);
});

it("asking for more certainty never finds more", () => {
  const lattice = toLattice([1, 2, 0, 0, 2], [1, 1, 2, 1, 2], [1, 0, 2, 3, 2], [3, 1, 1, 1, 1]);
  const counts = [0.05, 0.1, 0.2, 0.4, 0.8].map((atLeast) => likelySpans(lattice, atLeast).length);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});
