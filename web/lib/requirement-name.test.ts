import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toRequirementTitle } from "./requirement-name.ts";

test("the name of a requirement begins large, whatever the job wrote", () => {
  expect(["degree in law", "stock counting", "SQL", "driving licence", ""].map(toRequirementTitle)).toEqual([
    "Degree in law",
    "Stock counting",
    "SQL",
    "Driving licence",
    "",
  ]);
});

test("a name that begins small in the taxonomy stays as it is written", () => {
  const folder = join(import.meta.dirname, "../../engine/data/skills");
  const families = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const labels = families.flatMap((name) => {
    const { skills = [] }: { skills?: { label: string }[] } = JSON.parse(readFileSync(join(folder, name), "utf8"));
    return skills.map(({ label }) => label);
  });
  const small = labels.filter((label) => /^\p{Ll}/u.test(label));
  expect(small.length).toBeGreaterThan(5);
  expect(small.filter((label) => toRequirementTitle(label) !== label)).toEqual([]);
});
