import type { JobProfile, Requirement } from "@fairlead/contracts";
import { expect, test } from "vitest";
import { loadAllMessages } from "../../test/messages.ts";
import { findKnown, toRequirementName } from "./requirement-groups.ts";

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
});

test("a member of a choice is known already", () => {
  const profile: JobProfile = { language: "en", requirements: [choice], languages: [], responsibilities: [], flags: [] };
  expect(findKnown(profile, "kotlin")).toEqual({ id: "java", name: "Kotlin", importance: "must" });
  expect(findKnown(profile, "Rust")).toBeNull();
});
