import { expect, test } from "vitest";
import { score } from "../score.ts";
import { AS_OF, aJob, aProfile, aRole } from "../test/samples.ts";
import { toScoringView } from "./scoring-view.ts";

const likenessOf = (wanted: string, held: string) => {
  const view = toScoringView(aProfile({ work: [aRole(held, "2019-01", "2022-01")] }), AS_OF);
  return score(view, aJob({ title: wanted })).rows.find(({ id }) => id === "experience:role")?.evidenced;
};

test.each([
  ["HGV Class 1 Driver", "HGV Class 2 Driver"],
  ["Class A CDL Driver", "Class B CDL Driver"],
  ["Category C+E Driver", "Category C Driver"],
])("%s is half the work of a %s", (wanted, held) => {
  expect(likenessOf(wanted, held)).toBe(0.5);
});

test.each([
  ["the higher class covers the lower", "HGV Class 2 Driver", "HGV Class 1 Driver"],
  ["the same class", "Class 1 Driver", "Class 1 Driver"],
  ["a class that is not told", "HGV Class 1 Driver", "HGV Driver"],
  ["a class of something else", "Class 1 Welder", "Class 2 Welder"],
])("the work is the same: %s", (_, wanted, held) => {
  expect(likenessOf(wanted, held)).toBe(1);
});
