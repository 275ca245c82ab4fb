import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

/** "must Excel or Sheets 3": what a line under "Requirements" asks for, languages too. */
function asked(line: string, head = "Requirements:\n- "): string[] {
  const reading = readJob(`${head}${line}\n`);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  const { requirements, languages } = reading.job;
  const names = (first: string, others: readonly string[]) => [first, ...others].join(" or ");
  return [
    ...requirements.map(({ importance, name, alternatives = [], minYears }) =>
      `${importance} ${names(
        name,
        alternatives.map((one) => one.name),
      )} ${minYears ?? ""}`.trim(),
    ),
    ...languages.map(
      ({ importance, language, alternatives = [] }) =>
        `${importance} ${names(
          language,
          alternatives.map((one) => one.language),
        )}`,
    ),
  ];
}

describe("how employers say it", () => {
  test.each([
    ["A multimeter doesn't scare you", ["must multimeter"]],
    ["Lathes hold no terrors for you", ["must Lathes"]],
    ["Italian or Dutch we would be happy about", ["nice Italian or Dutch"]],
    ["Wiring; thatching if we're lucky", ["must Wiring", "nice thatching"]],
    ["We'd much prefer you to come with a slinger ticket", ["should slinger ticket"]],
    ["You'll probably have two years of glazing", ["should glazing 2"]],
    ["A paediatric first aid certificate would be gratefully received", ["nice paediatric first aid certificate"]],
    ["German; Danish not now", ["must German"]],
    ["Sure handling with Siemens 840D or Fanuc controls", ["must Siemens 840D or Fanuc controls"]],
    ["Commercial experience with Kafka", ["must Kafka"]],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test.each([
    ["Payroll is outsourced"],
    ["Which till we use you'd pick up in a week"],
    ["Every starter is trained by us in wound care"],
    ["You must not be able to swim"],
  ])("nothing is asked for: %s", (line) => {
    expect(asked(line)).toEqual([]);
  });
});
