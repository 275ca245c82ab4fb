import { describe, expect, test } from "vitest";
import { aliasesIn } from "./aliases.ts";
import { toOrder } from "./order.ts";
import { toBm25, toTfIdf } from "./peers.ts";

const of = (truth: number[], said: number[]) => toOrder(truth.map((one, at) => ({ truth: one, said: said[at] ?? 0 })));

describe("the order of a ranking", () => {
  test("counts pairs and Kendall's tau", () => {
    expect(of([4, 3, 2, 1], [40, 30, 20, 10])).toEqual({ right: 6, pairs: 6, tau: 1 });
    expect(of([4, 3, 2, 1], [1, 2, 3, 4])).toEqual({ right: 0, pairs: 6, tau: -1 });
    expect(of([4, 3, 2, 1], [4, 3, 1, 2])).toMatchObject({ right: 5, tau: 4 / 6 });
  });
  test("takes a tie for no right pair, and no truth for no pair", () => {
    expect(of([3, 2, 1], [5, 5, 5])).toEqual({ right: 0, pairs: 3, tau: 0 });
    expect(of([2, 2, 1], [3, 4, 1])).toMatchObject({ right: 2, pairs: 2 });
    expect(of([3, 2, 1], [5, 5, 1]).tau).toBeCloseTo(2 / Math.sqrt(3 * 2), 12);
  });
});

test.each([toBm25, toTfIdf])("a peer finds the text that shares rare words", (toPeer) => {
  const texts = ["a cook of fish and a cook of meat", "a driver of trucks", "a nurse who looks after wounds"];
  const scores = toPeer(texts)("cook fish", [0, 1, 2]);
  expect(scores[0]).toBeGreaterThan(0);
  expect(scores.slice(1)).toEqual([0, 0]);
});

test("another name of the same skill is no paraphrase", () => {
  expect(aliasesIn("Kubernetes", "Ran k8s in production")).toBe(true);
  expect(aliasesIn("Kubernetes", "Ran containers in production")).toBe(false);
});
