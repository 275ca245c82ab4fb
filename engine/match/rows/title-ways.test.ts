import { expect, test } from "vitest";
import { score } from "../score.ts";
import { AS_OF, aJob, aProfile, aRole } from "../test/samples.ts";
import { toScoringView } from "../view/scoring-view.ts";
import { toTitleWays } from "./title-ways.ts";

test.each([
  ["Junior Sous Chef or Chef de Partie", ["Junior Sous Chef", "Chef de Partie"]],
  ["Registered Nurse or Midwife, Night Shift", ["Registered Nurse, Night Shift", "Midwife, Night Shift"]],
  ["Bricklayer or Stone Mason (Leeds)", ["Bricklayer (Leeds)", "Stone Mason (Leeds)"]],
  ["Koch oder Baker", ["Koch oder Baker"]],
  ["Java or Python Developer", ["Java or Python Developer"]],
  ["Sales or Marketing Manager", ["Sales or Marketing Manager"]],
  ["Driver / Warehouse Operative", ["Driver / Warehouse Operative"]],
  ["Head Chef", ["Head Chef"]],
])("the titles of %s", (title, ways) => {
  expect(toTitleWays(title)).toEqual(ways);
});

const likenessOf = (wanted: string, held: string) => {
  const view = toScoringView(aProfile({ work: [aRole(held, "2019-01", "2022-01")] }), AS_OF);
  return score(view, aJob({ title: wanted })).rows.find(({ id }) => id === "experience:role")?.evidenced ?? -1;
};

test("either title of a choice is the work itself, and another is none", () => {
  expect(likenessOf("Junior Sous Chef or Chef de Partie", "Junior Sous Chef")).toBe(1);
  expect(likenessOf("Bricklayer or Roofer", "Roofer")).toBe(1);
  expect(likenessOf("Bricklayer or Roofer", "Gardener")).toBe(0);
  expect(likenessOf("Java or Python Developer", "Accountant")).toBe(0);
});
