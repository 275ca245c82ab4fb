import { describe, expect, it } from "vitest";
import { findRuleSpans } from "./rule-spans.ts";

const spansIn = (text: string, type: "skill" | "knowledge") =>
  findRuleSpans(text)
    .filter((span) => span.type === type)
    .map(({ start, end }) => text.slice(start, end));

describe("phrases that name knowledge", () => {
  it("are names of the taxonomy, with the nouns that lengthen them", () => {
    expect(spansIn("We use Python frameworks and Docker.", "knowledge")).toEqual(["Python frameworks", "Docker"]);
  });

  it("stand after experience, knowledge or a degree, known to us or not", () => {
    expect(spansIn("Experience with kite tails, glass blowing and kiln firing.", "knowledge")).toEqual([
      "kite tails",
      "glass blowing",
      "kiln firing",
    ]);
  });

  it("are not part of a title, nor general words", () => {
    expect(spansIn("Senior Java Developer", "knowledge")).toEqual([]);
    expect(spansIn("Two years of experience in similar roles", "knowledge")).toEqual([]);
  });
});

describe("phrases that name a skill", () => {
  it("are duties and abilities, one for each verb", () => {
    expect(spansIn("Manage a small budget and train new colleagues.", "skill")).toEqual(["Manage a small budget", "train new colleagues"]);
    expect(spansIn("Ability to repair clocks", "skill")).toEqual(["repair clocks"]);
  });

  it("are qualities said of the person, not of things", () => {
    expect(spansIn("You are curious and structured.", "skill")).toEqual(["curious", "structured"]);
    expect(spansIn("A structured table.", "skill")).toEqual([]);
  });

  it("are found in linear time", () => {
    for (const unit of ["build and ", "experience in ", "you are curious, ", "a, "]) {
      const start = performance.now();
      findRuleSpans(unit.repeat(150_000 / unit.length));
      expect(performance.now() - start, unit).toBeLessThan(1500);
    }
  });
});
