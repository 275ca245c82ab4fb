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
    ["ServSafe Manager ◆ Allergen Awareness", ["ServSafe Manager", "Allergen Awareness"]],
  ])("%s", (line, expected) => {
    expect(names("Certificates", line)).toEqual(expected);
  });
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
