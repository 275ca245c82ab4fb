import type { JobProfile, Requirement } from "@fairlead/contracts";
import { expect, test } from "vitest";
import { addLanguage, addRequirement, EXPERIENCE, NO_EDITS, restore, setEdit, toConfirmed, toEdits } from "./requirement-edits.ts";
import { findKnown } from "./requirement-groups.ts";

const at = (start: number, text: string) => ({
  span: { start, end: start + text.length },
  quote: { start, end: start + text.length, text },
});
const skill = (id: string, name: string, start: number): Requirement => ({
  id,
  name,
  kind: "skill",
  importance: "must",
  minYears: 3,
  ...at(start, name),
});
const READ: JobProfile = {
  language: "en",
  requirements: [skill("sql", "SQL", 10), skill("python", "Python", 20)],
  experience: { minYears: 5, maxYears: 6, importance: "must", span: { start: 0, end: 4 } },
  languages: [{ language: "French", importance: "nice", span: { start: 30, end: 36 } }],
  responsibilities: [],
  flags: [],
};

test("what a person changed outlives reading the text again", () => {
  const edits = setEdit(setEdit(NO_EDITS, "sql", { importance: "nice", minYears: null }), "python", { removed: true });
  const again = { ...READ, requirements: [skill("python", "Python", 44), skill("sql", "SQL", 60), skill("r", "R", 70)] };
  const { requirements } = toConfirmed(again, edits);
  expect(requirements.map(({ id, importance, minYears }) => [id, importance, minYears])).toEqual([
    ["sql", "nice", undefined],
    ["r", "must", 3],
  ]);
  expect(requirements[0]?.span.start).toBe(60);
});

test("a weight of its own outlives reading, comes back in a new version and goes with its importance", () => {
  const edits = setEdit(NO_EDITS, "sql", { weight: 1 });
  const confirmed = toConfirmed(READ, edits);
  expect(confirmed.requirements.map(({ id, weight }) => [id, weight])).toEqual([
    ["sql", 1],
    ["python", undefined],
  ]);
  expect(toEdits(READ, confirmed)).toEqual(edits);
  const back = toConfirmed(READ, setEdit(edits, "sql", { importance: "nice", weight: null }));
  expect(back.requirements[0]).not.toHaveProperty("weight");
  const byHand = setEdit(addRequirement(NO_EDITS, READ, "Rust", "should"), "term:rust", { weight: 3 });
  expect(toConfirmed(READ, byHand).requirements.at(-1)).toMatchObject({ name: "Rust", importance: "should", weight: 3 });
});

test("a requirement added by hand has no place in the text and stands once", () => {
  const edits = addRequirement(NO_EDITS, READ, "  Night   shifts ", "should");
  const added = toConfirmed(READ, edits).requirements.at(-1);
  expect(added).toEqual({
    id: "term:night shifts",
    name: "Night shifts",
    kind: "skill",
    importance: "should",
    span: { start: 0, end: 0 },
    quote: { start: 0, end: 0, text: "" },
  });
  expect(addRequirement(edits, READ, "night shifts", "must").added.map(({ importance }) => importance)).toEqual(["must"]);
  expect(setEdit(edits, "term:night shifts", { removed: true }).added).toEqual([]);
});

test("adding by hand what was read and removed brings it back", () => {
  const edits = addRequirement(setEdit(NO_EDITS, "sql", { removed: true }), READ, "sql", "should");
  expect(edits.added).toEqual([]);
  expect(toConfirmed(READ, edits).requirements.find(({ id }) => id === "sql")?.importance).toBe("should");
});

test("a removal can be taken back with the changes made before it", () => {
  const removed = setEdit(setEdit(NO_EDITS, "sql", { importance: "nice" }), "sql", { removed: true });
  expect(toConfirmed(READ, restore(removed, "sql")).requirements[0]).toMatchObject({ id: "sql", importance: "nice" });
});

test("one of a choice that was removed is added by itself", () => {
  const choice = { ...skill("term:mcips", "MCIPS", 10), alternatives: [{ id: "term:rest", name: "rest" }] };
  const read = { ...READ, requirements: [choice] };
  const edits = addRequirement(setEdit(NO_EDITS, "term:mcips", { removed: true }), read, "MCIPS", "must");
  const [only, ...others] = toConfirmed(read, edits).requirements;
  expect([only?.name, only?.alternatives, others]).toEqual(["MCIPS", undefined, []]);
});

