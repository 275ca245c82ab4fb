import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { measureQuestions } from "./questions.ts";

/** The closed half as it was written before any rule was; whoever changes it measures something else. */
const HELD_OUT = "038330c54c87c275546265ebd5277ab2dc0fbcb8bdcdcccf4f659cc0c9f67df1";

test("every unlawful question of the open half is caught, and no lawful one that looks like it", () => {
  const { unlawful, caught, lawful, alarms } = measureQuestions("dev");
  expect([unlawful, lawful]).toEqual([147, 82]);
  expect({ missed: unlawful - caught, alarms }).toEqual({ missed: 0, alarms: 0 });
});

test("nor do roundabout questions pass, and their lawful neighbours do", () => {
  const { unlawful, caught, lawful, alarms } = measureQuestions("indirect");
  expect([unlawful, lawful]).toEqual([445, 270]);
  expect({ missed: unlawful - caught, alarms }).toEqual({ missed: 0, alarms: 0 });
});

test("of the closed half nineteen in twenty are caught, with at most one alarm in thirty lawful ones", () => {
  const file = readFileSync(fileURLToPath(new URL("../corpus/questions/held-out.jsonl", import.meta.url)));
  expect(createHash("sha256").update(file).digest("hex")).toBe(HELD_OUT);
  const { unlawful, caught, lawful, alarms } = measureQuestions("held-out");
  expect([unlawful, lawful]).toEqual([157, 74]);
  expect(caught / unlawful).toBeGreaterThanOrEqual(0.95);
  expect(alarms / lawful).toBeLessThanOrEqual(1 / 30);
});
