import { describe, expect, it } from "vitest";
import { countFamilies, foldName, sumOf } from "./name-counts.ts";

describe("the number of skills and names", () => {
  const counts = countFamilies();

  it("is enough in every line of work", () => {
    const fewest = (family: string) => (family === "software" ? 300 : 80);
    expect(counts.filter(({ family, skills }) => skills < fewest(family))).toEqual([]);
    expect(counts.filter(({ skills, names }) => names / skills < 2.5)).toEqual([]);
  });

  it("does not shrink", () => {
    expect(sumOf(counts).skills).toBeGreaterThanOrEqual(2400);
    expect(sumOf(counts).names).toBeGreaterThanOrEqual(16_000);
  });
});

describe("two names are one", () => {
  it.each([
    ["case", "Heat Treatment", "heat treatment"],
    ["the hyphen", "lay-up", "layup"],
    ["an accent", "Métrologie", "metrologie"],
    ["the plural", "batteries", "battery"],
    ["British and American spelling", "Labelling of catalogue fibres", "labeling of catalog fibers"],
  ])("when they differ in %s alone", (_, one, other) => {
    expect(foldName(one)).toBe(foldName(other));
  });

  it("but not when they are other words", () => {
    expect(foldName("non-destructive testing")).not.toBe(foldName("NDT"));
  });
});
