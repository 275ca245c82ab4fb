import { DocumentView, InterviewKit, MatchResult, ResumeProfile } from "@fairlead/contracts";
import { beforeAll, describe, expect, test } from "vitest";
import type { Document } from "../../documents/index.ts";
import { CORPUS_DAY, type ExpectedResume, loadSamples } from "../../eval/corpus.ts";
import { readDevResumes } from "../../eval/dev-resumes.ts";
import { type Counterfactuals, findPersonal, testCounterfactuals } from "../../fairness/index.ts";
import { writeKit } from "../../interview/index.ts";
import { type JobProfile, readJob } from "../../job/index.ts";
import { fold } from "../../text/index.ts";
import { toMatchLine } from "../match-line.ts";
import type { MatchLine } from "../types.ts";
import { type Blind, toBlind } from "./blind.ts";

type One = { name: string; expected: ExpectedResume; plain: { document: Document; profile: ResumeProfile }; blind: Blind; pairs: Pair[] };
type Pair = { job: JobProfile; line: MatchLine; blindLine: MatchLine; kit: InterviewKit; blindKit: InterviewKit };
const all: One[] = [];
const JOBS = 2;
/** Of so many resumes one is read again with every swap, which takes most of the time. */
const SWAPPED = 3;
const NO_SWAPS: Counterfactuals = { swaps: [], ignoredSignals: [] };

beforeAll(async () => {
  const jobs = loadSamples<unknown>("jobs", "dev").flatMap(({ bytes }) => {
    const text = new TextDecoder().decode(bytes);
    const reading = readJob(text);
    return reading.kind === "read" ? [{ job: reading.job, jobText: text }] : [];
  });
  for (const { at, name, expected, document, profile } of await readDevResumes()) {
    const blind = toBlind({ document, profile }, findPersonal(document, profile));
    const counterfactuals = at % SWAPPED === 0 ? testCounterfactuals(document, profile, { asOf: CORPUS_DAY }) : NO_SWAPS;
    const pairs = Array.from({ length: JOBS }, (_, turn) => {
      const { job, jobText } = jobs[(at * JOBS + turn) % jobs.length] as (typeof jobs)[number];
      const line = toMatchLine({ document, profile, job, jobText, asOf: CORPUS_DAY, counterfactuals });
      const kit = writeKit({ job, profile, match: line, minutes: 60 });
      return { job, line, blindLine: blind.toMatch(line, job), kit, blindKit: blind.toKit(kit, job) };
    });
    all.push({ name, expected, plain: { document, profile }, blind, pairs });
  }
}, 300_000);

type Quoted = { start: number; end: number; text?: string; raw?: string };
/** Every object with a place below a value, with the path to it. */
function quotesIn(value: unknown, path = ""): [string, Quoted][] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.entries(value).flatMap(([key, inner]) => quotesIn(inner, `${path}/${key}`));
  return "start" in value && "end" in value && ("text" in value || "raw" in value) ? [[path, value as Quoted], ...below] : below;
}
const wrongIn = (value: unknown, text: string) =>
  quotesIn(value)
    .filter(([, { start, end, text: words, raw }]) => text.slice(start, end) !== (raw ?? words))
    .map(([path, { start, end, text: words, raw }]) => `${path}: "${raw ?? words}" is not "${text.slice(start, end)}"`);

/** Every string below a value but those of the job, with the path to it. */
function stringsIn(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "job" || key === "receipt" ? [] : stringsIn(inner, `${path}/${key}`)));
}

const squeeze = (words: string) => fold(words).replace(/\s+/g, " ");

/** What in these strings tells the person of the expected file. Words that the job says itself tell nothing. */
function leaksIn({ name, expected }: One, value: unknown, job?: JobProfile): string[] {
  const { basics, education = [] } = expected.profile;
  const wholes = [
    basics.name,
    basics.email,
    basics.phone,
    (basics as { url?: string }).url,
    ...education.map(({ institution }) => institution),
  ];
  const jobWords = squeeze(JSON.stringify(job ?? ""));
  const parts = ((basics.name ?? "").match(/\p{Lu}[\p{L}\p{M}]{2,}/gu) ?? []).map(fold).filter((part) => !jobWords.includes(part));
  return stringsIn(value).flatMap(([path, words]) => {
    const plain = squeeze(words);
    const said = new Set(
      words
        .replace("São João del-Rei", "")
        .match(/\p{Lu}[\p{L}\p{M}]+/gu)
        ?.map(fold),
    );
    const told = wholes.filter((whole) => whole !== undefined && whole !== "" && plain.includes(squeeze(whole)));
    return [...told, ...parts.filter((part) => said.has(part))].map((leak) => `${name}${path}: ${leak} in "${words}"`);
  });
}

describe("a resume under blind review", () => {
  test("every quote of profile, match and kit stands in the masked text", () => {
    let seen = 0;
    for (const { blind, pairs } of all) {
      const { text } = blind.document;
      expect(wrongIn(blind.profile, text)).toEqual([]);
      for (const { blindLine, blindKit } of pairs) {
        const { job: _job, ...line } = blindLine;
        expect(wrongIn(line, text)).toEqual([]);
        expect(wrongIn(blindKit, text)).toEqual([]);
        seen += quotesIn(line).length + quotesIn(blindKit).length;
      }
    }
    expect(seen).toBeGreaterThan(1_000);
  });
  test("no string of document, profile, match and kit tells who it is", () => {
    const leaks = all.flatMap((one) => [
      ...leaksIn(one, one.blind.document),
      ...leaksIn(one, one.blind.profile),
      ...one.pairs.flatMap(({ job, blindLine, blindKit }) => [...leaksIn(one, blindLine, job), ...leaksIn(one, blindKit, job)]),
    ]);
    expect(leaks).toEqual([]);
  });
  test("the scan finds what blind review covers", () => {
    const told = all.filter((one) => leaksIn(one, one.plain.profile).length > 0);
    expect(told.length).toBe(all.length);
  });
  test("has the same score, rows, gaps and questions as before, and the shape of the contract", () => {
    for (const { blind, pairs } of all) {
      expect(() => DocumentView.parse(blind.document)).not.toThrow();
      expect(() => ResumeProfile.parse(blind.profile)).not.toThrow();
      for (const { line, blindLine, kit, blindKit } of pairs) {
        expect(() => MatchResult.parse(blindLine)).not.toThrow();
        expect(() => InterviewKit.parse(blindKit)).not.toThrow();
        expect(blindLine.score).toBe(line.score);
        expect(blindLine.rows.map(({ id, points }) => [id, points])).toEqual(line.rows.map(({ id, points }) => [id, points]));
        expect(blindLine.job).toEqual(line.job);
        expect(blindKit.questions.map(({ id }) => id)).toEqual(kit.questions.map(({ id }) => id));
      }
    }
  });
  test("says who it is about in no value made for that", () => {
    for (const { blind } of all) {
      const { basics, education, meta } = blind.profile;
      expect(Object.keys(basics).filter((key) => !["profiles", "label", "summary"].includes(key))).toEqual([]);
      expect(basics.profiles).toEqual([]);
      expect(education.flatMap((study) => Object.keys(study)).filter((key) => /institution|Date/.test(key))).toEqual([]);
      expect(meta.places.filter(({ path }) => /basics\/(name|email|phone|url|location|profiles)|institution/.test(path))).toEqual([]);
    }
  });
});
