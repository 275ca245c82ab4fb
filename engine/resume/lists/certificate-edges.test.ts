import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const read = (...lines: string[]) =>
  readResume(toPlainDocument(["Jo Example", "jo@example.com", "", ...lines].join("\n")), { asOf: "2026-11-01" });
const names = (...lines: string[]) => read(...lines).certificates.map(({ name }) => name);

describe("the edges of a certificate", () => {
  it.each([
    ["Elementary Food Hygiene (2014, renewed 2023)", ["Elementary Food Hygiene"]],
    ["First Aid at Work (2019; valid until 2027)", ["First Aid at Work"]],
    ["ACA, Chartered Accountant, 2016 – first-time passes", ["ACA", "Chartered Accountant"]],
    ["Forklift licence – renewed every three years", ["Forklift licence"]],
    ["first aid, forklift licence, food hygiene", ["first aid", "forklift licence", "food hygiene"]],
    ["First Aid, forklift licence, food hygiene certificate", ["First Aid", "forklift licence", "food hygiene certificate"]],
    ["Food Hygiene (Level 2)", ["Food Hygiene (Level 2)"]],
    ["CCNP Enterprise | PCNSE | JNCIA-Junos", ["CCNP Enterprise", "PCNSE", "JNCIA-Junos"]],
    ["ServSafe Manager ◆ Allergen Awareness", ["ServSafe Manager", "Allergen Awareness"]],
  ])("%s", (line, expected) => {
    expect(names("Certificates", line)).toEqual(expected);
  });
});

it("keeps papers whose names open with a language", () => {
  expect(names("Certificates", "French polishing, Hale College, 2014", "Swedish massage, Indian head massage")).toEqual([
    "French polishing",
    "Swedish massage, Indian head massage",
  ]);
});

it("opens a section with a heading in capitals that says something more in brackets", () => {
  const { work, certificates } = read(
    "TRAININGS",
    "Basic Safety Training      Jun 2014",
    "",
    "CAREER (latest job first)",
    "Cook, Hale Ferries, 2018 - 2022",
    "Steward, Tarn Lines, 2015 - 2018",
  );
  expect(certificates.map(({ name }) => name)).toEqual(["Basic Safety Training"]);
  expect(work).toHaveLength(2);
});

describe("papers among studies", () => {
  it.each([
    ["Education & Certifications", ["First Aid Certificate", "Dementia Care Specialist"]],
    ["Education, Licences and Training", ["Forklift Licence", "Working Safely"]],
    ["Education and Credentials", ["First Aid Certificate", "Night Care Champion"]],
  ])("under %s go on below the first that is known", (heading, [known = "", unknown = ""]) => {
    expect(names(heading, "BSc Biology, Hale University, 2012", known, unknown)).toEqual([known, unknown]);
  });

  it.each([
    ["Education", "First Aid Certificate", "Dean's list"],
    ["Education & Certifications", "First Aid Certificate", "Norbury Grammar School"],
    ["Education & Certifications", "First Aid Certificate", "Diploma in Catering, 2009"],
  ])("end elsewhere: %s, %s, %s", (heading, known, other) => {
    expect(names(heading, "BSc Biology, Hale University, 2012", known, other)).toEqual([known]);
  });

  it.each(["Job Related Training", "Relevant technical training", "Specialist training"])("are all there is under %s", (heading) => {
    expect(names(heading, "Project Management Professional, 2020", "NEBOSH General, 2021")).toHaveLength(2);
  });

  it("are none under a heading that begins with schooling", () => {
    const { education } = read(
      "AUS- UND WEITERBILDUNG",
      "2012 - 2015  dipl. Techniker HF Holzbau, Fachschule Alpsee",
      "2006 - 2010  Lehre als Zimmermann, Holzbau Sutter AG",
    );
    expect(education.map(({ institution }) => institution)).toEqual(["Fachschule Alpsee", "Holzbau Sutter AG"]);
  });
});

describe("no certificate", () => {
  it.each([
    ["a kind without a name", ["Licence No. 44113", "White Card"], ["White Card"]],
    [
      "one of which only the written part is passed",
      ["CCNP Enterprise | CCIE Security - written passed, lab not attempted"],
      ["CCNP Enterprise"],
    ],
    ["a membership", ["Member, Hale Guild of Bakers", "White Card"], ["White Card"]],
    [
      "what a label of other things opens",
      ["White Card", "Community: Chairman of Hale Watch", "Hobbies: fishing and chess"],
      ["White Card"],
    ],
    ["who to call and what somebody likes", ["White Card", "Next of kin: Ada (trader). Pastime: draughts"], ["White Card"]],
    ["languages in a row", ["White Card", "English good, Igbo mother tongue, Efik small small."], ["White Card"]],
    ["a language and where it is spoken", ["White Card", "Welsh: chat only. Twi with my nan."], ["White Card"]],
    ["an honour and a note on it", ["White Card", "Driver of the Year 2022", "(nominee)"], ["White Card"]],
    ["what a page of a network offers", ["White Card", "Show credential", "Show all 14 skills →"], ["White Card"]],
    ["a truck, a voice, a good deed", ["White Card", "Have own truck", "Speak some French", "Volunteer with Hale Boats"], ["White Card"]],
    ["hours of work in columns", ["White Card", "Turbine     4,400     4,390", "Night       31       12"], ["White Card"]],
    ["a job and its period", ["White Card", "2011-2015: Mechanic at Hale Motors"], ["White Card"]],
    ["one that is only booked", ["White Card", "Crane Operator Ticket – booked for May 2027, not yet done"], ["White Card"]],
    ["the name behind a kind and its colon", ["Licence: Code EC", "White Card"], ["Code EC", "White Card"]],
  ])("%s", (_what, lines, expected) => {
    expect(names("CERTIFICATES", ...lines)).toEqual(expected);
  });

  it("is the post that somebody looks for, nor the heading below", () => {
    expect(names("OBJECTIVE:  Regional CDL-A position, tanker or flatbed", "", "also", "Excel, hand tools, dog walking")).toEqual([]);
  });
});

