import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkWording } from "@fairlead/engine/bias";
import { type Document, readDocument } from "@fairlead/engine/documents";
import { readJob } from "@fairlead/engine/job";
import { toMatchLine } from "@fairlead/engine/report";
import { type ResumeProfile, readResume } from "@fairlead/engine/resume";
import { beforeAll, expect, test } from "vitest";
import { listSamples, type Samples } from "./index.ts";

const FOLDER = dirname(fileURLToPath(import.meta.url));
const AS_OF = "2026-02-01";
const BIAS_TYPES = ["age", "cultural", "educational", "experience", "gender"];

/** From the beginning of a file's name, for each job. */
const EXPECTED = {
  "Data Analyst, Supply Chain": {
    strong: ["amara", "elif"],
    weak: ["katja", "linh", "miguel", "ryan"],
    others: ["daniel", "ingrid", "jamal", "sofia", "tomasz"],
  },
  "Junior Team Lead, Customer Service": {
    strong: ["sofia", "tomasz"],
    weak: ["daniel", "ingrid", "jamal", "linh"],
    others: ["amara", "arjun", "elif", "katja", "miguel", "ryan"],
  },
};

let samples: Samples;
const resumes = new Map<string, { document: Document; profile: ResumeProfile }>();

beforeAll(async () => {
  samples = await listSamples(FOLDER);
  for (const { fileName, path } of samples.resumes) {
    const reading = await readDocument(new Uint8Array(readFileSync(path)));
    if (reading.kind === "unreadable") throw new Error(`${fileName}: ${reading.code}`);
    resumes.set(fileName, { document: reading.document, profile: readResume(reading.document, { asOf: AS_OF }) });
  }
});

const jobText = (title: string): string => readFileSync(samples.jobs.find((job) => job.title === title)?.path ?? "", "utf8");

test("the list names every file of the folders, and the files stay small", () => {
  expect(samples.resumes.map(({ fileName }) => fileName)).toEqual(readdirSync(join(FOLDER, "resumes")).sort());
  expect(samples.jobs.map(({ path }) => path).sort()).toEqual(
    readdirSync(join(FOLDER, "jobs"))
      .map((name) => join(FOLDER, "jobs", name))
      .sort(),
  );
  const bytes = [...samples.resumes, ...samples.jobs].reduce((sum, { path }) => sum + statSync(path).size, 0);
  expect(bytes).toBeLessThan(600_000);
});

test("there are twelve resumes: PDF, Word and plain text, one of them in German", () => {
  const types = samples.resumes.map(({ fileName }) => fileName.split(".").at(-1));
  const count = (type: string) => types.filter((other) => other === type).length;
  expect([count("pdf"), count("docx"), count("txt")]).toEqual([5, 4, 3]);
  expect([...resumes.values()].filter(({ profile }) => profile.meta.language === "de")).toHaveLength(1);
});

test("every resume is read with the name and e-mail of its person, work and skills", () => {
  for (const [fileName, { profile }] of resumes) {
    const { name, email } = profile.basics;
    const [first, last] = fileName.split("-");
    expect(email, fileName).toBe(`${first}.${last}@example.com`);
    expect(toAscii(name ?? ""), fileName).toBe(`${first} ${last}`);
    expect(profile.work.length, fileName).toBeGreaterThanOrEqual(2);
    expect(profile.skills.length, fileName).toBeGreaterThanOrEqual(5);
  }
});

test("only one resume hides words, and they do not reach its text", () => {
  const hiding = [...resumes].filter(([, { document }]) => document.hiddenText.length > 0);
  expect(hiding.map(([fileName]) => fileName)).toEqual(["ryan-mercer-web-developer.pdf"]);
  expect(hiding[0]?.[1].document.hiddenText.map(({ text }) => text).join(" ")).toContain("Tableau expert");
  expect(hiding[0]?.[1].document.text).not.toContain("expert");
});

test("a job says what it asks for under the title of the list", () => {
  for (const { title } of samples.jobs) {
    const reading = readJob(jobText(title));
    if (reading.kind === "unreadable") throw new Error(reading.code);
    expect(reading.job.title).toBe(title);
    expect(reading.job.requirements.length).toBeGreaterThanOrEqual(5);
    expect(reading.job.languages.length).toBeGreaterThanOrEqual(1);
  }
});

test("one job has wording problems of all five types, the other has none", () => {
  const biased = checkWording(jobText("Junior Team Lead, Customer Service")).findings;
  expect([...new Set(biased.map(({ type }) => type))].sort()).toEqual(BIAS_TYPES);
  expect(biased.length).toBeGreaterThanOrEqual(6);
  expect(checkWording(jobText("Data Analyst, Supply Chain")).findings).toEqual([]);
});

test.each(Object.entries(EXPECTED))(
  "for %s people with proof stand above people without, and all of them above other trades",
  (title, sets) => {
    const text = jobText(title);
    const reading = readJob(text);
    if (reading.kind === "unreadable") throw new Error(reading.code);
    const { job } = reading;
    const scores = new Map(
      [...resumes].map(([fileName, { document, profile }]) => [
        fileName.split("-")[0],
        toMatchLine({ document, profile, job, jobText: text, asOf: AS_OF }).score ?? -1,
      ]),
    );
    const of = (names: string[]) => names.map((name) => scores.get(name) ?? Number.NaN);
    expect(Math.min(...of(sets.strong))).toBeGreaterThan(Math.max(...of(sets.weak)));
    expect(Math.max(...of(sets.weak))).toBeGreaterThan(Math.max(...of(sets.others)));
    expect(scores.get(sets.strong[0] ?? "")).toBe(Math.max(...scores.values()));
  },
);

const toAscii = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").replace(/ı/g, "i").toLowerCase();
