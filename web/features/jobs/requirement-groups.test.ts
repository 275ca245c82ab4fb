import type { JobProfile, Requirement } from "@fairlead/contracts";
import { expect, test } from "vitest";
import { loadAllMessages } from "../../test/messages.ts";
import { countOver, findKnown, toOtherRows, toRequirementName } from "./requirement-groups.ts";

loadAllMessages();
const nowhere = { start: 0, end: 0 };
const choice: Requirement = {
  id: "java",
  name: "Java",
  kind: "skill",
  importance: "must",
  alternatives: [
    { id: "kotlin", name: "Kotlin" },
    { id: "scala", name: "Scala" },
  ],
  span: nowhere,
  quote: { ...nowhere, text: "" },
};

test("a choice names every way to meet it", () => {
  expect(toRequirementName(choice)).toBe("Java or Kotlin or Scala");
  expect(toRequirementName({ name: "SQL" })).toBe("SQL");
  expect(toRequirementName({ ...choice, atLeast: 2 })).toBe("2 of Java, Kotlin, Scala");
});

test("a member of a choice is known already", () => {
  const profile: JobProfile = { language: "en", requirements: [choice], languages: [], responsibilities: [], flags: [] };
  expect(findKnown(profile, "kotlin")).toEqual({ id: "java", name: "Java or Kotlin or Scala", importance: "must" });
  expect(findKnown(profile, "Java or Kotlin or Scala")?.id).toBe("java");
  expect(findKnown(profile, "Rust")).toBeNull();
});

test("a choice of languages is one row that names them all, and each of them is known", () => {
  const languages: JobProfile["languages"] = [
    { language: "Dutch", cefr: "B2", alternatives: [{ language: "German", cefr: "B2" }], importance: "must", span: nowhere },
  ];
  const rows = toOtherRows({ languages });
  expect(toOtherRows({ languages: languages.map((one) => ({ ...one, atLeast: 2 })) })).toMatchObject([
    { name: "2 of Dutch, B2; German, B2" },
  ]);
  expect(rows).toEqual([{ kind: "language", id: "language:dutch", importance: "must", name: "Dutch, B2 or German, B2" }]);
  const profile: JobProfile = { language: "en", requirements: [], languages, responsibilities: [], flags: [] };
  expect(findKnown(profile, "german")).toEqual({ id: "language:dutch", name: "Dutch, B2 or German, B2", importance: "must" });
});

test("a choice between a degree, a paper and years is one row that names them all", () => {
  const education: JobProfile["education"] = {
    level: 6,
    name: "degree in law",
    areas: ["law"],
    orEquivalent: true,
    importance: "must",
    alternatives: [
      { name: "CILEX", id: "term:cilex", kind: "certificate" },
      { name: "three years as a clerk", id: "experience", experience: { minYears: 3, field: "clerk" } },
    ],
    span: nowhere,
  };
  expect(toOtherRows({ education, languages: [] })).toMatchObject([
    { kind: "education", name: "Degree in law or CILEX or three years as a clerk", orEquivalent: false },
  ]);
});

test("requirements beyond what a job holds are counted", () => {
  const many = (count: number) => Array.from({ length: count }, (_, at): Requirement => ({ ...choice, id: `skill-${at}` }));
  expect([0, 500, 503].map((count) => countOver({ requirements: many(count) }))).toEqual([0, 0, 3]);
});
