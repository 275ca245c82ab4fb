import { DraftSpec } from "@fairlead/contracts";
import { expect, test } from "vitest";
import { PAY_RULES, writeDraft } from "./index.ts";

const write = (spec: Record<string, unknown>) => writeDraft(DraftSpec.parse(spec));

test("a title alone is a description of one line", () => {
  expect(write({ title: "Staff nurse" })).toEqual({ title: "Staff nurse", description: "Staff nurse" });
});

test("the parts stand in the order of the form, under their headings", () => {
  const { description } = write({
    title: "Staff nurse",
    level: "senior",
    mission: "Keeping our patients safe",
    team: "Night",
    outcomes: ["Cut falls by half"],
    duties: ["You will plan care with patients."],
    requirements: [
      { name: "phlebotomy", importance: "nice" },
      { name: "Java", alternatives: ["Kotlin"], importance: "must", minYears: 1 },
    ],
    education: { level: 6, areas: ["nursing"], importance: "should" },
    experience: { minYears: 2, role: "Auditor", importance: "must" },
    languages: [{ language: "English", cefr: "B2", importance: "must" }],
    place: "Leeds",
    arrangement: "hybrid",
    pay: { min: 18.5, max: 18.5, currency: "CHF", period: "hour" },
    process: ["a call"],
  });
  expect(description).toBe(`Senior staff nurse

This job is there to keep our patients safe. You will work with the Night team.

What you will achieve
- Cut falls by half.

What you will do
- Plan care with patients.

Must have
- At least 1 year of experience with Java or Kotlin
- At least 2 years of experience as an auditor
- English at level B2

Should have
- Bachelor's degree in nursing, or equivalent experience

Nice to have
- Phlebotomy

Terms
- Location: Leeds, partly on site, partly from home.
- Pay: CHF 18.50 an hour.

How we hire
1. A call.`);
});

test("a paper behind what is no paper has an article of its own, and papers beside papers have none", () => {
  const asked = (name: string, ...alternatives: string[]) =>
    write({ title: "Fitter", requirements: [{ name, alternatives, importance: "must" }] }).description;
  expect(asked("Governance", "F-gas certificate")).toContain("- Governance or an F-gas certificate");
  expect(asked("Crane licence", "forklift licence")).toContain("- Crane licence or forklift licence");
});

test("a level that the title says already is not said again", () => {
  expect(write({ title: "Senior Staff Nurse", level: "senior" }).title).toBe("Senior Staff Nurse");
  expect(write({ title: "Head of Buying", level: "lead" }).title).toBe("Head of Buying");
  expect(write({ title: "Data analyst", level: "intern" }).title).toBe("Data analyst, internship");
});

test("a benefit that is one sentence has no stop, like the others of its list", () => {
  const { description } = write({ title: "Cook", benefits: ["Meals on shift.", "free parking", "A bike. And a helmet."] });
  expect(description).toMatch(/- Meals on shift\n- Free parking\n- A bike[.] And a helmet[.]$/);
});

test("years stand once in front of what is named as experience already", () => {
  const requirements = [{ name: "B2B sales experience", minYears: 5, importance: "must" }];
  expect(write({ title: "Seller", requirements }).description).toContain("- At least 5 years of B2B sales experience");
});

test("how to ask for an adjustment goes on behind the colon", () => {
  expect(write({ title: "Clerk", accommodations: "Write to access@example.com" }).description).toMatch(/: write to access@example\.com\.$/);
});

test("marks that mean something to a program stand in the text as they are", () => {
  expect(write({ title: "Clerk", team: "the $& {team} desk", mission: "Sort $1 {mission}" }).description).toBe(
    "Clerk\n\nThis job is there to sort $1 {mission}. You will work with the $& {team} desk.",
  );
});

test("another variant says the same in other words", () => {
  const spec = { title: "Clerk", duties: ["file letters"], requirements: [{ name: "Filing", importance: "must" }] };
  const texts = new Set(Array.from({ length: 12 }, (_, variant) => write({ ...spec, variant }).description));
  expect(texts.size).toBeGreaterThan(3);
});

test("every rule on pay names its source and the day it was looked at, and no place has two", () => {
  expect(PAY_RULES.map(({ place }) => place)).toEqual(
    "US-CO US-CA US-NY US-WA US-IL US-NJ US-MN US-MA US-MD US-VT US-DC US-HI EU GB".split(" "),
  );
  for (const { source, checked, effective, asks } of PAY_RULES) {
    expect(source.length).toBeGreaterThan(10);
    expect(checked).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(effective === null).toBe(asks === "none");
  }
  const names = PAY_RULES.flatMap((rule) => rule.names);
  expect(new Set(names).size).toBe(names.length);
});
