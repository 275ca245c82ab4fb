import { describe, expect, it } from "vitest";
import { readJob } from "./index.ts";

function asked(text: string): string[] {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job.requirements.map(({ importance, name }) => `${importance} ${name}`);
}

describe("tables of criteria", () => {
  it("take the grade of a row from the cell behind or before the wish", () => {
    expect(asked("Clerk\n\nArea | Criteria | Essential/Desirable\nIT | Excel | Essential\n | Tableau | Desirable")).toEqual([
      "must Excel",
      "nice Tableau",
    ]);
    expect(asked("Clerk\n\nExcel\tE\nTableau\tD\nSAP\tE")).toEqual(["must Excel", "nice Tableau", "must SAP"]);
    expect(asked("Clerk\n\nEssential | Excel\nDesirable | Tableau")).toEqual(["must Excel", "nice Tableau"]);
  });

  it("take columns set apart by blanks for columns, over blank lines, up to the next sentence", () => {
    const table = [
      "Clerk",
      "",
      "CRITERIA         ESSENTIAL                DESIRABLE          ASSESSED",
      "-----------------------------------------------------------------",
      "Tools            Excel                    Tableau            A / I",
      "",
      "Systems          Payroll with             Bookkeeping        A",
      "                 SAP",
      "",
      "Our three accountants keep the ledgers in Xero and will gladly show it.",
    ];
    expect(asked(table.join("\n"))).toEqual(["must Excel", "nice Tableau", "must Payroll", "nice Bookkeeping", "must SAP"]);
  });

  it("read a cross below a column for what stands before it, on one line or two", () => {
    const table = [
      "Clerk",
      "",
      "                     must have     good to have    training given",
      "Excel                    x",
      "Bookkeeping in",
      "  Xero                   x",
      "Tableau                                 x",
      "SAP                                                      x",
    ];
    expect(asked(table.join("\n"))).toEqual(["must Excel", "must Bookkeeping", "must Xero", "nice Tableau"]);
    expect(asked("Clerk\n\nSkill | Essential | Desirable\nExcel | ✓ | \nTableau | | ✓")).toEqual(["must Excel", "nice Tableau"]);
  });

  it("are none where blanks only set a date or a place apart", () => {
    expect(asked("Clerk        Leeds\n\nRequirements\n- Excel        daily\n- SAP")).toContain("must SAP");
  });
});
