import type { Correction, ErrorCode, InterviewKit, JobProfile, PersonalSpan, RubricColumn, WordingReport } from "@fairlead/contracts";
import { checkWording } from "@fairlead/engine/bias";
import { type Document, toPlainDocument } from "@fairlead/engine/documents";
import { type Counterfactuals, testCounterfactuals } from "@fairlead/engine/fairness";
import { writeKit } from "@fairlead/engine/interview";
import { readJob } from "@fairlead/engine/job";
import { score, toScoringView, WEIGHTS } from "@fairlead/engine/match";
import {
  type Corrected,
  compareLines,
  correctReading,
  ENGINE_VERSION,
  type MatchLine,
  toMatchLine,
  type Verification,
} from "@fairlead/engine/report";
import { type ResumeProfile, readResume, type Sketch, toSketch } from "@fairlead/engine/resume";
import { taxonomyVersion } from "@fairlead/engine/skills";
import { findCovered } from "./personal/covered-words.ts";
import { type PrintedPage, toPrintedPage } from "./printed-page.ts";
import { type GivenFile, readGiven, type Scans } from "./read-given.ts";

/** All that the server keeps of one resume; the swaps hold for every job, the personal words for every answer. */
export type ReadResume = {
  kind: "read";
  document: Document;
  profile: ResumeProfile;
  counterfactuals: Counterfactuals;
  personal: PersonalSpan[];
  sketch: Sketch;
  engineVersion: string;
  taxonomyVersion: string;
};
export type Unreadable = { kind: "unreadable"; code: ErrorCode };
type Given<T> = GivenFile & { json: T };
type Asked<T> = { json: T };
type PageOf = { bytes: Uint8Array; json: { document: Document; number: number; cover: PersonalSpan[] | null } };

type Pairing = Pick<ReadResume, "document" | "profile" | "counterfactuals"> & {
  job: JobProfile;
  jobText: string;
  asOf: string;
  /** What a person changed in the profile; then it is not read again when the job's day is another one. */
  corrections?: readonly Correction[];
};

type Stored = Pick<ReadResume, "document"> & { readOn: string; corrections: readonly Correction[]; line: MatchLine; jobText: string };

/** What a reader process does for the server. Everything that looks at a stranger's file or text happens here. */
export const ENGINE_TASKS = {
  async read({ json: { asOf }, ...file }: Given<{ asOf: string }>): Promise<ReadResume | Unreadable | Scans> {
    const reading = await readGiven(file);
    if (reading.kind !== "read") return reading;
    const { document } = reading;
    const profile = readResume(document, { asOf });
    return {
      kind: "read",
      document,
      profile,
      counterfactuals: testCounterfactuals(document, profile, { asOf }),
      personal: findCovered(document, profile),
      sketch: toSketch(document, profile),
      engineVersion: ENGINE_VERSION,
      taxonomyVersion: taxonomyVersion(),
    };
  },

  /** `cover`: what blind review covers; null: nothing. Null where there is no such page to show. */
  page({ bytes, json: { document, number, cover } }: PageOf): Promise<PrintedPage | null> {
    return toPrintedPage(bytes, document, number, cover);
  },

  /** `profile`: as the engine read it. */
  correct({ json }: Asked<Pick<ReadResume, "document" | "profile"> & { corrections: readonly Correction[] }>): Corrected {
    return correctReading(json.document, json.profile, json.corrections);
  },

  /** `years`: experience on the job's day, best single figure. */
  match({ json }: Asked<Pairing>): { match: MatchLine; years: number } {
    const { document, job, jobText, asOf, corrections = [] } = json;
    const { profile, counterfactuals } = onDayOf(json);
    const match = toMatchLine({ document, profile, counterfactuals, job, jobText, asOf, corrections });
    return { match, years: profile.meta.totalYears.mid };
  },

  /** A stored match made anew from its document by the engine of today, beside what is stored. `readOn`: the day of the stored reading. */
  verify({ json }: Asked<Stored>): Verification & { again: MatchLine } {
    const { document, readOn, corrections, line, jobText } = json;
    const { job, asOf } = line;
    const base = readResume(document, { asOf: corrections.length > 0 ? readOn : asOf });
    const reading = corrections.length > 0 ? correctReading(document, base, corrections) : { profile: base };
    const again = toMatchLine({ document, ...reading, job, jobText, asOf, corrections });
    return { ...compareLines(line, again), again };
  },

  kit({ json }: Asked<{ job: JobProfile; profile: ResumeProfile; match: MatchLine; minutes: 30 | 45 | 60 }>): InterviewKit {
    return writeKit(json);
  },

  job({ json: { text } }: Asked<{ text: string }>): JobProfile | Unreadable {
    const reading = readJob(text);
    return reading.kind === "read" ? reading.job : reading;
  },

  bias({ json: { text } }: Asked<{ text: string }>): WordingReport {
    return checkWording(text);
  },

  /** The rows of a job that every resume is scored on, in their order. */
  rubric({ json: { job } }: Asked<{ job: JobProfile }>): { rubric: RubricColumn[]; engineVersion: string; taxonomyVersion: string } {
    const nobody = toScoringView(readResume(toPlainDocument(""), { asOf: "2000-01-01" }), "2000-01-01");
    const rows = score(nobody, job, WEIGHTS).rows.filter(({ kind }) => kind === "requirement");
    const rubric = rows.map(({ id, name, importance, component }) => ({ id, name, importance, component }));
    return { rubric, engineVersion: ENGINE_VERSION, taxonomyVersion: taxonomyVersion() };
  },
};
export type EngineTasks = typeof ENGINE_TASKS;

/** "Present" means the job's day; a resume read on another day is read again, and so are swaps that showed a difference. */
function onDayOf({ document, profile, counterfactuals, asOf, corrections = [] }: Pairing): Pick<Pairing, "profile" | "counterfactuals"> {
  if (profile.meta.asOf === asOf || corrections.length > 0) return { profile, counterfactuals };
  const fresh = readResume(document, { asOf });
  const isEqual = counterfactuals.swaps.every(({ equal }) => equal);
  return { profile: fresh, counterfactuals: isEqual ? counterfactuals : testCounterfactuals(document, fresh, { asOf }) };
}
