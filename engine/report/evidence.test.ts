import { expect, test } from "vitest";
import { CORPUS_DAY, loadSamples } from "../eval/corpus.ts";
import { readDevResumes } from "../eval/dev-resumes.ts";
import { writeKit } from "../interview/index.ts";
import { readJob } from "../job/index.ts";
import { match, type Row } from "../match/index.ts";
import { toMatchLine } from "./index.ts";

type Quoted = { start: number; end: number; text?: string; raw?: string };

/** Every object with a place below a value, with the path to it. */
function quotesIn(value: unknown, path = ""): [string, Quoted][] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.entries(value).flatMap(([key, inner]) => quotesIn(inner, `${path}/${key}`));
  const words = "text" in value || "raw" in value;
  return "start" in value && "end" in value && words ? [[path, value as Quoted], ...below] : below;
}

const wrongIn = (value: unknown, text: string) =>
  quotesIn(value)
    .filter(([, { start, end, text: words, raw }]) => text.slice(start, end) !== (raw ?? words))
    .map(([path, { start, end, text: words, raw }]) => `${path}: "${raw ?? words}" is not "${text.slice(start, end)}"`);

/** Rows with points and without words; a language may be shown by the resume being written in it. */
const unproven = (rows: Row[]) =>
  rows
    .filter((row) => row.points > 0 && row.evidence.length === 0 && !row.why?.includes("written in it"))
    .map(({ id, points, why }) => ({ id, points, why }));

const jobs = loadSamples<unknown>("jobs", "dev").map(({ name, bytes }) => ({ name, text: new TextDecoder().decode(bytes) }));

test("every quote of a job stands in its text", () => {
  let seen = 0;
  for (const { text } of jobs) {
    const reading = readJob(text);
    if (reading.kind === "unreadable") throw new Error(reading.code);
    expect(wrongIn(reading.job, text)).toEqual([]);
    seen += quotesIn(reading.job).length;
    for (const { span, quote } of reading.job.requirements)
      expect([quote.start <= span.start, span.end <= quote.end]).toEqual([true, true]);
  }
  expect(seen).toBeGreaterThan(100);
});

/** Of so many resumes one is read again with every swap, which takes most of the time. */
const SWAPPED = 5;

test("every quote of a profile, a match and a kit stands in the resume's visible text, and every point has one", {
  timeout: 300_000,
}, async () => {
  let seen = 0;
  for (const { at, document, profile } of await readDevResumes()) {
    expect(wrongIn(profile, document.text)).toEqual([]);
    const jobText = (jobs[at % jobs.length] as { text: string }).text;
    const job = readJob(jobText);
    if (job.kind === "unreadable") continue;
    const pairing = { document, profile, job: job.job, jobText, asOf: CORPUS_DAY };
    const { job: echoed, ...line } = at % SWAPPED === 0 ? toMatchLine(pairing) : { ...match(pairing), job: job.job };
    expect(echoed).toEqual(job.job);
    expect(wrongIn(line, document.text)).toEqual([]);
    const kit = writeKit({ job: job.job, profile, match: line, minutes: 45 });
    expect(wrongIn(kit, document.text)).toEqual([]);
    expect(unproven(line.rows)).toEqual([]);
    seen += quotesIn(line).length;
  }
  expect(seen).toBeGreaterThan(100);
});
