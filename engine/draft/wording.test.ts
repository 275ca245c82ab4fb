import { expect, test } from "vitest";
import { isTask, toChoice, toInner, toItem, toTask, withArticle } from "./wording.ts";

test.each([
  ["Planning the rota", "plan the rota"],
  ["You will run the shop.", "run the shop"],
  ["Plans the week;", "plan the week"],
  ["you'll be responsible for reconciling all accounts", "reconcile all accounts"],
  ["carries the post up", "carry the post up"],
  ["Set up new colleagues", "set up new colleagues"],
  ["You will be making coffee.", "make coffee"],
  ["to open the shop", "open the shop"],
  ["Explaining results to clinicians", "explain results to clinicians"],
  ["Mentoring apprentices", "mentor apprentices"],
  ["Planning weekly menus", "plan weekly menus"],
  ["Cooks lunch for 60", "cook lunch for 60"],
  ["Sets strategy", "set strategy"],
])("“%s” as a task is “%s”", (line, task) => {
  expect(toTask(line)).toBe(task);
  expect(isTask(task)).toBe(true);
});

test("what may be a noun stays as it was written", () => {
  for (const line of [
    "Training materials for the shop floor",
    "Plans for growth",
    "Monthly close",
    "Building maintenance at three sites",
    "Managing director's post",
    "Leading edge tools",
    "Handling equipment",
    "Orders handling",
  ])
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
  expect(["Registered nurse", "Registered Nurse", "HR adviser", "Accountant", "Hot-air balloonist"].map(toInner)).toEqual([
    "registered nurse",
    "Registered Nurse",
    "HR adviser",
    "accountant",
    "hot-air balloonist",
  ]);
  expect(["wound care", "npm", "iOS", "forklift-driving", "dialysis, ECMO or Go"].map(toItem)).toEqual([
    "Wound care",
    "npm",
    "iOS",
    "Forklift-driving",
    "Dialysis, ECMO or Go",
  ]);
});

test("a choice names its members in order", () => {
  expect([toChoice(["A"]), toChoice(["A", "B"]), toChoice(["A", "B", "C"])]).toEqual(["A", "A or B", "A, B or C"]);
});
