import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobs, resumes, someResumes } from "./test/corpus.ts";
import { AS_OF, fairlead, type Ran } from "./test/fairlead.ts";

const some = someResumes(12);
const job = jobs[0] as string;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-line-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const byFile = (lines: Record<string, unknown>[]) => new Map(lines.map((line) => [line.file, JSON.stringify(line)]));

const MATCH = ["match", ...AS_OF, "--job", job];
let forward: Ran;
beforeAll(async () => {
  forward = await fairlead([...MATCH, ...some]);
});

test("the same input gives the same bytes, on one core and on all", async () => {
  const onOne = await fairlead([...MATCH, ...some], { under: ["taskset", "-c", "0"] });
  expect(forward.code).toBe(0);
  expect(onOne.out).toBe(forward.out);
});

test("the order of the files changes the order of the lines and nothing else; a file alone gives the same line", async () => {
  const backward = await fairlead([...MATCH, ...[...some].reverse()]);
  expect(forward.lines.map((line) => line.file)).toEqual(some);
  expect(backward.lines.map((line) => line.file)).toEqual([...some].reverse());
  expect(byFile(backward.lines)).toEqual(byFile(forward.lines));
  const alone = await fairlead([...MATCH, some[3] as string]);
  expect(JSON.stringify(alone.lines[0])).toBe(byFile(forward.lines).get(some[3]));
});

test("a ranking does not depend on the order of the files", async () => {
  const words = ["rank", ...AS_OF, "--job", job];
  const ranked = await fairlead([...words, ...some]);
  const backward = await fairlead([...words, ...[...some].reverse()]);
  expect(backward.out).toBe(ranked.out);
  const scores = ranked.lines.map((line) => line.score as number);
  expect([...scores].sort((a, b) => b - a)).toEqual(scores);
});

test("bad files are failed lines in their place and never stop the others", async () => {
  writeFileSync(join(folder, "empty.pdf"), "");
  writeFileSync(join(folder, "blank.txt"), " \n\t \n");
  writeFileSync(join(folder, "binary.txt"), Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 37) % 256)));
  writeFileSync(join(folder, "cut.pdf"), "%PDF-1.7\n1 0 obj\n<< /Type /Cat");
  writeFileSync(join(folder, "large.pdf"), Buffer.alloc(10 * 1024 * 1024 + 1, 32));
  writeFileSync(
    join(folder, "old.doc"),
    Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(1016), Buffer.from("WordDocument", "utf16le")]),
  );
  mkdirSync(join(folder, "folder.pdf"));
  const name = (file: string) => join(folder, file);
  const files = [
    resumes[0] as string,
    name("empty.pdf"),
    name("blank.txt"),
    name("binary.txt"),
    name("cut.pdf"),
    name("large.pdf"),
    name("old.doc"),
    name("folder.pdf"),
    name("missing.pdf"),
    resumes[1] as string,
  ];
  const { code, lines } = await fairlead(["parse", ...files]);
  expect(code).toBe(1);
  expect(lines.map((line) => line.file)).toEqual(files);
  expect(lines.map((line) => line.code ?? line.status)).toEqual([
    "ok",
    "empty",
    "no-text",
    "unsupported-type",
    "damaged",
    "too-large",
    "legacy-word",
    "not-a-file",
    "not-found",
    "ok",
  ]);
});

// The superuser may read everything, unless the right to overrule permissions is taken away.
const BOUND = process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] : [];

test("a name that ends like another kind of file is a flag, not an error", async () => {
  const file = join(folder, "really-text.pdf");
  writeFileSync(file, "Jo Lee\njo@example.com\n\nSkills\nExcel, SAP\n");
  const { code, lines } = await fairlead(["parse", ...AS_OF, file]);
  expect(code).toBe(0);
  expect(lines[0]?.document).toMatchObject({ kind: "txt", flags: [{ code: "name-mismatch" }] });
});

