import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

/** "Arc welding or gas welding": what an item asks for; a degree by its name and fields. */
function asked(line: string): string[] {
  const reading = readJob(`Requirements\n- ${line}`);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  const { requirements, education } = reading.job;
  return [
    ...requirements.map(({ name, alternatives = [] }) => [name, ...alternatives.map((one) => one.name)].join(" or ")),
    ...(education ? [`${education.level}: ${education.name} (${education.areas.join(", ")})`] : []),
  ];
}

describe("two ranks of one thing are a choice, each under its whole name", () => {
  test.each([
    ["Level 2 or Level 3 in childcare", "Level 2 in childcare or Level 3 in childcare"],
    ["Level 2 or 3 in health and social care", "Level 2 in health and social care or Level 3 in health and social care"],
    ["Level 3 or Level 4 award in assessing", "Level 3 award in assessing or Level 4 award in assessing"],
    ["Tier 1 or Tier 2 network support", "Tier 1 network support or Tier 2 network support"],
    ["Grade 5 or Grade 6 lift operator", "Grade 5 lift operator or Grade 6 lift operator"],
    ["Class 1 or Class 2 driving licence", "Class 1 driving licence or Class 2 driving licence"],
  ])("%s", (line, wish) => {
    expect(asked(line)).toEqual([wish]);
  });
  test("one rank alone is none", () => {
    expect(asked("Level 2 or above in food hygiene")).toEqual(["food hygiene"]);
  });
});

describe("words that describe one noun, whatever they say elsewhere, are two sorts of it", () => {
  test.each([
    ["Residential or commercial conveyancing", "Residential conveyancing or commercial conveyancing"],
    ["Light or heavy vehicle servicing", "Light vehicle servicing or heavy vehicle servicing"],
    ["Small or large animal handling", "Small animal handling or large animal handling"],
    ["Arc or gas welding", "Arc welding or gas welding"],
    ["Sheep or cattle farming", "Sheep farming or cattle farming"],
    ["Freehold or leasehold property transactions", "Freehold property transactions or leasehold property transactions"],
    ["Pottery or wood carving", "Pottery or wood carving"],
    ["Sage or payroll processing", "Sage or payroll processing"],
  ])("%s", (line, wish) => {
    expect(asked(line)).toEqual([wish]);
  });
  test.each(["Day or night shifts", "Early or late shifts", "Full-time or part-time hours"])("%s are no wish", (line) => {
    expect(asked(line)).toEqual([]);
  });
});

test("a paper and a time served apprenticeship are one wish, and a level behind the paper shares its field", () => {
  expect(asked("NVQ 2 Bricklaying or time served apprenticeship")).toEqual([
    "3: NVQ 2 Bricklaying or time served apprenticeship (Bricklaying)",
  ]);
  expect(asked("NVQ Level 2 or Level 3 in carpentry")).toEqual(["3: NVQ Level 2 or Level 3 in carpentry (carpentry)"]);
});

test("two sorts of a thing in one line are two wishes though one skill covers both", () => {
  expect(asked("Local authority searches and land registry portal searches")).toEqual([
    "Local authority searches",
    "land registry portal searches",
  ]);
});

test("a skill keeps its head in front of where, or by what, it is done", () => {
  expect(asked("B2B campaigns in HubSpot")).toEqual(["B2B campaigns", "HubSpot"]);
  expect(asked("B2B campaigns in retail")).toEqual(["B2B campaigns"]);
});
