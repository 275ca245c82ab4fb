import { expect, test } from "vitest";
import { isTask, toChoice, toInner, toItem, toTask, withArticle } from "./wording.ts";

test.each([
  ["Planning the rota", "plan the rota"],
  ["You will run the shop.", "run the shop"],
  ["Plans the week;", "plan the week"],
  ["you'll be responsible for reconciling all accounts", "reconcile all accounts"],
  ["carries the post up", "carry the post up"],
  ["Set up new colleagues", "set up new colleagues"],
])("“%s” as a task is “%s”", (line, task) => {
  expect(toTask(line)).toBe(task);
  expect(isTask(task)).toBe(true);
});

test("what may be a noun stays as it was written", () => {
  for (const line of ["Training materials for the shop floor", "Plans for growth", "Monthly close", "Building maintenance at three sites"])
    expect(toTask(line)).toBe(line);
});

test("articles follow the sound, names keep their capitals", () => {
  expect(["accountant", "HR adviser", "UX designer", "user researcher", "electrician", "a nurse", "hour worker"].map(withArticle)).toEqual([
    "an accountant",
    "an HR adviser",
    "a UX designer",
    "a user researcher",
    "an electrician",
    "a nurse",
    "an hour worker",
  ]);
  expect(["Registered nurse", "Registered Nurse", "HR adviser", "Accountant"].map(toInner)).toEqual([
    "registered nurse",
    "Registered Nurse",
    "HR adviser",
    "accountant",
  ]);
  expect(["wound care", "npm", "iOS", "forklift-driving"].map(toItem)).toEqual(["Wound care", "npm", "iOS", "Forklift-driving"]);
});

test("a choice names its members in order", () => {
  expect([toChoice(["A"]), toChoice(["A", "B"]), toChoice(["A", "B", "C"])]).toEqual(["A", "A or B", "A, B or C"]);
});