test("a file without permission says so", async () => {
  writeFileSync(join(folder, "locked.txt"), "words");
  chmodSync(join(folder, "locked.txt"), 0);
  const { lines } = await fairlead(["parse", join(folder, "locked.txt")], { under: BOUND });
  expect(lines[0]).toMatchObject({ code: "no-permission" });
});

test("paths come from a list, from standard input too", async () => {
  writeFileSync(join(folder, "list"), `${some.slice(0, 2).join("\n")}\n\n`);
  const list = await fairlead(["parse", ...AS_OF, "--files-from", join(folder, "list")]);
  const piped = await fairlead(["parse", ...AS_OF, "--files-from", "-"], { input: some.slice(0, 2).join("\r\n") });
  expect(list.lines.map((line) => line.file)).toEqual(some.slice(0, 2));
  expect(piped.out).toBe(list.out);
});

test("--lines reads one text a line, and offsets count into that line", async () => {
  const texts = ["We need a chairman.", "", "Näh 😀 der chairman"];
  const { lines } = await fairlead(["bias", "--lines"], { input: `${texts.join("\n")}\n` });
  expect(lines.map((line) => line.line)).toEqual([1, 2, 3]);
  const findings = lines.map((line) => line.findings as { start: number; end: number; text: string }[]);
  expect(findings[0]?.[0]?.text.toLowerCase()).toContain("chairman");
  findings.forEach((found, i) => {
    for (const { start, end, text } of found) expect(texts[i]?.slice(start, end)).toBe(text);
  });
});

test("offsets of bias count into the file as it is, line ends and all", async () => {
  const text = "Role\r\n\r\n\r\nThe   chairman leads.\r\nHe must be young.\r\n";
  writeFileSync(join(folder, "job.txt"), text);
  const { lines } = await fairlead(["bias", join(folder, "job.txt")]);
  const found = lines[0]?.findings as { start: number; end: number; text: string }[];
  expect(found.length).toBeGreaterThan(0);
  for (const { start, end, text: words } of found) expect(text.slice(start, end)).toBe(words);
});

test.each([
  [[], "No command given"],
  [["guess"], 'no command "guess"'],
  [["parse"], "at least one FILE"],
  [["rank", "a.pdf"], "--job"],
  [["parse", "--job", "a", "b.pdf"], "--job does not go with parse"],
  [["interview", "--job", "a", "--resume", "b", "c.pdf"], "one resume"],
  [["parse", "--as-of", "2026-02-30", "a.pdf"], "--as-of"],
  [["parse", "--no-such-option", "a.pdf"], "no-such-option"],
  [["interview", "--job", "a", "--resume", "b", "--minutes", "20"], "--minutes"],
  [["parse", "--files-from", "/no/such/list"], "cannot be read"],
])("wrong usage %j is exit code 2 with a usage text on standard error", async (words, message) => {
  const { code, out, error } = await fairlead(words);
  expect(code).toBe(2);
  expect(out).toBe("");
  expect(error).toContain(message);
  expect(error).toContain("Usage: fairlead COMMAND");
});

test("an unreadable job is one failed line that says so", async () => {
  writeFileSync(join(folder, "empty-job.txt"), "");
  const { code, lines } = await fairlead(["rank", "--job", join(folder, "empty-job.txt"), some[0] as string]);
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ code: "job-empty", file: join(folder, "empty-job.txt") });
});

test("present means the day of --as-of", async () => {
  writeFileSync(
    join(folder, "present.txt"),
    "Mara Ortiz\nmara@example.com\n\nExperience\n\nNurse, Harbour Clinic\nJanuary 2020 - Present\n- Cared for patients\n",
  );
  const years = async (day: string) => {
    const { lines } = await fairlead(["parse", "--as-of", day, join(folder, "present.txt")]);
    return (lines[0] as { profile: { meta: { totalYears: { mid: number } } } }).profile.meta.totalYears.mid;
  };
  expect(await years("2022-01-01")).toBeCloseTo(2, 0);
  expect(await years("2026-01-01")).toBeCloseTo(6, 0);
});
