import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const papers = (line: string) =>
  readResume(toPlainDocument(`Jo Example\njo@example.com\n${line}\n\nExperience\nFitter, Hale Ltd, Leeds\n2019 - 2023\n- Fitted pumps\n`), {
    asOf: "2026-11-01",
  }).certificates.map(({ name }) => name);

describe("a driving licence that no list names", () => {
  it.each([
    ["Full clean Irish licence", "Full clean Irish licence"],
    ["Leeds | manual licence, clean", "manual licence, clean"],
    ["Own van | Licence B, BE, T | Dublin", "Licence B, BE, T"],
    ["39 ans - Permis B", "Permis B"],
    ["prawo jazdy kat. B", "prawo jazdy kat. B"],
    ["driver's: code 8", "driver's: code 8"],
    ["Hale. Code EB + PrDP (exp 2027/09/30). Own transport.", "Code EB + PrDP"],
    ["Rijbewijs B. Schaatsen en lezen.", "Rijbewijs B"],
  ])("is read: %s", (line, name) => {
    expect(papers(line)).toEqual([name]);
  });

  it.each([
    "Code 200 and code reviews. Code B is missing",
    "Leeds, learner's licence only",
    "CNH: não possuo",
    "Permis de construire et permis de louer",
    "Microsoft licences in the admin centre",
    "Alabama adjuster license pending",
    "Carnet de notes, patente nautica",
    "Driving: one warning in 2016",
  ])("is none: %s", (line) => {
    expect(papers(line)).toEqual([]);
  });
});

it.each([
  [["FÜHRERSCHEIN", "B, BE"], "FÜHRERSCHEIN B, BE"],
  [["Driving licence           C1"], "Driving licence C1"],
  [["PERMISO DE CONDUCIR", "AM (ciclomotor). B: sacándome el teórico."], "PERMISO DE CONDUCIR AM (ciclomotor)"],
])("of a heading and the classes below it: %j", (lines, name) => {
  expect(papers(["OTHER", "I like chess.", "", ...lines, "", "HOBBIES", "chess"].join("\n"))).toEqual([name]);
});
