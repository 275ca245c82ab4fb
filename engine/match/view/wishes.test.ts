import { expect, test } from "vitest";
import { aProfile } from "../test/samples.ts";
import { toToldSentences } from "./wishes.ts";

function told(summary: string, heading = "SUMMARY"): string {
  const profile = aProfile({ basics: { name: "Odalys Fenwick", profiles: [], summary } });
  profile.meta.sections = [{ section: "summary", heading, start: 0, end: 1 }];
  return toToldSentences(profile).join(" ").replace(/\s+/g, " ").trim();
}

test.each([
  ["Retail associate looking to move into warehousing.", "Retail associate"],
  ["Seeking a hospital role where I can use my forklift driving.", "where I can use my forklift driving."],
  ["I would love to learn welding; six years of brazing.", "; six years of brazing."],
  ["Welder. Hoping to work in a foundry.", "Welder."],
  ["A steady second-shift warehouse job.", ""],
  ["Busco un puesto en un hotel", ""],
])("what is wished for is not told: %s", (summary, left) => {
  expect(told(summary)).toBe(left);
});

test.each([
  "Warehouse associate with five years of picking.",
  "A welder who looks after the plant.",
  "Look after residents in a care home.",
  "A warehouse job held for six years.",
  "Sought-after speaker on hospitals.",
])("what was done stays: %s", (summary) => {
  expect(told(summary)).toBe(summary);
});

test("under a heading for wishes only what somebody has is told", () => {
  expect(told("Warehouse work, nights", "CAREER OBJECTIVE")).toBe("");
  expect(told("Welder with six years in foundries", "OBJECTIVE")).toBe("Welder with six years in foundries");
  expect(told("Warehouse work, nights", "PROFILE")).toBe("Warehouse work, nights");
});
