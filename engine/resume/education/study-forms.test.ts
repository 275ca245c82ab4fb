import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";
import { findDegrees } from "./degrees.ts";

const read = (text: string) => readResume(toPlainDocument(text), { asOf: "2026-11-01" }).education;
const studies = (...lines: string[]) =>
  read(["Jo Example", "jo@example.com", "", "Education", ...lines, "", "Skills", "Excel"].join("\n")).map(
    ({ institution, studyType, area }) => [institution, studyType, area],
  );

describe("a degree of a school system", () => {
  it.each([
    ["Year 12, Hale High 2008", ["Hale High", "Year 12", undefined]],
    ["Grade 12  Tarn Ridge Secondary 2008", ["Tarn Ridge Secondary", "Grade 12", undefined]],
    ["N3 Electrical (N4 not complete)  Hale TVET College 2012", ["Hale TVET College", "N3", "Electrical"]],
    ["Cert IV in Aged Care, Hale TAFE, 2018", ["Hale TAFE", "Cert IV", "Aged Care"]],
    [
      "Assoc. of Applied Science, Diesel Mechanics, Norbury Community College, 2019",
      ["Norbury Community College", "Assoc. of Applied Science", "Diesel Mechanics"],
    ],
    ["2008 Technikum Budowlane nr 3, technik, budownictwo", ["Technikum Budowlane nr 3", "technik", "budownictwo"]],
    ["B.E. (IT), Hale College of Engineering, 2021", ["Hale College of Engineering", "B.E.", "IT"]],
    ["B.Sc. (Ed) Physics, University of Hale, 2009", ["University of Hale", "B.Sc. (Ed)", "Physics"]],
    ["2009 Pharmazie, Universität Hale, Staatsexamen", ["Universität Hale", "Staatsexamen", "Pharmazie"]],
    ["2005 – 2009  Ausbildung zum Dachdecker, Bedachungen Harms, Abschluss IHK", ["Bedachungen Harms", "Ausbildung", "Dachdecker"]],
    [
      "Bachelor of Arts in progress, Political Science, University of Hale, 2023 –",
      ["University of Hale", "Bachelor of Arts", "Political Science"],
    ],
  ])("%s", (line, expected) => {
    expect(studies(line)).toEqual([expected]);
  });

  it.each([
    "Taught Year 12 Physics",
    "Ball valve N3 seal",
    "JLPT N3",
    "Technik und Logistik",
    "Led 4 associates in the shop",
    "Leiter DES Lagers",
  ])("is none in: %s", (line) => {
    expect(findDegrees(line)).toEqual([]);
  });
});

it("joins schools with their years to the degrees of another list that ended then", () => {
  expect(
    read(`Jo Example
jo@example.com

SCHOOLS ATTENDED WITH DATES
University of Hale                 2010 - 2014
Hale Girls' College                2003 - 2009
Tarn Primary School                1997 - 2003

QUALIFICATIONS OBTAINED WITH DATES
B.A. History (Second Class Upper)      2014
Senior Secondary Certificate           2009
First School Leaving Certificate       2003
`).map(({ institution, studyType, startDate, endDate }) => [institution, studyType, startDate, endDate]),
  ).toEqual([
    ["University of Hale", "B.A.", "2010", "2014"],
    ["Hale Girls' College", "Senior Secondary Certificate", "2003", "2009"],
    ["Tarn Primary School", "First School Leaving Certificate", "1997", "2003"],
  ]);
});

it("leaves schools and degrees of one year apart where it cannot tell which belong together", () => {
  expect(
    studies(
      "University of Hale      2010 - 2014",
      "Tarn Polytechnic      2012 - 2014",
      "",
      "B.A. History      2014",
      "HND Nursing      2014",
    ),
  ).toHaveLength(4);
});

it("reads the field of a degree that a letter tells of", () => {
  expect(
    read(
      "Dear all,\n\nI came home from Hale Agricultural College in 2006 with the Advanced Cert in Dairy Herd Management and went milking for a farm.",
    ).map(({ studyType, area }) => [studyType, area]),
  ).toEqual([["Advanced Cert", "Dairy Herd Management"]]);
});

it("reads the thesis line of a degree without its own", () => {
  expect(
    studies(
      'PhD Marine Ecology, University of Hale, 2015. Thesis: "Recruitment bottlenecks in mussels under sediment stress". Supervisors: Prof. H. Tarn, Dr P. Ode',
    ),
  ).toMatchObject([["University of Hale", "PhD", "Marine Ecology"]]);
});

it("finds a study behind its label among papers", () => {
  const { certificates, education } = readResume(
    toPlainDocument("Jo Example\njo@example.com\n\nTickets\nPASMA\nlearnt at: Hale College, BTEC Level 3 Production Arts 2014\n"),
    { asOf: "2026-11-01" },
  );
  expect(certificates.map(({ name }) => name)).toEqual(["PASMA"]);
  expect(education).toMatchObject([{ institution: "Hale College", studyType: "BTEC Level 3", area: "Production Arts" }]);
});
