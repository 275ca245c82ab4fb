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
  requirements: { name: string; importance: string; minYears?: number; alternatives?: string[] }[];
  education?: { level: number };
  languages?: { language: string }[];
  experience?: { minYears: number };
};
/** `start`: UTF-16 offset, given where the words may stand more than once. */
export type ExpectedFinding = { type: string; severity: string; text: string; start?: number };
export type ExpectedWording = { id: string; text: string; findings: ExpectedFinding[] };
/** What one line of an advertisement asks for, below its heading if it has one. */
export type ExpectedLine = {
  id: string;
  heading: string | null;
  text: string;
  requirements: { name: string; importance: string; minYears?: number; alternatives?: string[] }[];
};

type Sample<T> = { name: string; bytes: Uint8Array; expected: T };

export function loadSamples<T>(kind: "resumes" | "jobs" | "wording/ads", half: Half): Sample<T>[] {
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

/**
 * A folder of sentences; those of "wording/second" and "wording/statutory" were written without sight of the rules, "wording/third" and
 * "wording/fourth" have a development half alone. Nothing in "wording/statutory" may be flagged.
 */
export type WordingSet = "wording" | "wording/second" | "wording/third" | "wording/fourth" | "wording/statutory";
export const loadSentences = (set: WordingSet, half: Half): ExpectedWording[] => loadLines(set, half);
export const loadStrength = (half: Half): ExpectedLine[] => loadLines("strength", half);

/** Sentences that were labelled twice, with both labels. */
export function loadSecondLabels(set: WordingSet): { first: ExpectedWording; second: ExpectedWording }[] {
  const halves: Half[] = set === "wording/second" ? HALVES : ["dev"];
  const known = new Map(halves.flatMap((half) => loadSentences(set, half)).map((one) => [one.id, one]));
  return loadLines<ExpectedWording>(set, "again").map((second) => ({ first: known.get(second.id) as ExpectedWording, second }));
}

/** Whole advertisements with all that a careful reader would underline. */
export function loadAds(half: Half): ExpectedWording[] {
  const samples = loadSamples<{ findings: ExpectedFinding[] }>("wording/ads", half);
  return samples.map(({ name, bytes, expected }) => ({ id: name, text: new TextDecoder().decode(bytes), findings: expected.findings }));
}

function loadLines<T>(set: string, file: Half | "again"): T[] {
  const text = readFileSync(join(CORPUS, set, `${file}.jsonl`), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}
