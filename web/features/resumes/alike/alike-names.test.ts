import type { Likeness } from "@fairlead/contracts";
import { expect, test } from "vitest";
import { toFewLabels } from "../../../ui/alike-sign.tsx";
import { toFew } from "./alike-names.ts";

const LABELS = ["Candidate 10", "Candidate 6", "Candidate 33", "Candidate 7", "Candidate 31"];
const others = LABELS.map((label) => ({ resumeId: label, label, name: null, fileName: null, reasons: ["text"] }) as Likeness);
const labelsOf = (looksLike: readonly Likeness[]) => looksLike.map(({ label }) => label);

test("of many resumes that look alike a few are named, in the order of their numbers", () => {
  const { few, more } = toFew(others);
  expect([labelsOf(few), more]).toEqual([["Candidate 6", "Candidate 7", "Candidate 10"], 2]);
  expect(toFewLabels(LABELS)).toBe("Candidate 6, Candidate 7, Candidate 10 +2");
});

test("all are named on request, and where a line for one more says as much as its name", () => {
  expect(toFew(others, true)).toMatchObject({ few: { length: 5 }, more: 0 });
  expect(toFew(others.slice(0, 4)).more).toBe(0);
  expect(toFewLabels(LABELS.slice(0, 2))).toBe("Candidate 6 and Candidate 10");
});
