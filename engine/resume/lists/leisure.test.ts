import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const skillsOf = (...lines: string[]) =>
  readResume(toPlainDocument(`Jo Lee\njo@example.com\n\nSKILLS\nExcel, SAP\n\n${lines.join("\n")}\n`), { asOf: "2026-11-01" }).skills.map(
    ({ name }) => name,
  );

describe("free time shows no skill", () => {
  it.each([
    ["in a list of pastimes", ["OTHER", "Beekeeping, board games, an old Saab."], "Beekeeping"],
    [
      "below a post without pay",
      ["COMMUNITY", "Treasurer, Hale Data Club (volunteer) 2021 - 2024", "Photography, curling, two cats"],
      "Photography",
    ],
    ["behind a label in a sentence", ["OTHER", "Own car. Privat: Imkerei, Wandern, Nähen"], "Beekeeping"],
    ["in a choir", ["OTHER", "Car available. Singing in a church choir."], "Singing"],
  ])("%s", (_where, lines, skill) => expect(skillsOf(...lines)).not.toContain(skill));
});

describe("a skill is shown beside free time", () => {
  it.each([
    ["by a list with more work than play", ["OTHER", "Photography, Photoshop, chess"], "Adobe Photoshop"],
    ["by a duty that begins like a pastime", ["SUMMARY", "Reading blueprints, photography, running lines"], "Blueprint Reading"],
    ["in a list of skills", ["FURTHER SKILLS", "Beekeeping, board games, Photography"], "Beekeeping"],
    ["by a sentence of its own", ["OTHER", "Beekeeping for the estate since 2015. Board games, two cats."], "Beekeeping"],
  ])("%s", (_where, lines, skill) => expect(skillsOf(...lines)).toContain(skill));
});
