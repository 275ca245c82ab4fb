import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { canonicalJson, sha256 } from "../../text/index.ts";
import { fileOf, judgeHalf, shareRight } from "./measure.ts";

it.each([
  ["dev", "c514c0a6e2ab1facbe109aa873a861d63d6bca7d5054a65d278ebf7ca60e5436"],
  ["held-out", "0fdca673031412945e6af486af4196539d257228fcace2e35f8a3c9a6a3c4c39"],
] as const)("the sentences of the %s half are the ones that were written before any rule was changed for them", (half, hash) => {
  expect(sha256(canonicalJson(JSON.parse(readFileSync(fileOf(half), "utf8"))))).toBe(hash);
});

it("a word with two meanings is read rightly in 97 of 100 sentences", () => {
  const all = [...judgeHalf("dev"), ...judgeHalf("held-out")];
  expect(all).toHaveLength(600);
  expect(new Set(all.map(({ word }) => word)).size).toBe(30);
  expect(shareRight(all)).toBeGreaterThanOrEqual(0.97);
});
