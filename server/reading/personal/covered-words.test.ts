import { toPlainDocument } from "@fairlead/engine/documents";
import { readResume } from "@fairlead/engine/resume";
import { expect, test } from "vitest";
import { findCovered } from "./covered-words.ts";
import { findRegisterNumbers } from "./register-numbers.ts";

const wordsOf = (text: string) => findRegisterNumbers(text).map(({ start, end }) => text.slice(start, end));

test("a number under which somebody stands in a register of a profession is covered", () => {
  expect(wordsOf("Registered Nurse, NMC registration (PIN 19I0000X)")).toEqual(["19I0000X"]);
  expect(wordsOf("GMC no. 7000000, full registration")).toEqual(["7000000"]);
  expect(wordsOf("Licence No: RN 000123\tExpires 2027")).toEqual(["RN 000123"]);
  expect(wordsOf("NPI 1000000000; bar number 000456")).toEqual(["1000000000", "000456"]);
});

test("a year, a date, a grade or a count beside such a word is none", () => {
  for (const text of [
    "NMC 2019 - 2021",
    "NMC registration 03/2021",
    "Registered nurse since 2019",
    "Licence number 2 of the depot",
    "PIN pads replaced in 1200 shops",
    "Membership numbers grew from 1200 to 4800",
    "Member of the board, 2015",
  ])
    expect(wordsOf(text), text).toEqual([]);
});

function coverOf(text: string, name?: string): string {
  const document = toPlainDocument(text);
  const { basics, ...profile } = readResume(document, { asOf: "2026-11-01" });
  const { name: _read, ...others } = basics;
  const covered = findCovered(document, { ...profile, basics: name === undefined ? others : { ...others, name } });
  return covered.reduceRight((left, { kind, start, end }) => `${left.slice(0, start)}[${kind}]${left.slice(end)}`, text);
}

const RESUME =
  "Be att rix Ols en\nOdense · olsen.b@example.com\n\nExperience\n\nWelder, Havn Ltd\n2019 - 2023\n- Led Ms Olsen's old crew\n";

test("where no name was found the lines above the first section are covered, and the work stays", () => {
  const shown = coverOf(RESUME);
  const [head = "", work = ""] = shown.split("Experience");
  expect(head).not.toMatch(/att|rix|Ols|Odense|example/);
  expect(head).toContain("[head]");
  expect(work).toContain("Welder, Havn Ltd\n2019 - 2023");
});

test("where a name was found no line is covered for being above a section", () => {
  expect(coverOf("Mara Ortiz\nWelder of pipes\n\nExperience\n\nWelder, Havn Ltd\n2019 - 2023\n", "Mara Ortiz")).toContain(
    "Welder of pipes",
  );
});

test("without any heading a few lines are covered, not the whole resume", () => {
  const lines = Array.from({ length: 12 }, (_, no) => `welded ${no + 10} frames of steel`);
  expect(coverOf(`Be att rix\n${lines.join("\n")}\n`)).toContain("welded 21 frames");
});
