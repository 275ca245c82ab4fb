import { describe, expect, it } from "vitest";
import { readJob } from "./read-job.ts";
import type { JobProfile } from "./types.ts";

function profileOf(lines: string): JobProfile {
  const reading = readJob(lines);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job;
}
const namesOf = (lines: string) => profileOf(lines).requirements.map(({ name }) => name);

describe("a name that holds words of little meaning", () => {
  for (const name of [
    "Working capital",
    "Needs analysis",
    "Charity work",
    "Call sheets",
    "Energy from waste",
    "Solid waste",
    "High ropes",
    "Common law",
    "General anaesthesia",
    "Commercial fencing",
    "Closing",
    "Equality",
  ])
    it(`is a wish as an item: ${name}`, () => {
      expect(namesOf(`Cook\nRequirements\n- Excel\n- ${name}\n- SQL`)).toEqual(["Excel", name, "SQL"]);
    });
  it("leaves words of degree where they only say how much", () => {
    expect(namesOf("Cook\nRequirements\n- Solid Java\n- Commercial experience with SQL")).toEqual(["Java", "SQL"]);
  });
});

describe("checks made after an offer", () => {
  it("end no list that names them among its wishes", () => {
    const { requirements, languages } = profileOf(
      "Chalet Host\nYou'll need: a food hygiene certificate, the right to work in France, conversational French and the patience to teach children to ski.",
    );
    expect([requirements[0]?.name, languages[0]?.language]).toEqual(["food hygiene certificate", "French"]);
  });
  it("ask for nothing themselves", () => {
    expect(namesOf("Cook\nRequirements\n- References, a background check and drug screening\n- The right to work in Ireland")).toEqual([]);
  });
});

describe("a heading at the end of a paragraph", () => {
  it("opens the lines below it without marks", () => {
    const lines =
      "Assistant Director\nThe series is a family saga that shoots in Devon. Required:\nCall sheets\nRadio discipline\nCrowd control";
    expect(namesOf(lines)).toEqual(["Call sheets", "Radio discipline", "Crowd control"]);
  });
});

describe("fields in front of a degree", () => {
  for (const [line, areas] of [
    ["Real Estate or Business degree preferred", ["Real Estate", "Business"]],
    ["Medical Laboratory Science degree", ["Medical Laboratory Science"]],
    ["Real Estate, Law or Business degree", ["Real Estate", "Law", "Business"]],
    ["A science degree would be ideal", ["science"]],
    ["A relevant degree would help", []],
  ] as const)
    it(`are its own and no wish beside it: ${line}`, () => {
      const { education, requirements } = profileOf(`Manager\nQualifications\n- ${line}`);
      expect([education?.areas, requirements]).toEqual([areas, []]);
    });
  it("hold no tool that stands in the same list", () => {
    const { education, requirements } = profileOf("Manager\nQualifications\n- Excel, law or business degree");
    expect([education?.areas, requirements.map(({ name }) => name)]).toEqual([["law", "business"], ["Excel"]]);
  });
});
