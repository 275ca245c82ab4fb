import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DEV = join(ROOT, "engine/corpus/resumes/dev");

type Line = {
  file: string;
  score: number;
  rank: number;
  rows: { points: number; evidence: { text: string }[] }[];
  fairness: { maxChange: number | null };
};

/** What a person types: npm and the words after it. */
const fairlead = (...words: string[]) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    execFile("npm", ["run", "-s", "cli", "--", ...words], { cwd: ROOT, maxBuffer: 1e9 }, (error, out) =>
      resolve({ code: Number(error?.code ?? 0), out }),
    );
  });

let folder = "";
const path = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-story-"));
  for (const name of readdirSync(DEV)
    .filter((one) => !one.endsWith(".json"))
    .sort()
    .filter((_, i) => i % 8 === 0))
    copyFileSync(join(DEV, name), path(name));
  writeFileSync(
    path("nurse.txt"),
    "Tilde Ravn\ntilde.ravn@example.com\n\nEXPERIENCE\n\nCharge Nurse, Fjord Hospital\nMay 2018 - Present\n- Led triage for 40 beds and cut waiting time by 20%\n- Trained six nurses in wound care and ventilator management\n\nStaff Nurse, Bay Clinic\nJune 2014 - April 2018\n- Gave IV therapy and kept electronic health records\n\nEDUCATION\nBachelor of Science in Nursing, Fjord University, 2014\n\nCERTIFICATES\nBLS, ACLS\n",
  );
  writeFileSync(
    path("job.md"),
    "Charge Nurse\n\nRequirements\n- Registered nurse with at least 3 years in triage\n- Wound care\n- ACLS certification\n- Bachelor's degree in nursing or equivalent experience\n\nNice to have\n- Ventilator management\n\nYou will\n- Lead triage and train nurses\n",
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a recruiter ranks a folder, sees the right person first with the words why, verifies the result and opens a kit", {
  timeout: 180_000,
}, async () => {
  const files = readdirSync(folder)
    .filter((name) => name !== "job.md")
    .sort()
    .map(path);
  const ranked = await fairlead("rank", "--as-of", "2026-11-01", "--job", path("job.md"), ...files);
  expect(ranked.code).toBe(0);
  const lines = ranked.out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
  expect(lines).toHaveLength(files.length);
  const [first, second] = lines as [Line, Line];
  expect(first.file).toBe(path("nurse.txt"));
  expect(first.score).toBeGreaterThan(second.score);
  expect(first.rows.flatMap(({ evidence }) => evidence.map(({ text }) => text)).join(" ")).toContain("wound care");
  for (const { fairness } of lines) expect(fairness.maxChange ?? 0).toBe(0);

  writeFileSync(path("result.jsonl"), ranked.out);
  const verified = await fairlead("verify", path("result.jsonl"), ...lines.map(({ file }) => file));
  expect(verified.code).toBe(0);
  expect(
    verified.out
      .trim()
      .split("\n")
      .every((line) => JSON.parse(line).equal === true),
  ).toBe(true);

  const pretty = await fairlead("rank", "--pretty", "--as-of", "2026-11-01", "--job", path("job.md"), path("nurse.txt"));
  expect(pretty.out).toContain("wound care");
  const kit = await fairlead(
    "interview",
    "--minutes",
    "30",
    "--as-of",
    "2026-11-01",
    "--job",
    path("job.md"),
    "--resume",
    path("nurse.txt"),
  );
  expect(JSON.parse(kit.out).questions).toHaveLength(8);
});
