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

it("reads how long a paper is valid however far ahead, and takes no number for a year", () => {
  const text = "Certificates\nADR driver card, valid until 2041\nStaplerschein (gültig bis 05/2038)\nCrane operator no. 2048";
  const { certificates } = readResume(toPlainDocument(text), { asOf: "2026-11-01" });
  expect(certificates.map(({ expires }) => expires)).toEqual(["2041", "2038-05", undefined]);
});

it.each([
  ["Registered Nurse, State of Oklahoma", "Registered Nurse", "State of Oklahoma"],
  ["Colorimetría avanzada, Academia Tono & Corte, 2016", "Colorimetría avanzada", "Academia Tono & Corte"],
  ["Certified Plain Language Editor, Clear Words Guild (2018)", "Certified Plain Language Editor", "Clear Words Guild"],
  ["ACLS (AHA) 2024", "ACLS", "AHA"],
  ["Working at Height Awareness, RTPSB, 2020", "Working at Height Awareness", "RTPSB"],
  ["Antincendio rischio medio, 2021", "Antincendio rischio medio", undefined],
])("parts the name of a certificate from who issued it: %s", (line, name, issuer) => {
  const [certificate] = readResume(toPlainDocument(`Certificates\n- ${line}\n- First Aid, 2019`), { asOf: "2026-11-01" }).certificates;
  expect([certificate?.name, certificate?.issuer]).toEqual([name, issuer]);
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

it("parts lists of certificates at their marks, each with its own year", () => {
  expect(certificatesOf("Licences\nWildlife Handling Permit; Good Laboratory Practice (2022)")).toEqual([
    ["Wildlife Handling Permit", undefined],
    ["Good Laboratory Practice", "2022"],
  ]);
  expect(certificatesOf("Certifications\nBLS (2023) | TNCC (2024) | NRP")).toEqual([
    ["BLS", "2023"],
    ["TNCC", "2024"],
    ["NRP", undefined],
  ]);
  expect(certificatesOf("Tickets\nWorking at Heights (2021). White Card. HLTAID011.")).toEqual([
    ["Working at Heights", "2021"],
    ["White Card", undefined],
    ["HLTAID011", undefined],
  ]);
});

const AT_WORK = "Rhona Tarbet\nrhona.tarbet@example.com\n\nExperience\n2018 - 2021 Yard hand, Kettle Lane Timber\n";

it("reads certificates behind a label or in a line of their own among roles, and none of a job or a skill", () => {
  expect(certificatesOf(`${AT_WORK}Tickets: forklift licence, White Card\n`).map(([name]) => name)).toEqual([
    "forklift licence",
    "White Card",
  ]);
  expect(certificatesOf(`${AT_WORK}\nPSIRA Grade B; First Aid Level 3\n`).map(([name]) => name)).toEqual([
    "PSIRA Grade B",
    "First Aid Level 3",
  ]);
  expect(certificatesOf(`${AT_WORK}- Forklift operator on nights, safety: no injuries\n`)).toEqual([]);
  expect(certificatesOf(`${AT_WORK}Forklift, reach truck, counterbalance; nights\n`)).toEqual([]);
  expect(certificatesOf(`${AT_WORK}\nSkills\nManual handling, invoicing, Food Safety Level 2\n`).map(([name]) => name)).toEqual([
    "Food Safety Level 2",
  ]);
});

it("takes neither coursework nor the place and day at the end for a certificate", () => {
  expect(certificatesOf("Coursework\nCompilers\nOperating Systems")).toEqual([]);
  expect(certificatesOf("Scheine\nKranschein\nTalbach, 3. Februar 2025").map(([name]) => name)).toEqual(["Kranschein"]);
});

const HEAD = "Jo Lee\njo.lee@example.com\n\nExperience\nCook, Harbour Grill Ltd, 2018 - 2022\n- Ran the line\n\n";
const namesOf = (text: string) => certificatesOf(HEAD + text).map(([name]) => name);

it.each([
  ["Tickets: Gantry operator, sling and rig, VHF", ["Gantry operator", "sling and rig", "VHF"]],
  ["Certificate: First Aid, British Red Cross, 2021", ["First Aid"]],
  [
    "Certificates\nPaediatric First Aid · Team games leader · Grade 5 Piano",
    ["Paediatric First Aid", "Team games leader", "Grade 5 Piano"],
  ],
  ["Badges\nSCC\nErste Hilfe", ["SCC", "Erste Hilfe"]],
  ["Certifications\nRegistered Nurse, Washington State, active", ["Registered Nurse, Washington State"]],
  ["Certificates\nPASMA\nPolish, conversational", ["PASMA"]],
  ["**Certs:** ISTQB Foundation Level", ["ISTQB Foundation Level"]],
  ["Languages: Dutch, German (B1) Certification: Lean Green Belt, EIT, PMP", ["Lean Green Belt", "EIT", "PMP"]],
  ["Languages\nEnglish, Polish\nLicences: counterbalance forklift", ["counterbalance forklift"]],
  ["Sonstiges: Staplerschein, Kranschein", ["Staplerschein", "Kranschein"]],
])("%j names what a label or heading announces, whether a list knows it or not", (text, names) => {
  expect(namesOf(text)).toEqual(names);
});

it("adds what a sentence says the person holds to what a list names", () => {
  expect(namesOf("Profile\nI passed my Level 2 Food Hygiene.\n\nCertificates\nPASMA")).toEqual(["PASMA", "Level 2 Food Hygiene"]);
});

const validityOf = (text: string) =>
  readResume(toPlainDocument(text), { asOf: "2026-11-01" }).certificates.map(({ name, date, expires }) => [name, date, expires]);

it.each([
  ["CPR/AED, American Red Cross, exp. 03/2027", ["CPR/AED", undefined, "2027-03"]],
  ["Forklift licence, issued 2019, expires 2024", ["Forklift licence", "2019", "2024"]],
  ["Staplerschein, gültig bis 03/2027", ["Staplerschein", undefined, "2027-03"]],
  ["ADR-Schein – läuft ab 06/2028", ["ADR-Schein", undefined, "2028-06"]],
  ["CACES R489, valable jusqu'au 12/2027", ["CACES R489", undefined, "2027-12"]],
  ["Carnet de carretillero, válido hasta 05/2027", ["Carnet de carretillero", undefined, "2027-05"]],
  ["Carta ADR, válida até 2027", ["Carta ADR", undefined, "2027"]],
  ["Patentino muletto, scadenza 03/2028", ["Patentino muletto", undefined, "2028-03"]],
  ["VCA, geldig tot 05/2029", ["VCA", undefined, "2029-05"]],
  ["PASMA 2022", ["PASMA", "2022", undefined]],
  ["First Aid (renewed 2024)", ["First Aid", "2024", undefined]],
])("tells when a paper ends from when it was earned: %s", (line, expected) => {
  expect(validityOf(`Certificates\n${line}\nOSHA 30, 2018`)).toEqual([expected, ["OSHA 30", "2018", undefined]]);
});

it("takes the day papers end for no time of work", () => {
  const text =
    "Berufserfahrung\nMonteur, Nordhof GmbH, 2018 - heute\n\nZertifikate\nStaplerschein, gültig bis 03/2027\nErsthelfer (gültig bis 2025)\nKranschein 2019";
  expect(readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work).toHaveLength(1);
  expect(validityOf(text)).toHaveLength(3);
});

it("parts a line of dots at each dot, though a maker opens a name", () => {
  const text =
    "CERTIFICATIONS: AWS Solutions Architect – Associate (2023) • Certified Kubernetes Administrator (CKA), CNCF, 2022 • HashiCorp Certified: Terraform Associate (003) • Microsoft Certified: Azure Fundamentals AZ-900 • Scrum.org";
  expect(certificatesOf(text).map(([name]) => name)).toEqual([
    "AWS Solutions Architect – Associate",
    "Certified Kubernetes Administrator (CKA)",
    expect.stringContaining("Terraform Associate"),
    "Microsoft Certified: Azure Fundamentals AZ-900",
  ]);
});

it.each([
  ["Coursera: Deep Learning Specialization, 2021", "Deep Learning Specialization", "Coursera"],
  ["DataCamp – Data Scientist with Python track", "Data Scientist with Python track", "DataCamp"],
  ["Red Cross | Lifeguarding | 2024", "Lifeguarding", "Red Cross"],
  ["Microsoft Certified: Azure Fundamentals", "Microsoft Certified: Azure Fundamentals", undefined],
  ["PMP, PMI, 2016", "PMP", "PMI"],
])("finds the name behind who issued it: %s", (line, name, issuer) => {
  const { certificates } = readResume(toPlainDocument(`Certificates\n${line}`), { asOf: "2026-11-01" });
  expect([certificates[0]?.name, certificates[0]?.issuer]).toEqual([name, issuer]);
});

it("takes a short line beside a certificate below a heading of qualifications, and no line of a study", () => {
  const text = (heading: string) => `${heading}
NVQ Level 3 Hairdressing, Aldermoor College, 2013
Wella Master Colour Expert, 2019
First Aid at Work, 2024
Great Lengths extensions

Salon history
Senior stylist – Scissors & Co, Durham – 2015 to present`;
  expect(certificatesOf(text("Training & Qualifications")).map(([name]) => name)).toEqual([
    "Wella Master Colour Expert",
    "First Aid at Work",
    "Great Lengths extensions",
  ]);
  const study = "Qualifications\nFirst Aid at Work, 2024\nBSc Nursing, Hale University, 2010\nFirst class honours\nModules: anatomy";
  expect(certificatesOf(study)).toEqual([["First Aid at Work", "2024"]]);
  const place = "Education\nFirst Aid at Work, 2024\nComputer Science\nHale University, 2010";
  expect(certificatesOf(place)).toEqual([["First Aid at Work", "2024"]]);
});

it.each(["Master Stylist diploma", "Master Electrician, 2014", "SACE registered"])("takes no word of a trade for a degree: %s", (line) => {
  const { education } = readResume(toPlainDocument(`Education\nBSc Maths, Hale University, 2010\n\nCertificates\n${line}`), {
    asOf: "2026-11-01",
  });
  expect(education.map(({ studyType }) => studyType)).toEqual(["BSc"]);
});

it("counts the words of a name alone, not its length, issuer and day", () => {
  expect(certificatesOf("Qualifications\nPaediatric First Aid (12 hrs) - St John Ambulance - March 2025")).toEqual([
    ["Paediatric First Aid", "2025-03"],
  ]);
});

it("reads a paper that stands in a line of its own among the contacts, and no job of that name", () => {
  const head = (line: string) => `Liam Byrne\nGas engineer\nliam@example.com\n${line}\n\nWork\nFitter, British Heat Ltd, 2014 to 2019`;
  expect(certificatesOf(head("Gas Safe Registered (no. 555016)")).map(([name]) => name)).toEqual(["Gas Safe Registered"]);
  expect(certificatesOf(head("First aid trainer and forklift driver"))).toEqual([]);
});

it("begins anew with a name that is written small with a capital behind", () => {
  const text = "Zertifikate\nOracle Certified Professional, Java SE 11 Developer\niSAQB CPSA-F\neBay Seller Certificate";
  expect(certificatesOf(text).map(([name]) => name)).toEqual([
    "Oracle Certified Professional, Java SE 11 Developer",
    "iSAQB CPSA-F",
    "eBay Seller Certificate",
  ]);
});
