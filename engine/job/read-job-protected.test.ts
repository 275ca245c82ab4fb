import { describe, expect, it } from "vitest";
import { readJob, refusalOf } from "./index.ts";

function read(item: string) {
  const reading = readJob(`Clerk\n\nRequirements\n- ${item}\n- Excel`);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job;
}

describe("a criterion that no job may ask for", () => {
  for (const item of [
    "German nationality",
    "BT9 postcode",
    "Must be white",
    "Must be Irish",
    "Graduated since 2018",
    "Graduated 2020 or later",
    "Living in 80202",
    "Good figure",
    "Pleasing personality",
    "Not above 30 years",
    "Male or female",
  ])
    it(`is refused in a text and by hand: ${item}`, () => {
      const { flags, requirements, languages } = read(item);
      expect(flags.filter(({ code }) => code === "protected-criterion")).toHaveLength(1);
      expect([requirements.map(({ name }) => name), languages]).toEqual([["Excel"], []]);
      expect(refusalOf(item)).toContain("is not used");
    });
  for (const item of [
    "Must be German-speaking",
    "UK citizenship law",
    "White goods repair",
    "Postcode sorting",
    "Must be EU certified",
    "Figure drawing",
    "Living in houses for rent",
  ])
    it(`is not what only has its words: ${item}`, () => {
      expect(read(item).flags.some(({ code }) => code === "protected-criterion")).toBe(false);
      expect(refusalOf(item)).toBeUndefined();
    });
});
