import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../../resume/index.ts";
import type { PersonalKind } from "../types.ts";
import { findPersonal } from "./find-personal.ts";

const RESUME = `Ms Dana Cook-Oyelaran
14 Elm Street, Leeds LS1 4AB
dana.oyelaran@example.com | +44 113 496 0101
LinkedIn: danacooks
Pronouns: she/her
Nationality: British
Date of birth: 12 March 1984

SUMMARY
Dana cooks for large teams. She is a US citizen and authorized to work in Canada on an H-1B visa.
Reported to Mr Hale; worked with MS Excel and cook-chill lines. Booked rooms on Booking.com.

EXPERIENCE

Line Cook, Oyelaran & Sons, Leeds
March 2019 - Present
- Cook lunches for 400 people; wrote as D. Cook-Oyelaran in the trade paper
- Trained at Merrow College kitchens, class of 2011

EDUCATION

NVQ Cookery, Merrow College, Leeds, 2009 - 2011

REFERENCES
Sam Hale, sam.hale@example.org, 0113 496 0199
`;

function found(text: string): [PersonalKind, string][] {
  const document = toPlainDocument(text);
  return findPersonal(document, readResume(document, { asOf: "2026-11-01" })).map(({ kind, start, end }) => [
    kind,
    document.text.slice(start, end),
  ]);
}
const readable = (text: string) => {
  const document = toPlainDocument(text);
  const spans = findPersonal(document, readResume(document, { asOf: "2026-11-01" }));
  return spans.reduceRight((left, { start, end }) => `${left.slice(0, start)}█${left.slice(end)}`, document.text);
};

test.each([
  ["linkedin.com/in/dana-\ncook-4a7b1", ["linkedin.com/in/dana-", "cook-4a7b1"]],
  ["https://www.xing.com/profile/\nDana_Cook", ["https://www.xing.com/profile/", "Dana_Cook"]],
  ["www.dana.example/menus/autumn-\n2024 | Leeds", ["www.dana.example/menus/autumn-", "2024"]],
  ["dana.cook@\nexample.com", ["dana.cook@", "example.com"]],
  ["dana.cook@example.\ncom", ["dana.cook@example.", "com"]],
  ["Mobile: +44 7700\n900123", ["+44 7700", "900123"]],
  ["https://www.example.com/\nnurse", ["https://www.example.com/"]],
])("contact data that breaks over two lines is found on both: %j", (lines, expected) => {
  const words = found(`Mara Ortiz\n${lines}\n\nSUMMARY\nCook for large teams.\n`).map(([, printed]) => printed);
  expect(words.filter((printed) => lines.includes(printed))).toEqual(expect.arrayContaining(expected));
  expect(words).not.toContain("nurse");
});

test("the bare name of a school is covered where a word beside it says that the school is meant, and nowhere else", () => {
  const lines = ["As a Thornfield graduate she trained others", "Studied at Thornfield", "Drove the Thornfield bus route"];
  const text = readable(
    `Mara Ortiz\nmara@example.com\n\nEXPERIENCE\n\nDriver, Quay Buses\n2015 - 2019\n${lines.map((line) => `- ${line}\n`).join("")}\nEDUCATION\n\nBA History, Thornfield University, 2009\n`,
  );
  expect(text).toContain("As a █ graduate");
  expect(text).toContain("Studied at █\n");
  expect(text).toContain("the Thornfield bus route");
});

