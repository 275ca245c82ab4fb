import { expect, test } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readJob } from "../../job/index.ts";
import { readResume } from "../../resume/index.ts";
import { match } from "../match.ts";
import { AS_OF } from "../test/samples.ts";
import { toToldLanguages } from "./told-languages.ts";

const toldIn = (text: string) => toToldLanguages([{ text, path: "" }]).map(({ language }) => language);

test.each([
  ["Served guests in Spanish and French", ["spanish", "french"]],
  ["Took calls in German, Dutch and Polish every day", ["german", "dutch", "polish"]],
  ["Translated leaflets from English into Arabic for patients", ["english", "arabic"]],
  ["Advised tenants in Turkish, and kept their files", ["turkish"]],
  ["Spoke Portuguese with suppliers", ["portuguese"]],
  ["Taught conversational Italian to adults", ["italian"]],
])("%s: the languages were spoken", (line, languages) => {
  expect(toldIn(line)).toEqual(languages);
});

test.each([
  "Cooked in Spanish and French restaurants",
  "Ordered wine from Italian growers",
  "Worked in German automotive plants",
  "Baked French bread",
  "Passed on calls; the calls in Polish were taken by a colleague",
  "No experience of calls in Polish",
  "Have not taken calls in Polish",
  "Led the Spanish desk",
])("%s: no language is told", (line) => {
  expect(toldIn(line)).toEqual([]);
});

const resume = (languages: string) =>
  `Sam Sample\nsam@example.com | 555-0134\n\nExperience\n\nWaiter, Harbour Works Ltd\nMarch 2017 - May 2021\n- Served guests in Spanish and French\n${languages}`;

function rowOf(text: string, id: string) {
  const reading = readJob("Waiter\n\nRequirements\n- Fluent Spanish\n- Fluent Polish\n- Food safety\n- Wine knowledge\n");
  if (reading.kind !== "read") throw new Error(reading.code);
  const document = toPlainDocument(text);
  const { rows } = match({ document, profile: readResume(document, { asOf: AS_OF }), job: reading.job, asOf: AS_OF });
  return { row: rows.find((row) => row.id === id), off: rows.some((row) => row.id === `${id}:deduction`) };
}

test("a language that only a line tells is shown by it, its level open", () => {
  const { row, off } = rowOf(resume(""), "language:spanish");
  expect(row).toMatchObject({ verdict: "partial", evidenced: 0.4, used: { roles: 1 } });
  expect(row?.range[1]).toBe(row?.weight);
  expect(row?.evidence.map(({ text }) => text)).toEqual(["Served guests in Spanish and French"]);
  expect(off).toBe(false);
  expect(rowOf(resume(""), "language:polish")).toMatchObject({ row: { verdict: "none" }, off: true });
});

test("the level that the resume lists stands", () => {
  const { row } = rowOf(resume("\nLanguages\nSpanish (A2)\n"), "language:spanish");
  expect(row).toMatchObject({ verdict: "partial", why: "Level A2, asked: C1." });
  expect(row?.evidence[0]?.text).toBe("Spanish");
});
