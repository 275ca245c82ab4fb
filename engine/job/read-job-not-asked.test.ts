import { describe, expect, it } from "vitest";
import { readJob } from "./read-job.ts";

const read = (text: string) => {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job;
};
const names = (text: string) => read(text).requirements.map(({ name }) => name);
const listed = (...items: string[]) => `Shop Assistant\n\nRequirements\n${items.map((item) => `- ${item}\n`).join("")}`;

describe("criteria between commas that no job may use", () => {
  it("flags each of several and asks for none", () => {
    const text = listed("Male, married, below 35 years", "Excel");
    expect(names(text)).toEqual(["Excel"]);
    expect(read(text).flags.filter(({ code }) => code === "protected-criterion")).toHaveLength(3);
  });

  it("keeps a single such word beside fields of work", () => {
    const text = listed("Local, national and European procurement law");
    expect(read(text).flags.filter(({ code }) => code === "protected-criterion")).toEqual([]);
  });
});

describe("what is given or told around a list", () => {
  it("asks for nothing that the house supplies", () => {
    const text = listed("Excel", "Boots and overalls provided.", "Work permit sponsored.", "Live-in possible.", "Agency ref: QX/118.");
    expect(names(text)).toEqual(["Excel"]);
  });

  it("asks for what the reader must bring", () => {
    expect(names(listed("Work permit required", "Own boots"))).not.toEqual([]);
    expect(names("Groom wanted in Hexham. Live-in possible. Must have own transport.")).toEqual(["own transport"]);
  });
});