describe("roles below a heading that only says earlier", () => {
  it.each(["Before that", "EARLIER"])("are read: %s", (heading) => {
    const { work, certificates } = read(
      "EXPERIENCE",
      "Teacher, Moss Lane School   2016 - 2020",
      "- Taught maths",
      "",
      heading,
      "Pool Lifeguard, Hale Leisure Centre   2010 - 2014",
    );
    expect(work.map(({ position }) => position)).toEqual(["Teacher", "Pool Lifeguard"]);
    expect(certificates).toEqual([]);
  });
});

describe("papers beside studies and sentences", () => {
  it("are bodies somebody is a member of", () => {
    const text = `Jo Example
jo@example.com

Education
Hale College, Diploma in Accounting, 2012
Guild of Payroll Clerks - member since 2015`;
    const profile = readResume(toPlainDocument(text), { asOf: "2026-11-01" });
    expect(profile.education.map(({ institution }) => institution)).toEqual(["Hale College"]);
    expect(profile.certificates.map(({ name }) => name)).toEqual(["Guild of Payroll Clerks"]);
  });

  it("are no words in brackets that say how a study ended", () => {
    const text = `Jo Example
jo@example.com

FORMACIÓN ACADÉMICA
Licenciatura en Enfermería, Universidad de Valdehuerta, 2009 – 2013 (titulada, cédula profesional)`;
    const profile = readResume(toPlainDocument(text), { asOf: "2026-11-01" });
    expect(profile.education.map(({ studyType, area }) => [studyType, area])).toEqual([["Licenciatura", "Enfermería"]]);
    expect(profile.certificates).toEqual([]);
  });

  it("are not what a person says of themselves, nor the paragraph that closes the resume", () => {
    const text = `Jo Example
jo@example.com

TRAINING
Food Hygiene Level 2, 2019
Emergency First Aid at Work, 2022

I speak Welsh (fluent). I walk to work.`;
    const names = (printed: string) => readResume(toPlainDocument(printed), { asOf: "2026-11-01" }).certificates.map(({ name }) => name);
    expect(names(text)).toEqual(["Food Hygiene Level 2", "Emergency First Aid at Work"]);
    expect(names(text.replace(/I speak.*/, "Coaches youth football. Bakes."))).toEqual([
      "Food Hygiene Level 2",
      "Emergency First Aid at Work",
    ]);
    expect(names(text.replace(/I speak.*/, "Manual Handling Certificate."))).toContain("Manual Handling Certificate");
  });

  it("are no postcodes of Paisley", () => {
    const text = `Jo Example
9 Garnet Brae, Paisley PA1 2QT
jo@example.com

CERTIFICATES
PA1 Spraying Certificate`;
    expect(readResume(toPlainDocument(text), { asOf: "2026-11-01" }).certificates.map(({ name }) => name)).toEqual([
      "PA1 Spraying Certificate",
    ]);
  });

  it("stand below a heading that names registrations beside studies", () => {
    const text = `Jo Example
jo@example.com

STUDY & REGISTRATION
Diploma in Dental Nursing, Hale Polytechnic, 2015
Allied Dental Council: registered dental nurse, current
Infection Control Silver, 2021`;
    const profile = readResume(toPlainDocument(text), { asOf: "2026-11-01" });
    expect(profile.education.map(({ institution }) => institution)).toEqual(["Hale Polytechnic"]);
    expect(profile.certificates).toHaveLength(2);
  });

  it("are what semicolons part below Training, and languages below it are none", () => {
    const text = `Jo Example
jo@example.com

EDUCATION
Hale College, Diploma in Management, 2012

Training
Data Protection for Managers; Public Spending Code; Minute Taking

Welsh: B2 (WJEC). English: native. French: school standard.`;
    const profile = readResume(toPlainDocument(text), { asOf: "2026-11-01" });
    expect(profile.certificates.map(({ name }) => name)).toEqual(["Data Protection for Managers", "Public Spending Code", "Minute Taking"]);
    expect(profile.languages.map(({ language }) => language)).toEqual(["Welsh", "English", "French"]);
    const studied = text.replace("Training", "Studies").replace(/;/g, ",");
    expect(readResume(toPlainDocument(studied), { asOf: "2026-11-01" }).certificates).toEqual([]);
  });

  it("are lines among the studies that had to be renewed", () => {
    const text = `Jo Example
jo@example.com

EDUCATION
Hale Technical College, Welding Certificate, 2012
ORCA Boiler and Burner Service, recertified 2024
Norbury High School, renewed energy club, 2008`;
    const profile = readResume(toPlainDocument(text), { asOf: "2026-11-01" });
    expect(profile.certificates.map(({ name }) => name)).toEqual(["ORCA Boiler and Burner Service"]);
    expect(profile.education.map(({ institution }) => institution)).toContain("Norbury High School");
  });
});
