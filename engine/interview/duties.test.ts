import { expect, test } from "vitest";
import { readJob } from "../job/index.ts";
import { toDuties } from "./duties.ts";

const dutiesOf = (...lines: string[]): string[] => {
  const reading = readJob(`Cook\n\nDuties\n${lines.map((line) => `- ${line}`).join("\n")}\n\nRequirements\n- Baking\n`);
  if (reading.kind !== "read") throw new Error(reading.code);
  return toDuties({ ...reading.job, responsibilities: lines.map((text) => ({ text, span: { start: 0, end: 0 } })) });
};

test("what somebody does is a task, told without its subject", () => {
  expect(dutiesOf("You will bake the bread for the day", "Ordering stock and controlling waste")).toEqual([
    "Bake the bread for the day.",
    "Ordering stock and controlling waste.",
  ]);
});

test.each([
  "The post holder will be subject to an enhanced DBS disclosure and two references.",
  "You will be required to work some Saturdays",
  "No handball - curtainsiders only, everything is palletised",
  "Be on call one week in six",
  "All site staff are subject to random drug testing",
  "Report to the head chef",
])("a condition, a check or a term is none: %s", (line) => expect(dutiesOf(line)).toEqual([]));

test("of a line too long to be read out the first clause stays", () => {
  const long =
    "You will take handover from the night team, look after a bay of six patients and work closely with the doctors and the therapy team";
  expect(dutiesOf(long)).toEqual(["Take handover from the night team."]);
});
