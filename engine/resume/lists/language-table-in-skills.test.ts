import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const skills = (...lines: string[]) =>
  readResume(toPlainDocument(["Jo Example", "jo@example.com", "", "Skills", ...lines].join("\n")), { asOf: "2026-11-01" }).skills.map(
    ({ name }) => name,
  );

it.each([
  ["Other language(s)", "Listening   Reading   Spoken interaction   Writing", "English   C1   C1   B2   B2"],
  ["Understanding   Speaking   Writing", "German   B1   B2   A2"],
  ["Verstehen   Sprechen   Schreiben", "Englisch   C1   C1   B2"],
])("the head of a table of languages shows no skill: %s", (...lines) => {
  expect(skills("Welding, Minitab", ...lines)).toEqual(["Welding", "Minitab"]);
});

it.each([["Writing, Production"], ["Reading   Writing"], ["Oral interaction, Welding"]])(
  "without languages below, the same words may: %s",
  (line) => {
    expect(skills(line).length).toBeGreaterThan(0);
  },
);
