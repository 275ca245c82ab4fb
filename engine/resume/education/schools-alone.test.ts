import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const studies = (...lines: string[]) =>
  readResume(toPlainDocument(["Jo Example", "jo@example.com", "", "Education", ...lines].join("\n")), { asOf: "2026-11-01" }).education.map(
    ({ institution, studyType, area }) => [institution, studyType, area],
  );

describe("courses of study of which neither degree nor year is printed", () => {
  it.each([
    [
      ["Lake Orrin College, Power Plant Technology", "Norbury High School"],
      [
        ["Lake Orrin College", undefined, "Power Plant Technology"],
        ["Norbury High School", undefined, undefined],
      ],
    ],
    [
      ["Power Plant Technology, Lake Orrin College", "Welding, Hale Technical Institute"],
      [
        ["Lake Orrin College", undefined, "Power Plant Technology"],
        ["Hale Technical Institute", undefined, "Welding"],
      ],
    ],
    [
      ["Hale College", "Nursing", "", "Norbury Grammar School"],
      [
        ["Hale College", undefined, "Nursing"],
        ["Norbury Grammar School", undefined, undefined],
      ],
    ],
    [
      ["BSc Geology, Hale University, 2012", "Norbury Grammar School"],
      [
        ["Hale University", "BSc", "Geology"],
        ["Norbury Grammar School", undefined, undefined],
      ],
    ],
  ])("are told by the school: %j", (lines, expected) => {
    expect(studies(...lines)).toEqual(expected);
  });

  it.each([
    [["BSc Geology, Hale University, 2012", "Dean's list of the university, with honours"]],
    [["High School Diploma", "Norbury High School"]],
    [["BSc Geology, 2012", "Hale University"]],
    [["BSc Geology, Hale University, 2012", "- Choir of Hale College"]],
  ])("are not found in what is said of another: %j", (lines) => {
    expect(studies(...lines)).toHaveLength(1);
  });

  it.each([
    ["Manager Retail aan het ROC Rijnland, 2015", "ROC Rijnland"],
    ["Studium Maschinenbau an der Technischen Hochschule Hale, 2010 - 2014", "Technischen Hochschule Hale"],
    ["Grado en Historia en la Escuela Superior del Turia, 2012", "Escuela Superior del Turia"],
    ["Laurea in Lettere alla Università di Valdarno, 2012", "Università di Valdarno"],
  ])("are parted from the school by what leads to it: %s", (line, school) => {
    expect(studies(line)[0]?.[0]).toBe(school);
  });

  it("keep a town and a faculty with the school", () => {
    expect(studies("University of California, Davis", "Hale University, School of Law").map(([school]) => school)).toEqual([
      "University of California, Davis",
      "Hale University, School of Law",
    ]);
  });
});

describe("what stands behind a degree", () => {
  it.each([
    ["NVQ 3 Professional Cookery, Hale College, 2014", "NVQ 3", "Professional Cookery"],
    ["NVQ Level 2 Hairdressing, Hale College, 2014", "NVQ Level 2", "Hairdressing"],
    ["BTEC Level 3 Applied Science, Hale College, 2014", "BTEC Level 3", "Applied Science"],
    ["Bachelor of Business Administration (BBA), Marketing, Hale College, 2014", "Bachelor of Business Administration", "Marketing"],
    ["Bachelor of Laws (LL.B.), Hale College, 2014", "Bachelor of Laws", undefined],
  ])("is its step, its letters or its subject: %s", (line, degree, area) => {
    expect(studies(line)).toEqual([["Hale College", degree, area]]);
  });

  it("is a state behind a school and its town, which is no degree", () => {
    expect(studies("Patuxent State University, Bowie, MD", "Bachelor of Science, Public Administration, 05/2011")).toEqual([
      ["Patuxent State University", "Bachelor of Science", "Public Administration"],
    ]);
  });
});

describe("schools somebody finished or left", () => {
  it("have the level of the diploma where the words say that somebody graduated from a secondary school", () => {
    const levels = (line: string) =>
      readResume(toPlainDocument(`Jo Example\njo@example.com\n\nEducation\n${line}`), { asOf: "2026-11-01" }).education.map(
        ({ institution, level }) => [institution, level],
      );
    expect(levels("Cedar Ridge High School, class of 2014")).toEqual([["Cedar Ridge High School", 4]]);
    expect(levels("Cedar Ridge High School graduate, 2014")).toEqual([["Cedar Ridge High School", 4]]);
    expect(levels("Norbury High School, 2008 - 2013")).toEqual([["Norbury High School", undefined]]);
    expect(levels("Hale College, graduated 2014")).toEqual([["Hale College", undefined]]);
  });

  it("stand on lines that tell how it ended", () => {
    const lines = [
      "Cedar Ridge High School, graduated 2016",
      "Lake Orrin Tech, took three classes in dental billing and coding, did not finish",
    ];
    const text = `Jo Example\njo@example.com\n\nSchool\n${lines.join("\n")}`;
    const read = readResume(toPlainDocument(text), { asOf: "2026-11-01" }).education;
    expect(read.map(({ institution, status }) => [institution, status])).toEqual([
      ["Cedar Ridge High School", "completed"],
      ["Lake Orrin Tech", "incomplete"],
    ]);
  });
});
