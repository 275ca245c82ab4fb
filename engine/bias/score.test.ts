import { expect, test } from "vitest";
import { toScores } from "./score.ts";
import type { BiasFinding } from "./types.ts";

const finding = (type: BiasFinding["type"], severity: BiasFinding["severity"]): BiasFinding => ({
  start: 0,
  end: 1,
  text: "x",
  rule: "r",
  reason: "",
  source: "",
  suggestions: [],
  type,
  severity,
});

test("nothing found is 100", () => {
  expect(toScores([]).score).toBe(100);
});

test("repeats of a type count less and less", () => {
  expect(toScores([finding("age", "medium"), finding("age", "medium")]).score).toBe(79.6);
  expect(toScores([finding("age", "medium"), finding("gender", "medium")]).score).toBe(76);
});

test("one finding of high severity caps the score and its type at 60, the other types stay", () => {
  const report = toScores([finding("age", "high")]);
  expect([report.score, report.scores.age, report.scores.gender]).toEqual([60, 60, 100]);
});

test("one type never takes more than half", () => {
  const many = Array.from({ length: 30 }, () => finding("cultural", "high"));
  expect([toScores(many).score, toScores(many).scores.cultural]).toEqual([50, 50]);
});
