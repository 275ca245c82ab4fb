import { expect, test } from "vitest";
import { readJob, refusalOf } from "../job/index.ts";
import { checkWording } from "./index.ts";

const flagsOf = (item: string) => {
  const reading = readJob(`Site Worker\n\nRequirements\n- ${item}\n- Excel\n`);
  if (reading.kind !== "read") throw new Error(reading.code);
  expect(reading.job.requirements.map(({ name }) => name)).toEqual(["Excel"]);
  return reading.job.flags.map(({ code }) => code);
};

test.each(["Recent graduates welcome", "Students and recent graduates are welcome to apply", "Recent graduates may apply"])(
  "“%s” invites: nothing to look at, neither asked for nor refused",
  (text) => {
    expect(checkWording(text).findings).toEqual([]);
    expect(flagsOf(text)).not.toContain("protected-criterion");
  },
);

test.each(["Recent graduates only", "Only recent graduates are welcome", "Recent graduates preferred", "Recent graduates"])(
  "“%s” is a phrase to look at, as it is refused as a requirement",
  (text) => {
    expect(checkWording(text).findings.length).toBeGreaterThan(0);
    expect(flagsOf(text)).toContain("protected-criterion");
    expect(refusalOf(text)).toContain("asks for age");
  },
);
