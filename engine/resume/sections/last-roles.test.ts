import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const read = (...lines: string[]) =>
  readResume(toPlainDocument(["Abi Cole", "abi@example.com", "", ...lines].join("\n")), { asOf: "2026-11-01" });
const rolesOf = (...lines: string[]) => read(...lines).work.map(({ position, name }) => `${position} @ ${name}`);

describe("roles below the last course of study", () => {
  it("are read without a heading of their own", () => {
    const lines = [
      "Education",
      "BSc Adult Nursing, University of Hale, 2023 - 2026",
      "",
      "Student placements, 2023 - 2026",
      "- Wound dressing on a surgical ward",
      "",
      "Healthcare Assistant, Ashby House Care Home, 2021 - 2023",
      "- Personal care",
    ];
    expect(rolesOf(...lines)).toEqual(["Student placements @ undefined", "Healthcare Assistant @ Ashby House Care Home"]);
    expect(read(...lines).skills.find(({ name }) => name === "Wound Care")?.evidence[0]?.work).toBe(0);
    expect(read(...lines).education).toHaveLength(1);
  });

  it("are none where a trade was learned, or where work has a section", () => {
    expect(rolesOf("Ausbildung", "Mittlere Reife, Realschule Celle, 2010", "", "Ausbildung zum Koch, Hotel Adler, 2010 - 2013")).toEqual(
      [],
    );
    expect(
      rolesOf(
        "Experience",
        "Nurse, Linford Infirmary, 2015 - 2020",
        "",
        "Education",
        "BSc Nursing, University of Hale, 2012",
        "",
        "Electrician, JTL, 2008 - 2011",
      ),
    ).toEqual(["Nurse @ Linford Infirmary"]);
  });
});
