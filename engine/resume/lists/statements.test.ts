import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const ROLE = "EXPERIENCE\n\nRegistrar, Hale Museum, Hull\nJan 2015 - Dec 2020\n- Catalogued new gifts\n";
const statementsOf = (rest: string) => {
  const text = `Odalys Fenwick\nodalys@example.com\n\n${ROLE}\n${rest}\n`;
  const { statements = [] } = readResume(toPlainDocument(text), { asOf: "2026-11-01" }).meta;
  for (const { start, end, text: said } of statements) expect(text.slice(start, end)).toBe(said);
  return statements.map(({ text: said }) => said);
};

describe("a statement is", () => {
  it("a sentence under a heading of its own", () => {
    const said = statementsOf("ADDITIONAL INFORMATION\nLoans: I drafted forty agreements. Pests: sticky traps, checked each week.");
    expect(said).toEqual(expect.arrayContaining([expect.stringContaining("forty agreements"), expect.stringContaining("sticky traps")]));
  });

  it("a sentence among the skills, which says more than their names", () => {
    const said = statementsOf(
      "KEY SKILLS\n- Sorlings case system: trained the other branches when they changed over\n- Condition reports, mounts",
    );
    expect(said).toEqual([expect.stringContaining("Sorlings case system")]);
  });
});

describe("no statement is", () => {
  it.each([
    ["what stands in an entry already", "EDUCATION\nBA History, Leeds University, 2014", "BA History"],
    ["leisure", "INTERESTS\nMending old clocks with my uncle", "clocks"],
    ["what referees are named for", "REFERENCES\nMr. Stern, head of loans at the Hale Museum", "Stern"],
    ["about the person", "PERSONAL\nDate of birth: 9 May 1997", "1997"],
  ])("%s", (_what, rest, words) => {
    expect(statementsOf(rest).some((said) => said.includes(words))).toBe(false);
  });
});
