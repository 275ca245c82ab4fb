import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { measureQuestions } from "./questions.ts";

/** The closed half as it was written, without sight of the rules; whoever changes it measures something else. */
const HELD_OUT = "526c81467aea5e93fdb189a57a6f7522ea8fbf6274e50e25a75e517b61977e10";

test("every unlawful question of the open half is caught, and no lawful one that looks like it", () => {
  const { unlawful, caught, lawful, alarms } = measureQuestions("dev");
  expect([unlawful, lawful]).toEqual([304, 156]);
  expect({ missed: unlawful - caught, alarms }).toEqual({ missed: 0, alarms: 0 });
});

test("nor do roundabout questions pass, and their lawful neighbours do", () => {
  const { unlawful, caught, lawful, alarms } = measureQuestions("indirect");
  expect([unlawful, lawful]).toEqual([445, 270]);
  expect({ missed: unlawful - caught, alarms }).toEqual({ missed: 0, alarms: 0 });
});

test("of the closed half nine in ten are caught, with at most one alarm in thirteen lawful ones", () => {
  const file = readFileSync(fileURLToPath(new URL("../corpus/questions/held-out.jsonl", import.meta.url)));
  expect(createHash("sha256").update(file).digest("hex")).toBe(HELD_OUT);
  const { unlawful, caught, lawful, alarms } = measureQuestions("held-out");
  expect([unlawful, lawful]).toEqual([155, 75]);
  expect(caught / unlawful).toBeGreaterThanOrEqual(0.9);
  expect(alarms / lawful).toBeLessThanOrEqual(1 / 13);
});
