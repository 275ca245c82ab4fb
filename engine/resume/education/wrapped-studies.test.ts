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

it("closes up a full line of a study that breaks off within a word or a remark", () => {
  expect(studies("2014 – 2016, Lerarenopleiding Wiskunde, Hogeschool Noorder-", "Veluwe – diploma behaald")).toMatchObject([
    [expect.any(String), expect.any(String), "Hogeschool Noorder-Veluwe"],
  ]);
  const [course, ...others] = readResume(
    toPlainDocument("FORMAÇÃO\n\nPós-graduação em Gestão de Projetos – Faculdade Serra Azul do Sul – em\nandamento (previsão: dez/2027)\n"),
    { asOf: "2026-11-01" },
  ).education;
  expect(others).toEqual([]);
  expect(course).toMatchObject({ institution: "Faculdade Serra Azul do Sul", status: "in-progress", endDate: "2027-12" });
});

it("leaves a short line alone, whatever it ends with", () => {
  expect(studies("BSc Physics, Hale University –", "left in 2010")).toMatchObject([["BSc", "Physics", "Hale University"]]);
});
