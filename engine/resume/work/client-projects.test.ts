import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const read = (...lines: string[]) =>
  readResume(toPlainDocument(["Jo Example", "jo@example.com", "", "WORK EXPERIENCE", ...lines].join("\n")), { asOf: "2026-11-01" }).work;

const EMPLOYERS = [
  "Company: Hale Systems Pvt Ltd",
  "Designation: Lead Consultant",
  "Duration: Dec 2021 to till date",
  "",
  "Company: Tarn Software Services",
  "Designation: Software Engineer",
  "Duration: Jun 2018 to Nov 2021",
];

describe("projects for clients", () => {
  it("below records of employers are told of the role they began in", () => {
    const work = read(
      ...EMPLOYERS,
      "",
      "Project #1",
      "Client: Fell Paper AG",
      "Role: Module Lead",
      "Period: Mar 2023 – till date",
      "- Ran workshops for the split of stock",
      "",
      "Project #2",
      "Client: Beck Retail",
      "Role: Software Consultant",
      "Period: Jan 2019 – Oct 2021",
      "- Solved tickets of the second line",
    );
    expect(work.map(({ position, name }) => [position, name])).toEqual([
      ["Lead Consultant", "Hale Systems Pvt Ltd"],
      ["Software Engineer", "Tarn Software Services"],
    ]);
    expect(work[0]?.highlights).toContain("Ran workshops for the split of stock");
    expect(work[1]?.highlights).toContain("Solved tickets of the second line");
    expect(work.flatMap(({ highlights }) => highlights).join()).not.toMatch(/Project #/);
  });

  it("are roles where nobody else employed the person, or no employer did then", () => {
    const alone = read("Client: Fell Paper AG", "Role: Consultant", "Period: Mar 2023 – Oct 2024", "- Ran workshops");
    expect(alone.map(({ position }) => position)).toEqual(["Consultant"]);
    const earlier = read(...EMPLOYERS, "", "Client: Beck Retail", "Role: Web Developer", "Period: Jan 2014 – Oct 2016", "- Built shops");
    expect(earlier.map(({ position }) => position)).toContain("Web Developer");
  });
});
