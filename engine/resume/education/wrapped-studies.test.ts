import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const studies = (...lines: string[]) => {
  const { education } = readResume(toPlainDocument(`Education\n\n${lines.join("\n")}\n`), { asOf: "2026-11-01" });
  return education.map(({ studyType, area, institution }) => [studyType, area, institution]);
};

it("closes up a degree or a school that a narrow column broke", () => {
  expect(studies("Diploma in Aerospace", "Engineering", "Hale Polytechnic", "2008 – 2011")).toEqual([
    ["Diploma", "Aerospace Engineering", "Hale Polytechnic"],
  ]);
  expect(studies("Grado en Dirección de", "Empresas", "Universidad de Hale, 2005")).toEqual([
    ["Grado", "Dirección de Empresas", "Universidad de Hale"],
  ]);
  expect(studies("Master of Arts in Media and", "Communication", "University of Hale", "2008 – 2011")).toEqual([
    ["Master of Arts", "Media and Communication", "University of Hale"],
  ]);
  expect(studies("O-Levels", "Bukit Hale Secondary", "School, 2007")).toEqual([["O-Levels", undefined, "Bukit Hale Secondary School"]]);
});

it("leaves lines that say something each alone", () => {
  expect(studies("BSc Physics", "Hale University", "2010", "MA in Design", "Norbury College", "2012")).toEqual([
    ["BSc", "Physics", "Hale University"],
    ["MA", "Design", "Norbury College"],
  ]);
});
