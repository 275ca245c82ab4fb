import { describe, expect, it } from "vitest";
import { readJob } from "../read-job.ts";

const asked = (text: string) => {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job.requirements.map(({ name, importance, quote }) => [name, importance, quote.text]);
};

describe("the stack of the house", () => {
  it("yields to what the list says of the same thing", () => {
    const text = "Web Developer\n\nOur stack: Ruby, Redis.\n\nRequirements:\n- Three years of Ruby\n- Redis would be nice\n";
    expect(asked(text)).toEqual([
      ["Ruby", "must", "Three years of Ruby"],
      ["Redis", "nice", "Redis would be nice"],
    ]);
  });

  it("yields also where its label stands amid a paragraph", () => {
    const text =
      "Web Developer\n\nWe left Perl behind. Our stack: Ruby, Redis.\n\nRequirements:\n- Three years of Ruby\n- Redis is a plus\n";
    expect(asked(text).map(([name, importance]) => [name, importance])).toEqual([
      ["Ruby", "must"],
      ["Redis", "nice"],
    ]);
  });

  it("stays where no other line names it", () => {
    const text = "Web Developer\n\nOur stack: Ruby, Redis.\n\nRequirements:\n- Three years of Ruby\n";
    expect(asked(text).map(([name]) => name)).toContain("Redis");
  });
});
