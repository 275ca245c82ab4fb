import { describe, expect, test } from "vitest";
import { readRuled } from "./read-job.ts";

function jobOf(text: string) {
  const reading = readRuled(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job;
}
const asked = (text: string) => jobOf(text).requirements.map(({ name, importance }) => `${name}: ${importance}`);
const beside = (line: string) => asked(`Stores Officer\n\nWe manage parts for ferries.\n\nRequirements\n- SAP\n- ${line}`);

describe("laws, welcomes and notes among the wishes", () => {
  test.each([
    "Residency is a condition under section 12(3) of the Harbours Act 2004.",
    "Ex-military always welcome.",
    "Newbies are welcome too!",
    "Helpers no experience OK.",
    "Severely disabled candidates are given preference where equally suited.",
    "If you have a latex allergy or asthma please tell the nurse.",
    "A candidate must be capable of performing the duties attached to the post.",
    "The IPAF card is for the yard side, and we're not recruiting for that.",
    "Female, with pleasing personality",
  ])("%s asks for nothing", (line) => {
    expect(beside(line)).toEqual(["SAP: must"]);
  });

  test("what is asked for beside such words stays", () => {
    expect(beside("Pleasing personality, Excel")).toEqual(["SAP: must", "Excel: must"]);
    expect(beside("Experience of appeals under section 9 is required")).toHaveLength(2);
    expect(beside("Knowledge of allergies")).toHaveLength(2);
  });

  test("who must be male or female is still told as protected", () => {
    const { flags } = jobOf("Stores Officer\n\nRequirements\n- SAP\n- Males only, with pleasing personality");
    expect(flags.some(({ code }) => code === "protected-criterion")).toBe(true);
  });

  test("the occupant of a post is no wish", () => {
    expect(asked("Analyst\n\nWe audit ports.\n\nRequirements\nThe occupant must obtain and hold a first aid certificate.")).toEqual([
      "first aid certificate: must",
    ]);
  });
});
