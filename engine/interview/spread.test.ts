import { expect, test } from "vitest";
import { assign, toRow } from "./spread.ts";
import { aTopic as topic } from "./test/a-topic.ts";

const CATEGORIES = ["technical", "technical", "experience", "skillGap"] as const;

test("every topic comes once before any comes again, and papers never again", () => {
  const row = toRow([topic("DBS", "vetting"), topic("baking", "skill")], 4).map(({ name }) => name);
  expect(row).toEqual(["DBS", "baking", "baking", "baking"]);
  expect(toRow([topic("a", "skill"), topic("b", "skill")], 1).map(({ name }) => name)).toEqual(["a"]);
});

test("soft skills are told by experience, and papers are not what is left to learn", () => {
  const row = [topic("teamwork", "soft"), topic("licence", "licence"), topic("baking", "skill"), topic("Excel", "tool")];
  const slots = assign(row, CATEGORIES);
  expect(slots.find(({ category }) => category === "experience")?.topic.name).toBe("teamwork");
  expect(slots.find(({ category }) => category === "skillGap")?.topic.kind).not.toBe("licence");
});

test("no category asks about one thing twice while another could", () => {
  const [a, b] = [topic("a", "skill"), topic("b", "skill")];
  const technical = assign([a, a, b, b], CATEGORIES).filter(({ category }) => category === "technical");
  expect(new Set(technical.map((slot) => slot.topic)).size).toBe(2);
});
