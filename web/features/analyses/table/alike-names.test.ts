import { expect, test } from "vitest";
import { withAlikeNames } from "./alike-names.ts";

const row = (label: string, name: string | null, ...looksLike: string[]) => ({ label, name, looksLike });
const toNames = (...rows: ReturnType<typeof row>[]) => withAlikeNames(rows).map(({ looksLike }) => looksLike);

test("resumes that look alike are called as their rows are", () => {
  expect(toNames(row("Candidate 1", "Ana Ortiz", "Candidate 2", "Candidate 9"), row("Candidate 2", "Ana Ortiz"))).toEqual([
    ["Ana Ortiz (Candidate 2)", "Candidate 9"],
    [],
  ]);
  expect(toNames(row("Candidate 1", null, "Candidate 2"), row("Candidate 2", null))).toEqual([["Candidate 2"], []]);
});
