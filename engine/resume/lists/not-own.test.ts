import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const skillsOf = (text: string) =>
  readResume(toPlainDocument(`Jo Lee\njo@example.com\n\n${text}\n`), { asOf: "2026-11-01" }).skills.map(({ name }) => name);

describe("a skill is told by nothing that", () => {
  it.each([
    [
      "stands below a heading that denies it",
      "SKILLS\n\nExcel, Word\n\nNOT MY TOOLKIT\n\nPhotoshop, JavaScript: ask a friend of mine.",
      "Photoshop",
    ],
    ["stands below a framed line that denies", "LANGUAGES\n\nEnglish, Welsh\n\n## Not my thing\n\nPhotoshop, JavaScript.", "Photoshop"],
    ["stands below such a line with blank lines between", "KNOWN\n\nExcel\n\nNot for me\n\nPhotoshop\n\nJavaScript", "JavaScript"],
    ["stands below a heading of what is not used", "SKILLS\n\nExcel\n\nTOOLS I DO NOT USE\n\nAutoCAD\nJavaScript", "AutoCAD"],
    ["stands below such a heading in German", "KENNTNISSE\n\nExcel\n\nWAS ICH NICHT MACHE\n\nPhotoshop, JavaScript", "Photoshop"],
    ["follows a label of what was only seen", "SKILLS\nExcel, Word. Exposure only: LabVIEW. German: B1.", "LabVIEW"],
    [
      "follows such a label over the end of a line",
      "SKILLS\nSolidWorks, Excel, 3D printing, soldering, drafting. Exposure only (classmates'\nwork): LabVIEW. German: B1.",
      "LabVIEW",
    ],
    ["was said by others", 'KIND WORDS\n\n"Jo sorted out our Salesforce mess in a month." – M. Reyes, Director', "Salesforce"],
    [
      "was said by others in other marks",
      "SUMMARY\n\n“Jo brought our Photoshop files in order.”\n— A. Okoye, Hale Print",
      "Adobe Photoshop",
    ],
  ])("%s", (_how, text, skill) => {
    const names = skillsOf(text);
    expect(names.some((name) => name.includes(skill))).toBe(false);
  });
});

describe("a skill is told by what", () => {
  it.each([
    ["stands below the heading after one that denies", "NOT MY TOOLKIT\n\nPhotoshop\n\nSKILLS\n\nJavaScript, Excel", "JavaScript"],
    [
      "stands below the block below such a line",
      "LANGUAGES\n\nEnglish\n\nNot my thing\n\nPhotoshop.\n\nI build shops in JavaScript for small firms in the county.",
      "JavaScript",
    ],
    ["stands below a heading with other words", "MY TOOLKIT\n\nJavaScript, Excel", "JavaScript"],
    [
      "is put in quotation marks without a name behind it",
      'EXPERIENCE\n\nTrainer, Acme Ltd, 2019 - 2022\n"First steps in JavaScript" – course for staff',
      "JavaScript",
    ],
  ])("%s", (_how, text, skill) => {
    expect(skillsOf(text)).toContain(skill);
  });
});
