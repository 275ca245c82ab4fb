import { expect, test } from "vitest";
import { checkWording } from "./index.ts";

const typesOf = (text: string) => [...new Set(checkWording(text).findings.map(({ type }) => type))];

test.each([
  "Upper age limit 32 years on the closing date.",
  "Candidates must be below 30 years as on 1 January.",
  "Candidates over 40 will not be entertained.",
  "Age: not more than 35 years.",
])("“%s” speaks of age, not of experience", (text) => {
  expect(typesOf(text)).toEqual(["age"]);
});

test.each(["You hold at least a bachelor's and file our post.", "Candidates need at least a master's for the front desk."])(
  "“%s” speaks of a degree, not of a man",
  (text) => {
    expect(typesOf(text)).toEqual(["educational"]);
  },
);

test.each(["Are you young and aggressive about targets?", "We want a young, smart and ambitious person about the house."])(
  "“%s”: what an adjective is about does not make it somebody else's",
  (text) => {
    expect(typesOf(text)).toContain("age");
  },
);
