import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const HEAD = "Jo Lee\njo.lee@example.com\n\nExperience\nCook, Harbour Grill Ltd, 2018 - 2022\n- Ran the line\n\n";
const read = (text: string) => {
  const profile = readResume(toPlainDocument(HEAD + text), { asOf: "2026-11-01" });
  return {
    certificates: profile.certificates.map(({ name }) => name),
    languages: profile.languages.map(({ language }) => language),
    skills: profile.skills.map(({ name }) => name),
    sections: profile.meta.sections.slice(2),
  };
};

it.each([
  "SKILLS\tCERTIFICATIONS\tLANGUAGES\nBudgeting\tFirst Aid, Red Cross, 2019\tEnglish\nTally\tForklift licence, 2018\tHindi\nPayroll",
  "Kenntnisse\tZertifikate\tSprachen\nBudgeting\tFirst Aid, Red Cross, 2019\tEnglisch\nTally\tForklift licence, 2018\tHindi\nPayroll",
  "Compétences\tCertificats\tLangues\nBudgeting\tFirst Aid, Red Cross, 2019\tAnglais\nTally\tForklift licence, 2018\tHindi\nPayroll",
])("reads the cells below several headings of one line each under its own: %j", (text) => {
  const { certificates, languages, skills, sections } = read(text);
  expect(certificates).toEqual(["First Aid", "Forklift licence"]);
  expect(languages).toEqual(["English", "Hindi"]);
  expect(skills).toEqual(expect.arrayContaining(["Budgeting", "Tally", "Payroll"]));
  for (const [i, { start }] of sections.entries()) expect(start).toBeGreaterThanOrEqual(sections[i - 1]?.end ?? 0);
});

it("ends the columns where another heading begins, and leaves a line of one kind alone", () => {
  const { certificates, languages } = read("Skills\tCertificates\nBudgeting\tFirst Aid, 2019\n\nLanguages\nEnglish, Hindi");
  expect(certificates).toEqual(["First Aid"]);
  expect(languages).toEqual(["English", "Hindi"]);
  expect(read("Skills\tLanguages\tFrench\nSome words that follow").certificates).toEqual([]);
});
