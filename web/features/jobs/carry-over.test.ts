import type { JobProfile, Requirement } from "@fairlead/contracts";
import { expect, test } from "vitest";
import { carryOver } from "./carry-over.ts";

const BEFORE = "Rockstar with SQL, Excel and 10 years of sales. You speak native English.";
const AFTER = "Expert with SQL, Excel and deep experience in sales. You speak fluent English.";
// Two phrases changed: "Rockstar", "10 years of", "native".
const CHANGED: [string, string][] = [
  ["Rockstar", "Expert"],
  ["10 years of", "deep experience in"],
  ["native", "fluent"],
];
const spanOf = (text: string, words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const touches = (text: string, words: string[]) => (span: { start: number; end: number }) =>
  words.map((one) => spanOf(text, one)).some((one) => one.start < span.end && one.end > span.start);
const move = (span: { start: number; end: number }) => {
  if (
    touches(
      BEFORE,
      CHANGED.map(([from]) => from),
    )(span)
  )
    return null;
  return spanOf(AFTER, BEFORE.slice(span.start, span.end));
};
const isNew = touches(
  AFTER,
  CHANGED.map(([, to]) => to),
);

const skill = (text: string, name: string, importance: Requirement["importance"]): Requirement => ({
  id: name.toLowerCase(),
  name,
  kind: "skill",
  importance,
  span: spanOf(text, name),
  quote: { ...spanOf(text, name), text: name },
});
const nowhere = { start: 0, end: 0 };
const byHand: Requirement = { ...skill(BEFORE, "Cobol", "nice"), span: nowhere, quote: { ...nowhere, text: "" } };
const base = { language: "en", responsibilities: [], flags: [] };
const confirmed: JobProfile = {
  ...base,
  requirements: [skill(BEFORE, "SQL", "nice"), byHand],
  experience: { minYears: 10, importance: "must", span: spanOf(BEFORE, "10 years of sales") },
  languages: [{ language: "English", cefr: "C2", importance: "must", span: spanOf(BEFORE, "native English") }],
};
const read: JobProfile = {
  ...base,
  requirements: [skill(AFTER, "SQL", "must"), skill(AFTER, "Excel", "must")],
  languages: [{ language: "English", importance: "must", span: spanOf(AFTER, "fluent English") }],
};
const carried = carryOver(confirmed, read, AFTER, move, isNew);

test("what a person confirmed comes along at its new place; what they removed stays away", () => {
  expect(carried.requirements.map(({ id, importance }) => [id, importance])).toEqual([
    ["sql", "nice"],
    ["cobol", "nice"],
  ]);
  for (const { quote } of carried.requirements) expect(AFTER.slice(quote.start, quote.end)).toBe(quote.text);
});

test("where the words were changed, what is read there now counts", () => {
  expect(carried.experience).toBeUndefined();
  expect(carried.languages).toEqual(read.languages);
});

test("a requirement whose words stand in both texts moves even when it is not read again", () => {
  const [sql] = carryOver(confirmed, { ...read, requirements: [] }, AFTER, move, isNew).requirements;
  expect(AFTER.slice(sql?.span.start, sql?.span.end)).toBe("SQL");
});

test("better words bring no wish that nobody confirmed", () => {
  const text = "We are looking for motivated people in purchasing. SQL is needed.";
  const stored = "We need a purchasing ninja. SQL is needed.";
  const confirmedOf = { ...base, requirements: [skill(stored, "SQL", "must")], languages: [] };
  const readOf = { ...base, requirements: [skill(text, "SQL", "must"), skill(text, "purchasing", "must")], languages: [] };
  const isInFirst = ({ end }: { end: number }) => end <= text.indexOf(". SQL");
  const { requirements } = carryOver(confirmedOf, readOf, text, () => spanOf(text, "SQL is needed."), isInFirst);
  expect(requirements.map(({ id }) => id)).toEqual(["sql"]);
});
