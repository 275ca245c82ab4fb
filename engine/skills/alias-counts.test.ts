import { describe, expect, it } from "vitest";
import { toKeys } from "./atoms.ts";
import { namesOf } from "./name-index.ts";
import { FAMILIES } from "./taxonomy.ts";

/** Names that differ in more than case, hyphens, accents and the plural. */
function countNames(family: (typeof FAMILIES)[number]): number {
  const folded = family.skills.flatMap((record) =>
    namesOf(record).map(({ written }) => `${record.id} ${toKeys(written).join("").replace(/s$/, "")}`),
  );
  return new Set(folded).size;
}

describe("the number of skills and names", () => {
  const counts = FAMILIES.map((family) => ({ family: family.family, skills: family.skills.length, names: countNames(family) }));

  it("is enough in every line of work", () => {
    console.table(counts);
    for (const { family, skills, names } of counts) {
      expect(skills, family).toBeGreaterThanOrEqual(family === "software" ? 300 : 35);
      expect(names / skills, family).toBeGreaterThanOrEqual(2.5);
    }
  });

  it("does not shrink", () => {
    expect(counts.reduce((sum, { skills }) => sum + skills, 0)).toBeGreaterThanOrEqual(2000);
    expect(counts.reduce((sum, { names }) => sum + names, 0)).toBeGreaterThanOrEqual(10_000);
  });
});
