import { expect, test } from "vitest";
import { searchSkills } from "./search-skills.ts";

const labels = (words: string, limit = 8) => searchSkills(words, limit).map(({ label }) => label);

test("a skill is found by its name, another name of it, and the beginning of a word, the closest first", () => {
  expect(labels("kubernetes")[0]).toBe("Kubernetes");
  expect(labels("k8s")).toContain("Kubernetes");
  expect(labels("Kubern")[0]).toBe("Kubernetes");
  expect(labels("excel")).toContain("Microsoft Excel");
});

test("no more are found than asked for, and nothing by nothing", () => {
  expect(labels("a", 5)).toHaveLength(5);
  expect(labels("  ")).toEqual([]);
  expect(labels("qqzzqq")).toEqual([]);
});

test("a language that people speak is no skill to enter", () => {
  expect(searchSkills("spanish", 8).every(({ type }) => type !== "human-language")).toBe(true);
});