test("experience and languages are changed and removed like skills", () => {
  const edits = setEdit(setEdit(NO_EDITS, EXPERIENCE, { minYears: 8, importance: "nice" }), "language:french", { removed: true });
  const { experience, languages } = toConfirmed(READ, edits);
  expect(experience).toEqual({ minYears: 8, importance: "nice", span: { start: 0, end: 4 } });
  expect(languages).toEqual([]);
  expect(toConfirmed(READ, setEdit(NO_EDITS, EXPERIENCE, { removed: true })).experience).toBeUndefined();
});

test("a new version begins with what was confirmed of the old one", () => {
  let edits = setEdit(NO_EDITS, "sql", { importance: "should", minYears: null });
  edits = addRequirement(setEdit(edits, "language:french", { removed: true }), READ, "Rust", "nice");
  const confirmed = toConfirmed(READ, edits);
  expect(toConfirmed(READ, toEdits(READ, confirmed))).toEqual(confirmed);
  expect(toEdits(READ, READ)).toEqual(NO_EDITS);
});

test("what is there already is found under the same words, however they are written", () => {
  const shown = toConfirmed(READ, addRequirement(setEdit(NO_EDITS, "python", { removed: true }), READ, "E-commerce", "nice"));
  expect(findKnown(shown, " sql ")).toEqual({ id: "sql", name: "SQL", importance: "must" });
  expect(findKnown(shown, "e commerce")).toMatchObject({ name: "E-commerce", importance: "nice" });
  expect(findKnown(shown, "french")).toMatchObject({ id: "language:french", importance: "nice" });
  for (const words of ["SQL Server", "python", "C++", " ", "-"]) expect(findKnown(shown, words), words).toBeNull();
  expect(findKnown(null, "SQL")).toBeNull();
});

test("a language added by hand is a language, can be changed and removed, and comes along in a new version", () => {
  const german = { language: "German", cefr: "B2" as const, importance: "must" as const, span: { start: 15, end: 21 } };
  const edits = addLanguage(NO_EDITS, READ, german, "should");
  const confirmed = toConfirmed(READ, edits);
  expect(confirmed.languages.at(-1)).toEqual({ ...german, importance: "should", span: { start: 0, end: 0 } });
  expect(toEdits(READ, confirmed)).toEqual(edits);
  expect(toConfirmed(READ, setEdit(edits, "language:german", { importance: "nice" })).languages.at(-1)?.importance).toBe("nice");
  expect(setEdit(edits, "language:german", { removed: true }).languages).toEqual([]);
  const back = addLanguage(setEdit(NO_EDITS, "language:french", { removed: true }), READ, { ...german, language: "French" }, "must");
  expect(toConfirmed(READ, back).languages.map(({ language, importance }) => [language, importance])).toEqual([["French", "must"]]);
});

test("how many of a choice are needed can be set, outlives reading, and comes back in a new version", () => {
  const alternatives = ["java", "go"].map((id) => ({ id, name: id }));
  const read = { ...READ, requirements: [{ ...skill("python", "Python", 20), alternatives, atLeast: 2 }] };
  const countOf = (profile: JobProfile) => profile.requirements[0]?.atLeast;
  expect(countOf(toConfirmed(read, NO_EDITS))).toBe(2);
  const [three, one] = [setEdit(NO_EDITS, "python", { atLeast: 3 }), setEdit(NO_EDITS, "python", { atLeast: null })];
  expect(countOf(toConfirmed(read, three))).toBe(3);
  expect(toConfirmed(read, one).requirements[0]).not.toHaveProperty("atLeast");
  expect(toEdits(read, toConfirmed(read, three)).byId).toEqual({ python: { atLeast: 3 } });
  expect(toEdits(read, toConfirmed(read, one)).byId).toEqual({ python: { atLeast: null } });
  const shorter = { ...read, requirements: [{ ...skill("python", "Python", 20), alternatives: alternatives.slice(0, 1) }] };
  expect(countOf(toConfirmed(shorter, three))).toBe(2);
});
