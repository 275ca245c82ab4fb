import { describe, expect, test } from "vitest";
import { toPlainDocument } from "../documents/index.ts";
import { readJob } from "../job/index.ts";
import { readResume } from "../resume/index.ts";
import { canonicalJson } from "../text/index.ts";
import { correctReading } from "./correct-reading.ts";
import { toMatchLine } from "./match-line.ts";
import type { MatchLine } from "./types.ts";
import { verifyMatch } from "./verify-match.ts";

const AS_OF = "2026-11-01";
const RESUME = `Lena Falk
lena.falk@example.com

EXPERIENCE

Truck Driver, Blue Harbor Logistics
March 2017 - Present
- Delivered goods across three countries without an accident
- Planned routes and kept the tachograph records

SKILLS
Route planning, Forklift operation
`;
const JOB = `Truck Driver

Responsibilities
- Deliver goods to customers
- Plan routes

Requirements
- 2+ years of experience as a truck driver
- Route planning
- Forklift operation
- German B1
`;

const read = (text: string) => {
  const document = toPlainDocument(text);
  return { document, profile: readResume(document, { asOf: AS_OF }) };
};
const reading = readJob(JOB);
if (reading.kind !== "read") throw new Error(reading.code);
const line = toMatchLine({ ...read(RESUME), job: reading.job, asOf: AS_OF, jobText: JOB });
const stored = (change: (line: MatchLine) => unknown = () => undefined): MatchLine => {
  const copy = JSON.parse(JSON.stringify(line)) as MatchLine;
  change(copy);
  return copy;
};

describe("the line of a match", () => {
  test("holds the result, the counterfactual test and the job", () => {
    expect(line.score).toBeGreaterThan(0);
    expect(line.fairness.maxChange).toBe(0);
    expect(line.job.title).toBe("Truck Driver");
  });
  test("is the same bytes every time", () => {
    expect(canonicalJson(toMatchLine({ ...read(RESUME), job: reading.job, asOf: AS_OF, jobText: JOB }))).toBe(canonicalJson(line));
  });
});

describe("verifying a stored match", () => {
  test("the same resume gives the same result", () => {
    expect(verifyMatch(stored(), read(RESUME))).toEqual({ equal: true, differences: [] });
  });
  test("another resume differs in its text and in what it shows", () => {
    const { equal, differences } = verifyMatch(stored(), read(RESUME.replace(", Forklift operation", "")));
    expect(equal).toBe(false);
    expect(differences).toEqual(expect.arrayContaining(["text", "view"]));
  });
  test("one scored with corrections differs in what a person corrected, and names it", () => {
    const { document, profile } = read(RESUME);
    const corrections = [{ path: "/work/0/startDate", value: "2012" }];
    const corrected = correctReading(document, profile, corrections);
    const line = toMatchLine({ document, ...corrected, job: reading.job, asOf: AS_OF, jobText: JOB, corrections });
    expect(line.receipt.corrections).toEqual(["/work/0/startDate"]);
    expect(JSON.stringify(line.receipt)).not.toContain('"2012"');
    expect(line.fairness.maxChange).toBe(0);
    expect(verifyMatch(line, { document, profile }).differences).toEqual(expect.arrayContaining(["corrections", "view"]));
  });
  test("another phone number differs in the text alone", () => {
    expect(verifyMatch(stored(), read(RESUME.replace("lena.falk@", "l.falk@"))).differences).toEqual(["text"]);
  });
  test.each<[string, (line: MatchLine) => unknown, string]>([
    ["an edited score", (one) => Object.assign(one, { score: 99 }), "receipt"],
    ["an edited score in the receipt", (one) => Object.assign(one.receipt, { score: 99 }), "score"],
    ["an edited job", (one) => one.job.requirements.pop(), "job"],
    ["another engine", (one) => Object.assign(one.receipt, { engineVersion: "0.0.0" }), "engine"],
    ["another taxonomy", (one) => Object.assign(one.receipt, { taxonomyVersion: "x" }), "taxonomy"],
    ["other weights", (one) => Object.assign(one.receipt, { weightsHash: "x" }), "weights"],
    ["edited rows", (one) => one.rows.pop(), "rows"],
    ["an edited fingerprint", (one) => Object.assign(one.receipt, { hash: "x" }), "receipt"],
  ])("%s is noticed and named", (_what, change, named) => {
    const { equal, differences } = verifyMatch(stored(change), read(RESUME));
    expect(equal).toBe(false);
    expect(differences).toContain(named);
  });
});
