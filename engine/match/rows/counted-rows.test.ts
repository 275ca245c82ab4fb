import { describe, expect, test } from "vitest";
import type { Requirement } from "../../job/index.ts";
import { score } from "../score.ts";
import { FILLER, rowOf } from "../test/row-of.ts";
import { AS_OF, aJob, aProfile, aRequirement, aRole, aSkill } from "../test/samples.ts";
import { toScoringView } from "../view/scoring-view.ts";

const nameOf = (id: string) => id.replace("term:", "");
const others = (...ids: string[]) => ids.map((id) => ({ name: nameOf(id), id }));
const choice = (atLeast: number, [first = "", ...rest]: string[], parts: Partial<Requirement> = {}) =>
  aRequirement(first, "must", { name: nameOf(first), atLeast, alternatives: others(...rest), ...parts });
const job = (...wishes: Requirement[]) => ({ title: "Developer", requirements: [...FILLER, ...wishes] });
const work = [aRole("Developer", "2019-01", "2024-01"), aRole("Developer", "2015-01", "2018-12")];
const proven = (...ids: string[]) => ({ work, skills: ids.map((id) => aSkill(id, { work: 0, outcome: true }, { work: 1 })) });
const TWO = job(choice(2, ["python", "java", "go"]));

describe("two of three", () => {
  test("none: unmet, and half its weight comes off", () => {
    const row = rowOf(proven("excel"), TWO, "python");
    expect(row).toMatchObject({ name: "2 of python, java, go", evidenced: 0, verdict: "none", points: 0 });
    expect(row.why).toBe("Nothing in the resume shows any of them; 2 are asked for.");
    const deduction = rowOf(proven("excel"), TWO, "python:deduction");
    expect(deduction.points + row.weight / 2).toBeLessThanOrEqual(0.1);
  });
  test("one: half, partial, named with how many are missing, and nothing comes off", () => {
    const row = rowOf(proven("java"), TWO, "python");
    expect(row).toMatchObject({ evidenced: 0.5, verdict: "partial", why: "Shown: java; 1 of 2 missing." });
    expect(row.draft).toMatchObject({ gap: "count", sources: ["skill:java"] });
    expect(() => rowOf(proven("java"), TWO, "python:deduction")).toThrow();
  });
  test("two: all of it, each with its evidence", () => {
    const row = rowOf(proven("go", "java"), TWO, "python");
    expect(row).toMatchObject({ evidenced: 1, verdict: "strong", why: "Shown: java, go." });
    expect(row.points).toBe(row.weight);
    expect(row.draft.gap).toBeUndefined();
    expect(row.draft.ways).toEqual([["skill:java"], ["skill:go"]]);
  });
  test("all three are worth no more than two", () => {
    expect(rowOf(proven("go", "java", "python"), TWO, "python")).toMatchObject({ evidenced: 1, verdict: "strong" });
  });
  test("the two best count, with what each falls short of", () => {
    const resume = { work, skills: [aSkill("python", { work: 0, outcome: true }, { work: 1 }), aSkill("java"), aSkill("go", { work: 0 })] };
    const row = rowOf(resume, TWO, "python");
    expect(row.evidenced).toBe(0.95);
    expect(row.why).toBe("Shown: python, go (shown in one place, without a measured result).");
  });
  test("the years asked for are asked of each", () => {
    const years = job(choice(2, ["python", "java", "go"], { minYears: 20 }));
    const row = rowOf(proven("python", "java"), years, "python");
    expect(row.evidenced).toBeLessThan(0.9);
    expect(row.evidenced).toBe(rowOf(proven("python"), job(aRequirement("python", "must", { minYears: 20 })), "python").evidenced);
  });
});

describe("one skill of the resume shows one way", () => {
  const DATABASES = job(choice(2, ["sql", "postgresql", "mysql"]));
  test("what follows from another way counts when the resume has it itself", () => {
    expect(rowOf(proven("postgresql"), DATABASES, "sql")).toMatchObject({ evidenced: 0.5, why: "Shown: postgresql; 1 of 2 missing." });
    expect(rowOf(proven("postgresql", "sql"), DATABASES, "sql")).toMatchObject({ evidenced: 1, why: "Shown: sql, postgresql." });
    expect(rowOf(proven("postgresql", "mysql"), DATABASES, "sql").evidenced).toBe(1);
  });
  test("a skill named twice in the choice is one way", () => {
    const twice = job(aRequirement("python", "must", { atLeast: 2, alternatives: [{ name: "Python 3", id: "python" }, ...others("go")] }));
    expect(rowOf(proven("python"), twice, "python").evidenced).toBe(0.5);
    expect(rowOf(proven("python", "go"), twice, "python").evidenced).toBe(1);
  });
  test("one line may name several", () => {
    const crafts = job(choice(2, ["term:gilding", "term:marbling", "term:stencilling"]));
    const resume = { work: [aRole("Developer", "2015-01", "2024-01", "Gilding and marbling of church interiors")] };
    expect(rowOf(resume, crafts, "term:gilding").why).toMatch(/^Shown: gilding \(.*\), marbling \(.*\)\.$/);
  });
});

test("degrees and years are ways beside skills", () => {
  const degree = { name: "degree in nursing", id: "education", degree: { level: 6, areas: ["nursing"] } };
  const mixed = job(aRequirement("python", "must", { atLeast: 2, alternatives: [...others("java"), degree] }));
  const nurse = { education: [{ status: "completed" as const, level: 6, area: "Nursing" }] };
  expect(rowOf({ ...proven("java"), ...nurse }, mixed, "python")).toMatchObject({ evidenced: 1, why: "Shown: java, degree in nursing." });
});

test("two of the languages", () => {
  const language = { language: "German", cefr: "B2" as const, importance: "must" as const, span: { start: 0, end: 0 } };
  const spoken = (...names: string[]) => ({ languages: names.map((one) => ({ language: one, cefr: "C1" as const })) });
  const languages = { languages: [{ ...language, atLeast: 2, alternatives: [{ language: "French" }, { language: "Italian" }] }] };
  const row = (...names: string[]) => rowOf(spoken(...names), languages, "language:german");
  expect(row("Italian")).toMatchObject({
    name: "2 of German (B2), French, Italian",
    evidenced: 0.5,
    why: "Shown: Italian; 1 of 2 missing.",
  });
  expect(row("German", "Italian")).toMatchObject({ evidenced: 1, verdict: "strong" });
  expect(row("Danish")).toMatchObject({ verdict: "none" });
});

test("the list of must-haves says met with two, partial with one and unmet with none", () => {
  const statusOf = (...ids: string[]) =>
    score(toScoringView(aProfile(proven(...ids)), AS_OF), aJob(TWO)).mustHaves.find(({ id }) => id === "python")?.status;
  expect([statusOf("java", "go"), statusOf("java"), statusOf("excel")]).toEqual(["met", "partial", "unmet"]);
});
