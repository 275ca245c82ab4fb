import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AS_OF, fairlead } from "../test/fairlead.ts";

const JOB = `Sous Chef

Requirements
- At least 3 years of experience with Python
- 2+ years of Docker
- Fluent Spanish
- Food safety
- Bachelor's degree in hospitality

Duties
- Plan the rota of the kitchen
- Order stock every week
`;
const RESUME = `Sam Sample
sam@example.com | 555-0134

Experience

Cook, Harbour Works Ltd
March 2017 - May 2021
- Wrote Python scripts that order stock every week

Cook, Quayside Ltd
June 2024 - Present
- Taught food safety to new cooks
`;

/** Who tells the rest of a job in other words may tell what was not found in words that nobody listed. */
const NURSE_JOB = "Nurse\n\nRequirements\n- Wound care\n- IV therapy\n- Vaccination\n- Zither lessons\n";
const NURSE = `Kim Placeholder
kim@example.com

Experience

Nurse, Harbour Works Ltd
March 2017 - May 2024
- Cleaned and dressed surgical cuts
- Hung every drip in time
- Gave flu jabs
`;

let folder = "";
let shown: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-match-"));
  writeFileSync(join(folder, "job.txt"), JOB);
  writeFileSync(join(folder, "resume.txt"), RESUME);
  const { out } = await fairlead(["match", ...AS_OF, "--pretty", "--job", join(folder, "job.txt"), join(folder, "resume.txt")]);
  shown = out.split("\n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const below = (name: string) => shown[shown.findIndex((line) => line.includes(name)) + 1];

test.each([
  ["years beside a skill", /must +Python, 3\+ years +partly$/],
  ["years of what nobody has", /must +Docker, 2\+ years +not found$/],
  ["a level beside a language", /must +Spanish \(C1\) +not found$/],
  ["a duty", /should +Order stock every week +met$/],
])("a row says what is asked and how far it is met: %s", (_, row) => {
  expect(shown).toContainEqual(expect.stringMatching(row));
});

test.each([
  ["Python, 3+ years", /^ +1 role, 4\.3 years, until 2021-05 {2}“Wrote Python scripts that order stock every week”/],
  ["Food safety", /^ +1 role, 2\.\d years, until now {2}“Taught food safety to new cooks”/],
  ["Docker, 2+ years", /^ +\(Nothing in the resume shows it\.\)$/],
])("and below it what was found: %s", (name, found) => {
  expect(below(name)).toMatch(found);
});

test.each([
  ["a skill", /gap: Docker \(missing\)$/],
  ["a degree", /gap: Bachelor's degree in hospitality \(not found\)$/],
  ["a duty", /gap: Plan the rota of the kitchen \(not found\)$/],
  ["work that is like it in part, with what stands nearest", /gap: Similar work: Sous Chef \(partly\) nearest: “Cook”$/],
])("gaps name %s", (_, gap) => {
  expect(shown).toContainEqual(expect.stringMatching(gap));
});

test("what is met is no gap", () => {
  expect(shown.filter((line) => /gap: (?:Order stock|Python)/.test(line))).toEqual([]);
});

test("what is unknown is told apart and is no gap", async () => {
  writeFileSync(join(folder, "nurse-job.txt"), NURSE_JOB);
  writeFileSync(join(folder, "nurse.txt"), NURSE);
  const nurse = await fairlead(["match", ...AS_OF, "--pretty", "--job", join(folder, "nurse-job.txt"), join(folder, "nurse.txt")]);
  const open = nurse.out.split("\n");
  expect(open).toContainEqual(expect.stringMatching(/^ +not told: Zither lessons$/));
  expect(open.filter((line) => /gap: Zither/.test(line))).toEqual([]);
  expect(shown.filter((line) => /not told: (?:Docker|Python)/.test(line))).toEqual([]);
});
