import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const certificatesOf = (text: string) =>
  readResume(toPlainDocument(text), { asOf: "2026-11-01" }).certificates.map(({ name, date }) => [name, date]);

it("reads a certificate that wraps over two lines as one", () => {
  const text = `Zertifikate
• Weiterbildung zur geprüften Fachwirtin für Güterverkehr der
Industrie- und Handelskammer, 2017
• Advanced Rope Rescue and Confined Space Entry
Instructor Certificate
• Staplerschein, 2012`;
  expect(certificatesOf(text)).toEqual([
    ["Weiterbildung zur geprüften Fachwirtin für Güterverkehr der Industrie- und Handelskammer", "2017"],
    ["Advanced Rope Rescue and Confined Space Entry Instructor Certificate", undefined],
    ["Staplerschein", "2012"],
  ]);
});

it("takes a standard whose name opens like a number for a certificate", () => {
  expect(certificatesOf("Certificações\n- NR-35\n- NR-10")).toEqual([
    ["NR-35", undefined],
    ["NR-10", undefined],
  ]);
});

it("reads certificates under a heading of training, and courses of study under one as such", () => {
  const text = "Training\nSafeguarding Adults Level 2, 2023\nMoving & Handling, renewed 2024\nADR (valid until 2027)\nCustomer Care, 2019";
  expect(certificatesOf(text)).toEqual([
    ["Safeguarding Adults Level 2", "2023"],
    ["Moving & Handling", "2024"],
    ["ADR", undefined],
    ["Customer Care", "2019"],
  ]);
  expect(certificatesOf("Training\nDiploma in Joinery, Aldermoor College, 2014\nFirst Aid, 2019")).toEqual([["First Aid", "2019"]]);
});

it("keeps the grade or field with the name of a certificate", () => {
  const text = "Certificates\nAWS Certified Developer – Associate (2023)\nOracle Certified Professional: Java SE 11 Developer";
  expect(certificatesOf(text)).toEqual([
    ["AWS Certified Developer – Associate", "2023"],
    ["Oracle Certified Professional: Java SE 11 Developer", undefined],
  ]);
});

it("reads certificates told in a sentence that wraps", () => {
  const text = `Summary
I have run kilns for nine years. I hold a forklift licence, an OSHA 10 card
and a Wisconsin boiler license (class C). I have a certified eye for glaze.`;
  expect(certificatesOf(text)).toEqual([
    ["forklift licence", undefined],
    ["OSHA 10 card", undefined],
    ["Wisconsin boiler license (class C)", undefined],
  ]);
});

it("parts letters of an issuer, lengths and numbers from the name, and keeps letters that shorten it", () => {
  const text = `Certificates
- Counterbalance forklift (RTITB), 2021
- Basic Life Support (BLS)
- Prevención de riesgos laborales (60 h)
- Nursing board registration no. 0012345`;
  expect(certificatesOf(text)).toEqual([
    ["Counterbalance forklift", "2021"],
    ["Basic Life Support (BLS)", undefined],
    ["Prevención de riesgos laborales", undefined],
    ["Nursing board registration", undefined],
  ]);
});

const HEAD = "Ines Wardle\nines.wardle@example.com\n\n";
const namesOf = (text: string) => readResume(toPlainDocument(HEAD + text), { asOf: "2026-11-01" }).certificates.map(({ name }) => name);

it("reads certificates parted by semicolons, each with its own date", () => {
  expect(namesOf("Certificates\nManual Handling; Fire Warden; Revenue Essentials (2021)")).toEqual([
    "Manual Handling",
    "Fire Warden",
    "Revenue Essentials",
  ]);
});

it("reads certificates below the last role without a heading", () => {
  const text = `Experience
Guard, Orchard Guarding Ltd, 2016 – 2023

PSIRA Grade B (2020); Firearm competency; First Aid Level 2`;
  expect(namesOf(text)).toEqual(["PSIRA Grade B", "Firearm competency", "First Aid Level 2"]);
});

it("reads certificates behind labels and among courses of study", () => {
  const text = `Education
BSc Surveying, Hale University, 2015
MRICS (2021)
SMSTS

Other
Tickets: First Aid, Working with Children Check`;
  expect(namesOf(text)).toEqual(["MRICS", "SMSTS", "First Aid", "Working with Children Check"]);
});

it("takes place and day of a signature for no certificate", () => {
  expect(namesOf("Zertifikate\nStaplerschein\nTalheim, 3. Februar 2025")).toEqual(["Staplerschein"]);
});
