import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";

export type Half = "dev" | "held-out";
export const HALVES: Half[] = ["dev", "held-out"];
/** The day that "present" means in every expected file. */
export const CORPUS_DAY = "2026-11-01";

// Bundled or not, the evaluation runs from the repository's root.
const CORPUS = join(process.cwd(), "engine/corpus");

export type Dated = { startDate?: string; endDate?: string | null };
export type ExpectedResume = {
  layout?: string;
  columns?: number;
  language?: string;
  totalYears?: number;
  hidden?: string[];
  profile: {
    basics: { name?: string; email?: string; phone?: string; location?: { city?: string; countryCode?: string } };
    work?: ({ name?: string; position?: string } & Dated)[];
    education?: ({ institution?: string; studyType?: string; area?: string } & Dated)[];
    skills?: string[];
    certificates?: { name: string }[];
    languages?: { language: string }[];
  };
};
export type ExpectedJob = {
  title?: string;
  requirements: { name: string; importance: string; minYears?: number }[];
  education?: { level: number };
  languages?: { language: string }[];
  experience?: { minYears: number };
};
export type ExpectedSentence = { id: string; text: string; findings: { type: string; severity: string; text: string }[] };

type Sample<T> = { name: string; bytes: Uint8Array; expected: T };

export function loadSamples<T>(kind: "resumes" | "jobs", half: Half): Sample<T>[] {
  const folder = join(CORPUS, kind, half);
  return readdirSync(folder)
    .filter((name) => !name.endsWith(".json") && !name.endsWith(".md"))
    .sort()
    .map((name) => ({
      name,
      bytes: readFileSync(join(folder, name)),
      expected: JSON.parse(readFileSync(join(folder, `${basename(name, extname(name))}.expected.json`), "utf8")) as T,
    }));
}

export function loadSentences(half: Half): ExpectedSentence[] {
  const text = readFileSync(join(CORPUS, "wording", `${half}.jsonl`), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as ExpectedSentence);
}
