import { describe, expect, test } from "vitest";
import { ownVectors, readVectors, toEmbedding, toNearestRoots, toSimilarity } from "./embedding.ts";
import { toListRoots } from "./roots.ts";

const near = (one: string, other: string) => {
  const [a, b] = [toEmbedding(toListRoots(one)), toEmbedding(toListRoots(other))];
  if (a === null || b === null) throw new Error("no word is known");
  return toSimilarity(a, b);
};

describe("what texts are about", () => {
  test.each([
    ["wound care", "bandaged burns and stitched cuts", "kept the ledgers of a shop"],
    ["bookkeeping", "kept the ledgers of a shop", "pruned roses in public parks"],
    ["garden maintenance", "pruned roses in public parks", "bandaged burns and stitched cuts"],
  ])("%s is nearer to its own telling than to another", (wish, own, other) => {
    expect(near(wish, own)).toBeGreaterThan(near(wish, other) + 0.2);
  });
  test("the order of words changes nothing, and a text is as near as can be to itself", () => {
    expect(near("clinical audits", "audited the clinic")).toBe(near("audits clinical", "clinic the audited"));
    expect(near("mending nets", "mending nets")).toBe(1);
  });
  test("of words that nobody knows there is none", () => {
    expect(toEmbedding(["qxzvkk", "wqqxz"])).toBeNull();
    expect(toEmbedding([])).toBeNull();
  });
  test("the words that bring a line nearest are named, the nearest first", () => {
    const wish = toEmbedding(toListRoots("wound care"));
    if (wish === null) throw new Error("no word is known");
    expect(toNearestRoots(toListRoots("talked about football while someone wrapped a burn in gauze"), wish, 2).sort()).toEqual([
      "burn",
      "gauz",
    ]);
  });
});

test("vectors of another size than they say are refused", () => {
  expect(() => readVectors({ width: 64, hashes: "AAAAAA==", vectors: "AAAA" })).toThrow("3 bytes are no 1 vectors of 64");
  expect(() => readVectors({ width: 3, hashes: "AAAAAA==", vectors: "AAAA" })).toThrow("A vector of 3");
  expect(ownVectors().width).toBe(64);
});
