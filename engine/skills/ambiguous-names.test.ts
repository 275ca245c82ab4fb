import { describe, expect, it } from "vitest";
import data from "../data/skills/ambiguous-examples.json";
import { findSkills } from "./find-skills.ts";
import { RECORDS, skillById } from "./taxonomy.ts";

const examples = data.examples as readonly { id: string; yes: string[]; no: string[] }[];
const idsIn = (text: string, isList: boolean) =>
  findSkills(text, isList ? { listSections: [{ start: 0, end: text.length }] } : {}).map(({ id }) => id);

describe("a name that is also a plain word", () => {
  it("has an example of both readings", () => {
    const shown = new Set(examples.filter(({ yes, no }) => yes.length > 0 && no.length > 0).map(({ id }) => id));
    expect(RECORDS.filter(({ id, ambiguity }) => ambiguity !== undefined && !shown.has(id)).map(({ id }) => id)).toEqual([]);
    expect(examples.filter(({ id }) => skillById(id)?.ambiguity === undefined).map(({ id }) => id)).toEqual([]);
  });

  it("is a skill where the words around it say so", () => {
    const missed = examples.flatMap(({ id, yes }) =>
      yes.filter((text) => !idsIn(text, skillById(id)?.ambiguity === "C").includes(id)).map((text) => `${id}: ${text}`),
    );
    expect(missed).toEqual([]);
  });

  it("is no skill in plain talk", () => {
    const wrong = examples.flatMap(({ id, no }) => no.filter((text) => idsIn(text, false).includes(id)).map((text) => `${id}: ${text}`));
    expect(wrong).toEqual([]);
  });

  it("of the third class is no skill outside a skills list, even between commas, unless a word near it is its own", () => {
    expect(idsIn("Maths, Julia, Statistics", false)).not.toContain("julia");
    expect(idsIn("Maths, Julia, Statistics", true)).toContain("julia");
    expect(idsIn("Built the models in Julia and Python", false)).toContain("julia");
    expect(idsIn("Reported to Julia Ortiz, Python developer", false)).not.toContain("julia");
  });
});
