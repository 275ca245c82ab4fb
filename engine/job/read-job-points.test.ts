import { describe, expect, it } from "vitest";
import { readJob } from "./read-job.ts";

const read = (text: string) => {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job;
};
const asked = (text: string) => read(text).requirements.map(({ name, importance }) => `${name}: ${importance}`);

describe("things parted by points amid the line", () => {
  it("are wishes of their own, with their own years, grades and choices", () => {
    const text = "Groomer\n\nRequired\npoodle clipping, 2 yrs · Airtable · Xero or Sage · Canva preferred\n";
    expect(asked(text)).toEqual(["poodle clipping: must", "Airtable: must", "Xero: must", "Canva: should"]);
    expect(read(text).requirements.map(({ minYears }) => minYears)).toEqual([2, undefined, undefined, undefined]);
  });

  it("say nothing of tasks in a row", () => {
    const text =
      "Groomer\n\nYour day:\nwashing dogs · notes in Airtable · spotting fleas that owners should know about\n\nYou bring:\n- Canva\n";
    expect(asked(text)).not.toContain("Airtable: must");
  });

  it("leave a point between figures alone", () => {
    expect(asked("Fitter\n\nRequired\n- Power BI, 3·5 years\n")).toEqual(["Power BI: must"]);
  });
});

describe("labels and papers", () => {
  it("reads what stands behind “Spec:” and “Computer:”", () => {
    expect(asked("Database Administrator\n\nSpec: Oracle essential, Redis desirable.\nComputer: Airtable and Canva.")).toEqual([
      "Oracle: must",
      "Redis: nice",
      "Airtable: must",
      "Canva: must",
    ]);
  });

  it("reads what would please the house as nice to have", () => {
    expect(asked("Engineer\n\nWe need: Java.\nWe'd be over the moon about: Rust, Kafka.\n")).toEqual([
      "Java: must",
      "Rust: nice",
      "Kafka: nice",
    ]);
  });

  it("asks for a paper among the conditions of employment, and for no terms there", () => {
    const text =
      "Ranger\n\nConditions of Employment\n- Valid state driver's license\n- Six months of probation\n- License fees paid\n\nRequirements\n- Java\n";
    expect(asked(text)).toEqual(["driver's license: must", "Java: must"]);
  });

  it("asks for nothing that the training teaches, or that a paid day is for", () => {
    const text = "Apprentice Joiner\n\nWhat training will you get? Joiner Level 2, CSCS card.\n\nRequirements\n- Java\n- Paid study days\n";
    expect(asked(text)).toEqual(["Java: must"]);
  });

  it("begins a line anew at a label in small letters", () => {
    const text = "Cook\n\ngotta have: Airtable and some more things that make this a long line\nbonus if you've got: Canva\n";
    expect(asked(text)).toContain("Canva: nice");
  });
});
