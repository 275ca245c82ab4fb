import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const read = (text: string) =>
  readResume(toPlainDocument(text), { asOf: "2026-11-01" }).certificates.map(({ name, issuer, date }) => [name, issuer, date]);

it("reads the lines of a block as one certificate with its issuer and year", () => {
  const text = `Courses

Immediate Life Support
Resuscitation Council UK, 2023

Provide First Aid in an Education
Setting
St John Ambulance
2024

Food hygiene
Food Safety Wales
Academy, 2020

Type rating
Merbok Flight Training, 2019

Manual Handling
2023`;
  expect(read(text)).toEqual([
    ["Immediate Life Support", "Resuscitation Council UK", "2023"],
    ["Provide First Aid in an Education Setting", "St John Ambulance", "2024"],
    ["Food hygiene", "Food Safety Wales Academy", "2020"],
    ["Type rating", "Merbok Flight Training", "2019"],
    ["Manual Handling", undefined, "2023"],
  ]);
});

it.each([
  ["Zertifikate\nAusbildereignung\nIHK Halle, 2019\nWundexpertin\nAkademie für Wundpflege, 2021", ["IHK Halle", "Akademie für Wundpflege"]],
  ["Certificats\nSecourisme\nCroix-Rouge, 2019\nGestes et postures\nInstitut Kerval, 2021", ["Croix-Rouge", "Institut Kerval"]],
  ["Certificados\nManipulador de alimentos\nCámara de Comercio de Soria, 2020", ["Cámara de Comercio de Soria"]],
  ["Attestati\nAddetto antincendio\nVigili del Fuoco, 2020", ["Vigili del Fuoco"]],
])("takes a line with the name of a body for the issuer of the certificate above: %j", (text, issuers) => {
  expect(read(text).map(([, issuer]) => issuer)).toEqual(issuers);
});

it("keeps certificates apart that stand below each other", () => {
  const text = "Tickets\nWhite Card\nCPCS Red Card, 2019\nFirst Aid\nResponsible Service of Alcohol, TAFE, 2020\nManual Handling, 2021";
  expect(read(text).map(([name]) => name)).toEqual([
    "White Card",
    "CPCS Red Card",
    "First Aid",
    "Responsible Service of Alcohol",
    "Manual Handling",
  ]);
});

it("takes letters of a body that open the name, or stand behind words, for its issuer", () => {
  const lines = ["WSET Level 3 Award in Wines, WSET, 2013", "Heftruckcertificaat, TCVT, 2009", "IPAF 3a/3b\tIPAF\t2023"];
  expect(read(`Certificates\n${lines.join("\n")}`)).toEqual([
    ["WSET Level 3 Award in Wines", "WSET", "2013"],
    ["Heftruckcertificaat", "TCVT", "2009"],
    ["IPAF 3a/3b", "IPAF", "2023"],
  ]);
  expect(read("Certificates\nACLS, BLS, PALS").map(([name]) => name)).toEqual(["ACLS", "BLS", "PALS"]);
});
