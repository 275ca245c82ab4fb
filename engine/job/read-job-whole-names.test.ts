import { describe, expect, test } from "vitest";
import { readJob } from "./read-job.ts";

function read(text: string) {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job;
}
const wishesOf = (...lines: string[]) => read(`Clerk\n\nRequirements\n${lines.map((line) => `- ${line}`).join("\n")}`).requirements;
const namesOf = (...lines: string[]) => wishesOf(...lines).map(({ name }) => name);

describe("a skill of the taxonomy has the whole name the advertisement gives it", () => {
  test.each([
    ["Teeth cleaning", "Teeth cleaning"],
    ["Tax withholding is required.", "Tax withholding"],
    ["Sound skills in SQL tuning", "SQL tuning"],
    ["Proven experience in sales targets", "sales targets"],
    ["Experience with seasonal staff supervision", "seasonal staff supervision"],
    ["Experience with weld inspection", "weld inspection"],
    ["Irrigation scheduling would be a plus.", "Irrigation scheduling"],
  ])("%s", (line, name) => {
    expect(namesOf(line)).toEqual([name]);
  });

  test.each([
    ["Strong SQL skills", "SQL"],
    ["Confident negotiation", "negotiation"],
    ["Food safety training", "Food safety"],
    ["You must have built REST APIs", "REST APIs"],
    ["Knows what GDPR means", "GDPR"],
    ["Excel spreadsheets, day in and day out", "Excel spreadsheets"],
    ["Somebody with a lot of patience and Java", "Java"],
  ])("unless the words beside it narrow nothing: %s", (line, name) => {
    expect(namesOf(line)).toContain(name);
  });

  test("and keeps its place in the taxonomy", () => {
    expect(wishesOf("Python scripting")).toMatchObject([{ id: "python", name: "Python scripting" }]);
  });
});

describe("two words that share their noun are one name", () => {
  test.each([
    "Hydraulic and pneumatic systems",
    "electrical and mechanical engineering",
    "red and white wine",
    "clinical and administrative duties",
  ])("%s", (line) => {
    expect(namesOf(line)).toEqual([line]);
  });

  test.each([
    ["Java and SQL", ["Java", "SQL"]],
    ["sheet metal and pipe work", ["sheet metal", "pipe"]],
  ])("and two nouns are two: %s", (line, names) => {
    expect(namesOf(line)).toEqual(names);
  });
});

test.each(["Guest check-in", "on-site support"])("a small word behind or before a hyphen belongs to the name: %s", (line) => {
  expect(namesOf(line)).toEqual([line]);
});

describe("two lines of a list are two wishes", () => {
  test.each([
    [["Tax returns", "Tax planning"]],
    [["Cataloguing", "Reference services", "Collection development"]],
    [["Benefits administration", "Payroll processing"]],
  ])("%j", (lines) => {
    expect(namesOf(...lines)).toEqual(lines);
  });

  test.each([
    [["PostgreSQL", "Postgres"]],
    [["Kubernetes", "K8s"]],
    [["Project management is required.", "Experience in managing projects"]],
  ])("unless they say one thing: %j", (lines) => {
    expect(wishesOf(...lines)).toHaveLength(1);
  });
});

test("what a house offers is no wish, what a department does is", () => {
  expect(namesOf("Benefits administration is required.", "Benefits package")).toEqual(["Benefits administration"]);
});
