import { expect, test } from "vitest";
import data from "../../data/resume/title-skills.json";
import { canonicalOf } from "../../skills/index.ts";
import { skillsOfTitles } from "./title-skills.ts";

const idsOf = (title: string) => skillsOfTitles(title, [{ start: 0, end: title.length }]).map(({ id }) => id);

test.each([
  ["Receptionist, evening shift", ["reception"]],
  ["Senior Project Manager", ["project-management"]],
  ["Cook / Baker", ["cooking", "baking"]],
  ["Head Chef of two kitchens", ["cooking"]],
])("a title names the skill of who bears it: %s", (title, ids) => expect(idsOf(title)).toEqual(ids));

test.each(["Nurse Recruiter's Assistant", "Software Architect", "Accounts Assistant", "Teaching Assistant", "Company Secretary"])(
  "a title of somebody else names none: %s",
  (title) => expect(idsOf(title)).toEqual([]),
);

test("the words of the title are its place", () => {
  const text = "2019 Night Receptionist, Hull";
  expect(skillsOfTitles(text, [{ start: 5, end: text.length }]).map(({ start, end }) => text.slice(start, end))).toEqual(["Receptionist"]);
});

test("every skill of the list is one of the taxonomy", () => {
  const names = data.titles.flatMap((row) => (row.split(" = ")[1] ?? "").split(", "));
  expect(names.filter((name) => canonicalOf(name) === undefined)).toEqual([]);
});
