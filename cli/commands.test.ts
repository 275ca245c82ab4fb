import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { COMMANDS, type CommandName, FailedLine } from "@fairlead/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OutputLine } from "./context.ts";
import { toPretty } from "./pretty/index.ts";
import { jobs, resumes, someResumes } from "./test/corpus.ts";
import { AS_OF, fairlead, type Ran } from "./test/fairlead.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const some = someResumes(8);
const someJobs = jobs.filter((_, at) => at % 4 === 0);
const [resume, job] = [resumes[0] as string, jobs[0] as string];

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-cli-"));
  const rows = Array.from({ length: 80 }, (_, i) => `${i % 2 ? "female" : "male"},${i % 3 === 0 ? 1 : 0},${i}`);
  writeFileSync(join(folder, "spec.json"), JSON.stringify(SPEC));
  writeFileSync(join(folder, "outcomes.csv"), ["sex,selected,score", ...rows].join("\n"));
  writeFileSync(join(folder, "esco.csv"), "conceptUri,preferredLabel,skillType\nhttp://example.com/1,mend kites,skill/competence\n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One match that several tests store. */
let matched: Promise<Ran> | undefined;
function aMatch(): Promise<Ran> {
  matched ??= fairlead(["match", ...AS_OF, "--job", job, resume]);
  return matched;
}

const SPEC = {
  title: "Staff nurse",
  duties: ["Plan care with patients"],
  requirements: [{ name: "Wound care", importance: "must" }],
  pay: { min: 34000, max: 39000, currency: "GBP", period: "year" },
};

const CALLS: Record<Exclude<CommandName, "verify">, () => string[]> = {
  parse: () => ["parse", ...AS_OF, ...some],
  job: () => ["job", ...someJobs],
  draft: () => ["draft", join(folder, "spec.json")],
  skills: () => ["skills", ...someJobs],
  bias: () => ["bias", ...someJobs],
  match: () => ["match", ...AS_OF, "--job", job, ...some],
  rank: () => ["rank", ...AS_OF, "--job", job, ...some],
  interview: () => ["interview", ...AS_OF, "--job", job, "--resume", resume],
  taxonomy: () => ["taxonomy", "import", join(folder, "esco.csv"), "--out", join(folder, "taxonomy.json")],
  fairness: () => ["fairness", join(folder, "outcomes.csv")],
};

test.each(Object.keys(COMMANDS))("the command %s has a command file of its name", (name) => {
  expect(existsSync(join(ROOT, "cli/commands", `${name}.ts`))).toBe(true);
});

test.each(Object.entries(CALLS))("every line of %s satisfies the schema of its command and has a text for people", async (key, words) => {
  const name = key as CommandName;
  const { code, lines } = await fairlead(words());
  expect(code).toBe(0);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) COMMANDS[name].line.strict().parse(line);
  const texts = lines.map((line) => toPretty(name, line as OutputLine)).join("\n");
  expect(texts.length).toBeGreaterThan(100);
  expect(texts).not.toMatch(/undefined|NaN|null|\[object/);
});

test("--pretty prints those texts in place of the lines", async () => {
  const { lines } = await fairlead(CALLS.fairness());
  const { code, out } = await fairlead([...CALLS.fairness(), "--pretty"]);
  expect(code).toBe(0);
  expect(out).toBe(lines.map((line) => `${toPretty("fairness", line as OutputLine)}\n`).join(""));
});

test("a stored match verifies as equal, and another file as different", async () => {
  const { out } = await aMatch();
  writeFileSync(join(folder, "receipt.json"), out);
  const equal = await fairlead(["verify", join(folder, "receipt.json"), resume]);
  expect(equal.code).toBe(0);
  expect(equal.lines).toEqual([{ file: resume, status: "ok", equal: true, differences: [] }]);
  const other = await fairlead(["verify", join(folder, "receipt.json"), resumes[1] as string]);
  expect(other.code).toBe(1);
  expect(other.lines[0]).toMatchObject({ equal: false });
});

test("an altered match verifies as different, and says what differs", async () => {
  const line = JSON.parse((await aMatch()).out);
  const altered = {
    band: { ...line, band: "strong!" },
    recommendation: { ...line, recommendation: "hire" },
    fairness: { ...line, fairness: {} },
    score: { ...line, score: 99.9, receipt: { ...line.receipt, score: 99.9 } },
  };
  const files = Object.keys(altered).map((name) => join(folder, `${name}${extname(resume)}`));
  for (const file of files) copyFileSync(join(ROOT, resume), file);
  const lines = Object.values(altered).map((one, at) => JSON.stringify({ ...one, file: files[at] }));
  writeFileSync(join(folder, "altered.jsonl"), lines.join("\n"));
  const verified = await fairlead(["verify", join(folder, "altered.jsonl"), ...files]);
  expect(verified.code).toBe(1);
  const differences = verified.lines.map((one) => one.differences as string[]);
  expect(differences.slice(0, 3)).toEqual([["band"], ["recommendation"], ["fairness"]]);
  expect(differences[3]?.join()).toContain("score");
});

test("the receipt of a line verifies with its job; without one it says what is missing", { timeout: 240_000 }, async () => {
  const { receipt, job: asked } = JSON.parse((await aMatch()).out);
  writeFileSync(join(folder, "alone.json"), JSON.stringify(receipt, null, 2));
  writeFileSync(join(folder, "forged.json"), JSON.stringify({ receipt: { ...receipt, score: 99.9 }, job: asked }, null, 2));
  const equal = await fairlead(["verify", join(folder, "alone.json"), "--job", job, resume]);
  expect(equal.lines).toEqual([{ file: resume, status: "ok", equal: true, differences: [] }]);
  const bare = await fairlead(["verify", join(folder, "alone.json"), resume]);
  expect([bare.code, bare.lines[0]?.code]).toEqual([1, "receipt-without-job"]);
  const forged = await fairlead(["verify", join(folder, "forged.json"), resume]);
  expect(forged.lines[0]).toMatchObject({ equal: false, differences: ["score", "receipt"] });
});

test("receipts are verified beside lines of files that could not be read, and a file they do not name says so", async () => {
  const { out } = await fairlead(["match", ...AS_OF, "--job", job, resume, "no-such-file.pdf"]);
  writeFileSync(join(folder, "receipts.jsonl"), out);
  const { lines } = await fairlead(["verify", join(folder, "receipts.jsonl"), resume, resumes[1] as string]);
  expect(lines[0]).toEqual({ file: resume, status: "ok", equal: true, differences: [] });
  expect(lines[1]).toMatchObject({ status: "failed", code: "receipt-absent" });
});

test("a stored match that comes out otherwise is shown beside the one computed now", async () => {
  const { out } = await aMatch();
  const stored = JSON.parse(out);
  stored.receipt.engineVersion = "0.0.1";
  writeFileSync(join(folder, "older.json"), JSON.stringify(stored));
  const { lines } = await fairlead(["verify", join(folder, "older.json"), resume]);
  expect(lines[0]).toMatchObject({
    equal: false,
    differences: ["engine", "receipt"],
    stored: { score: stored.score, engineVersion: "0.0.1" },
    now: { score: stored.score, interval: stored.interval },
  });
  COMMANDS.verify.line.strict().parse(lines[0]);
  const pretty = toPretty("verify", lines[0] as OutputLine);
  expect(pretty).toContain(`stored ${stored.score} [`);
  expect(pretty).toContain("engine 0.0.1; now");
});

test.each([
  ["semicolons", "sex;selected\nf;1\nm;0\n", undefined],
  ["tabs", "sex\tselected\nf\tyes\nm\tno\n", undefined],
  ["a word that is neither yes nor no", "sex,selected\nf,maybe\nm,0\n", "csv-values"],
  ["a score that is no number", "sex,score\nf,NaN\nm,3\n", "csv-values"],
  ["no outcome column", "sex,age\nf,30\n", "csv-columns"],
])("a table with %s is read or says why not", async (_, text, code) => {
  writeFileSync(join(folder, "table.csv"), text);
  const { lines } = await fairlead(["fairness", join(folder, "table.csv")]);
  expect(lines[0]?.code).toBe(code);
});

test("draft --pretty prints the description line by line", async () => {
  const { out } = await fairlead([...CALLS.draft(), "--pretty"]);
  expect(out.split("\n")).toEqual(expect.arrayContaining(["Staff nurse", "- Plan care with patients.", "- Wound care"]));
});

test("a draft without a title or that is no JSON says what to pass", async () => {
  writeFileSync(join(folder, "untitled.json"), JSON.stringify({ ...SPEC, title: " " }));
  writeFileSync(join(folder, "prose.json"), "Staff nurse");
  const { code, lines } = await fairlead(["draft", join(folder, "untitled.json"), join(folder, "prose.json"), join(folder, "spec.json")]);
  expect(code).toBe(1);
  expect(lines.map((line) => line.code)).toEqual(["spec-unreadable", "spec-unreadable", undefined]);
  expect(lines[0]?.message).toMatch(/Pass JSON with at least a title[.] [(]title: .+[)]$/);
  writeFileSync(join(folder, "purpose.json"), JSON.stringify({ ...SPEC, purpose: "keep patients safe" }));
  const [unknown] = (await fairlead(["draft", join(folder, "purpose.json")])).lines;
  expect(unknown?.message).toMatch(/"purpose".*the keys are title, .*mission, /);
  expect(lines[2]).toMatchObject({ title: "Staff nurse", description: expect.stringContaining("- Pay: £34,000 to £39,000 a year.") });
});

test("a failed line satisfies its schema and says what to do", async () => {
  const { code, lines } = await fairlead(["parse", "no-such-file.pdf"]);
  expect(code).toBe(1);
  const line = FailedLine.strict().parse(lines[0]);
  expect(line.code).toBe("not-found");
  expect(line.message).toContain("Check the path");
});
