import { expect, test } from "vitest";
import { checkRuled } from "./check-wording.ts";

const typesOf = (text: string) => [...new Set(checkRuled(text).findings.map(({ type }) => type))];

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

test.each(["Young", "Slim", "Degree", "White or coloured", "An Aussie or Kiwi", "Physically strong", "15+ years", "UAE experience"])(
  "a list item that is nothing but “%s” asks for it",
  (item) => {
    expect(typesOf(`Shop Assistant\n\nRequirements\n- ${item}\n- punctual and polite with our customers\n`)).toHaveLength(1);
  },
);

test.each([
  "Beautiful, quiet location near the sea.",
  "Degree, diploma and masters courses are taught here.",
  "White, black and grey paint is mixed to order.",
  "Young, fast-growing and profitable: a firm to watch.",
  "A Pole, a Scot and a Finn founded our studio.",
  "Healthy, tasty food is cooked on site.",
])("“%s” begins with the same words and asks for nothing", (text) => {
  expect(typesOf(text)).toEqual([]);
});