describe("personal words of a resume", () => {
  const all = found(RESUME);
  test.each<[PersonalKind, string]>([
    ["honorific", "Ms"],
    ["name", "Dana Cook-Oyelaran"],
    ["name", "Dana"],
    ["name", "D. Cook-Oyelaran"],
    ["name", "Oyelaran"],
    ["address", "14 Elm Street"],
    ["address", "LS1 4AB"],
    ["contact", "dana.oyelaran@example.com"],
    ["contact", "+44 113 496 0101"],
    ["link", "danacooks"],
    ["pronoun", "she/her"],
    ["pronoun", "She"],
    ["honorific", "Mr"],
    ["nationality", "British"],
    ["nationality", "US"],
    ["nationality", "Canada"],
    ["nationality", "H-1B"],
    ["birth-date", "12 March 1984"],
    ["school", "Merrow College"],
    ["graduation-year", "2009 - 2011"],
    ["graduation-year", "2011"],
    ["contact", "sam.hale@example.org"],
    ["contact", "0113 496 0199"],
  ])("%s: %s", (kind, words) => expect(all).toContainEqual([kind, words]));
  test("every place of the school is covered", () => expect(all.filter(([kind]) => kind === "school")).toHaveLength(2));
  test.each(["Line Cook", "Cook lunches", "cook-chill", "MS Excel", "Booking.com", "March 2019 - Present", "NVQ Cookery", "400 people"])(
    "%s stays",
    (words) => expect(readable(RESUME)).toContain(words),
  );
  test("the town of a role stays, the town of the address does not", () => {
    expect(readable(RESUME)).toContain("Sons, Leeds");
    expect(readable(RESUME).split("SUMMARY")[0]).not.toContain("Leeds");
  });
});

test("a name set in capitals, one in small letters and one turned round are covered", () => {
  const text = (name: string) =>
    `${name}\nmara.ortiz@example.com\n\nEXPERIENCE\n\nNurse, Blue Harbor Clinic\n2019 - 2021\n- Paper: Ortiz, M. (2020)\n`;
  expect(readable(text("MARA ORTIZ"))).not.toMatch(/mara|ortiz/i);
  expect(readable(text("mara ortiz"))).not.toMatch(/mara|ortiz/i);
});

test("a street is known by its town, whatever it is called", () => {
  const text =
    "Katja Wiesbrock\nAnschrift: Birkenstieg 14, 33602 Bielefeld\nkatja@example.com\n\nBERUFSERFAHRUNG\n\nBuchhalterin, Nordwind GmbH, Bielefeld\n2019 - heute\n";
  expect(readable(text)).toMatch(/^Anschrift: ?█[█, ]*$/m);
  expect(readable(text)).toContain("Nordwind GmbH, Bielefeld");
});

test("a name that was not read is covered where the first line looks like one", () => {
  const document = toPlainDocument(RESUME.replaceAll("Ms Dana", "Dana"));
  const { basics, ...profile } = readResume(document, { asOf: "2026-11-01" });
  const { name: _name, email: _email, ...rest } = basics;
  const spans = findPersonal(document, { ...profile, basics: rest, meta: { ...profile.meta, places: [] } });
  expect(spans.filter(({ kind }) => kind === "name").length).toBeGreaterThan(2);
});

test("spans are in order, apart, inside one line and never blank, whatever the text", () => {
  const line = fc.oneof(fc.constantFrom(...RESUME.split("\n")), fc.string({ maxLength: 60 }));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const document = toPlainDocument(lines.join("\n"));
      let from = 0;
      for (const { start, end } of findPersonal(document, readResume(document, { asOf: "2026-11-01" }))) {
        expect(start).toBeGreaterThanOrEqual(from);
        expect(document.text.slice(start, end)).toMatch(/^\S(?:[^\n\t]*\S)?$/u);
        from = end;
      }
    }),
    { seed: 11, numRuns: 60 },
  );
});

test("a long text of nothing but names takes the time of a long text", () => {
  const text = `Mara Ortiz\nmara.ortiz@example.com\n\n${"Mara Ortiz, Leeds College 2011 she/her @mara http://a.example.com\n".repeat(6_000)}`;
  const document = toPlainDocument(text);
  const profile = readResume(document, { asOf: "2026-11-01" });
  const start = performance.now();
  findPersonal(document, profile);
  expect(performance.now() - start).toBeLessThan(8_000);
});
