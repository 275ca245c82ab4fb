import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

/** Roles under a heading as "title @ employer, start–end". */
function rolesUnder(heading: string, ...lines: string[]): string[] {
  const text = ["Jo Example", "jo@example.com", "", heading, ...lines].join("\n");
  return readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work.map(
    ({ position, name, startDate, endDate }) => `${position} @ ${name}, ${startDate}–${endDate}`,
  );
}

describe("what stands behind an employer or above a head", () => {
  it("ends an employer behind its legal form, however the town looks", () => {
    const heads = ["Chemist, Kernhof Biologics AG, Ingelheim, 2019 - 2021", "Clerk, ZENCO SAVINGS LTD, IKEJA, 2016 - 2018"];
    expect(rolesUnder("Experience", ...heads)).toEqual([
      "Chemist @ Kernhof Biologics AG, 2019–2021",
      "Clerk @ ZENCO SAVINGS LTD, 2016–2018",
    ]);
  });

  it("leaves a remark in brackets out of the employer", () => {
    expect(rolesUnder("Experience", "UX Researcher | Guild of Forms (agency) | 2019 - 2021")[0]).toBe(
      "UX Researcher @ Guild of Forms, 2019–2021",
    );
  });

  it("reads roles under a heading that names posts, numbered or not", () => {
    expect(rolesUnder("1. CARGOS", "2015–2019    Professora Auxiliar, Universidade do Baixo Vale")[0]).toBe(
      "Professora Auxiliar @ Universidade do Baixo Vale, 2015–2019",
    );
  });
});
