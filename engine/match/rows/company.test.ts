import { expect, test } from "vitest";
import { rowOf } from "../test/row-of.ts";
import { aJob, aRequirement, aRole } from "../test/samples.ts";

const NAMES = ["wound care", "iv therapy", "vaccination", "blood glucose monitoring", "catheter care", "handover", "pain management"];
const job = aJob({ title: "Nurse", requirements: NAMES.map((name) => aRequirement(`term:${name}`, "must", { name })) });
const OTHERS = ["Hung every drip in time", "Gave flu jabs to 300 staff", "Pricked fingers before meals and logged the sugar readings"];
const worked = (...lines: string[]) => ({ work: [aRole("Nurse", "2015-01", "2020-12", ...lines)] });
const wound = (...lines: string[]) => rowOf(worked("Checked the trolley of dressings", ...lines), job, "term:wound care");

test("what may be told is told sooner by who tells the rest of the job in words of their own", () => {
  const [alone, among] = [wound(), wound(...OTHERS, "Changed tubes and bags of bedridden patients")];
  expect(among.evidenced).toBeGreaterThan(alone.evidenced);
  expect(among.why).toMatch(/^Says it in other words/);
});

test("lines about other things lend it nothing", () => {
  const lines = ["Drove a tram through town", "Sold tickets at the gate", "Swept the depot"];
  expect(wound(...lines).evidenced).toBe(wound().evidenced);
});

test("it rises with each line and never falls", () => {
  const steps = OTHERS.map((_, at) => wound(...OTHERS.slice(0, at)).evidenced);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
});

test("names in a list lend it nothing: they are no telling", () => {
  expect(rowOf(worked("Checked the trolley of dressings", NAMES.slice(1).join(", ")), job, "term:wound care").why).not.toMatch(/^Says/);
});
