import { describe, expect, test } from "vitest";
import { FILLER, rowOf } from "../test/row-of.ts";
import { aRequirement, aRole } from "../test/samples.ts";

const job = (name: string, title: string, ...others: string[]) => ({
  title,
  requirements: [...FILLER, ...[name, ...others].map((one) => aRequirement(`term:${one}`, "must", { name: one }))],
});
const shown = (name: string, title: string, line: string, held = title) =>
  rowOf({ work: [{ ...aRole(held, "2015-01", "2020-12"), highlights: [line] }] }, job(name, title), `term:${name}`);

describe("a line that no list knows", () => {
  test("tells a wish that it is near to, in work like the job", () => {
    const row = shown("puppet making", "Theatre Crafter", "Carved marionettes and sewed their costumes");
    expect(row).toMatchObject({ verdict: "partial", why: expect.stringContaining("in other words") });
    expect(row.evidenced).toBeGreaterThan(0);
  });
  test("tells nothing in work unlike it", () => {
    expect(shown("puppet making", "Theatre Crafter", "Carved marionettes and sewed their costumes", "Payroll Clerk").verdict).not.toBe(
      "partial",
    );
  });
  test("is no hint in work unlike the job by a word that means something else there", () => {
    const line = "Kept the records of the choir ready for inspection";
    expect(shown("quality assurance", "Quality Engineer", line, "Choir Singer").verdict).toBe("none");
  });
  test("counts less for a wish where another requirement is nearer to it", () => {
    const told = (...others: string[]) => {
      const work = [{ ...aRole("Theatre Crafter", "2015-01", "2020-12"), highlights: ["Carved marionettes and sewed their costumes"] }];
      return rowOf({ work }, job("costume design", "Theatre Crafter", ...others), "term:costume design").evidenced;
    };
    expect(told("costume sewing")).toBeLessThan(told("payroll"));
  });
  test("tells nothing by the words of the wish alone", () => {
    expect(shown("puppet making", "Theatre Crafter", "Spoke of a puppet").verdict).not.toBe("partial");
  });
});
