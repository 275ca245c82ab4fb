import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const studies = (line: string) =>
  readResume(toPlainDocument(`Jo Example\njo@example.com\n\nEducation\n${line}`), { asOf: "2026-11-01" }).education.map(
    ({ institution, studyType, area, level }) => [institution, studyType, area, level],
  );

describe("two degrees of one line", () => {
  it("are two courses of the school", () => {
    expect(studies("Norbury College, NVQ Level 2 in Bricklaying and Level 3 Diploma in Site Supervision, 2014")).toEqual([
      ["Norbury College", "NVQ Level 2", "Bricklaying", 3],
      ["Norbury College", "Level 3 Diploma", "Site Supervision", 4],
    ]);
  });

  it("are one where the second word is a part of the field", () => {
    expect(studies("Norbury College, Diploma in Nursing and Midwifery, 2014")).toHaveLength(1);
    expect(studies("Norbury College, BA in Law and Master Planning, 2014")).toHaveLength(1);
  });
});
