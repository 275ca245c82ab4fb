import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const skillsOf = (list: string) =>
  readResume(toPlainDocument(`Jo Lee\njo@example.com\n\nSkills\n${list}\n`), { asOf: "2026-11-01" }).skills.map(({ name }) => name);

it.each([
  ["Brakes and suspension", ["Brake Repair", "Suspension and Steering Repair"]],
  ["Budgeting & forecasting", ["Budgeting", "Forecasting"]],
  ["Picking and packing", ["Order Picking", "Packing"]],
  ["Drehen und Fräsen", ["Turning", "Machining"]],
])("loses no half of a phrase of two: %s", (list, expected) => {
  expect(skillsOf(list)).toEqual(expect.arrayContaining(expected));
});

it("leaves names of one skill whole", () => {
  expect(skillsOf("Sales and use tax")).not.toContain("Sales");
  expect(skillsOf("Health and Safety")).toEqual(["Occupational Health and Safety"]);
});

it.each([
  "Word and Excel",
  "Word und Excel",
  "Word et Excel",
  "Word y Excel",
  "Word e Excel",
  "Word ed Excel",
  "Word en Excel",
  "Word/Excel",
])("makes no third skill of two: %s", (list) => {
  expect(skillsOf(list)).toEqual(["Microsoft Word", "Microsoft Excel"]);
});
