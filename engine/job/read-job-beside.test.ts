import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

/** "must Excel": what an item asks for, and how strongly. */
function asked(line: string): string[] {
  const reading = readJob(`Requirements\n- ${line}`);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job.requirements.map(({ importance, name }) => `${importance} ${name}`);
}

describe("a grade between a comma and a name is about the name", () => {
  test.each([
    ["Good knowledge of ISO 9001, desirable ISO 13485", ["must ISO 9001", "nice ISO 13485"]],
    ["Excel required, preferred VBA", ["must Excel", "should VBA"]],
    ["Word, Excel, desirable SAP", ["must Word", "must Excel", "nice SAP"]],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test.each([
    ["Excel, desirable", ["nice Excel"]],
    ["Excel, desirable but not essential", ["nice Excel"]],
    ["Excel, preferred by our clients", ["should Excel"]],
  ])("but not in %s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
});

describe("who is especially welcome is nice to have", () => {
  test.each([
    ["We'd particularly like to hear from people with museum experience", ["nice museum"]],
    ["We would especially welcome people with Kafka experience", ["nice Kafka"]],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
});
