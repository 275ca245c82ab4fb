import type { RoleFrame } from "@fairlead/contracts";
import { expect, test } from "vitest";
import { findRole } from "./use-draft-prompts.ts";

const role = (id: string, ...titles: string[]): RoleFrame => ({
  id,
  family: "office",
  titles,
  mission: "",
  duties: [],
  outcomes: [],
  requirements: [],
});
const ROLES = [role("nurse", "Registered nurse", "Nurse"), role("nursery-teacher", "Nursery teacher"), role("teacher", "Teacher")];

test("the longest name in the title wins, and a part of a word is no name", () => {
  const find = (title: string) => findRole(ROLES, title)?.id;
  expect(["Senior Registered Nurse (nights)", "Nursery-Teacher", "Maths teacher"].map(find)).toEqual([
    "nurse",
    "nursery-teacher",
    "teacher",
  ]);
  expect(["Nursing lead", ""].map(find)).toEqual([undefined, undefined]);
});
