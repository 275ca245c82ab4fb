import { describe, expect, it } from "vitest";
import { type JobProfile, readJob } from "./index.ts";

function read(text: string): JobProfile {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job;
}

const asked = (text: string) => read(text).requirements.map(({ importance, name }) => `${importance} ${name}`);

describe("house styles", () => {
  it("grade wishes by the mood of a heading, and drop what a heading waives", () => {
    const list = (heading: string) => asked(`Clerk\n\nstuff you've got\n- Excel\n\n${heading}\n- SAP\n`);
    expect(list("stuff that would be cool")).toEqual(["must Excel", "nice SAP"]);
    expect(list("What gives you the edge")).toEqual(["must Excel", "nice SAP"]);
    expect(list("What you don't need")).toEqual(["must Excel"]);
  });

  it("end a list where a paragraph follows", () => {
    expect(asked("Clerk\n\nYou need:\nExcel\nSAP\n\nStaff discount, free parking and a bike to work scheme for all.")).toEqual([
      "must Excel",
      "must SAP",
    ]);
    expect(asked("Clerk\n\nYou need:\nExcel\nSAP\n\nKnowledge of Tableau is a plus.")).toContain("nice Tableau");
  });

  it("read codes of essential and desirable behind an item", () => {
    const explained = "Clerk\n\nPerson specification\n(E = essential, D = desirable)\n";
    expect(asked(`${explained}Excel (E)\nTableau (D)`)).toEqual(["must Excel", "nice Tableau"]);
  });

  it("name a registration by its body", () => {
    expect(asked("Clerk\n\nRequirements\n- Current registration with the HPC\n- General registration as a pharmacist with AHPRA")).toEqual([
      "must HPC registration",
      "must AHPRA registration",
    ]);
    expect(read("Clerk\n\nRequirements\n- NAFD Diploma in Funeral Arranging\n- Excel").education).toBeUndefined();
    expect(read("Clerk\n\nRequirements\n- Diploma in Business Administration\n- Excel").education?.level).toBe(5);
  });

  it("take words of a sentence for no name", () => {
    expect(asked("Clerk\n\nRequirements\n- You turn up on time\n- Experience since July\n- Excel")).toEqual(["must Excel"]);
  });
});
