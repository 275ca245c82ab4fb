import { type Document, decodeText, type ErrorCode } from "@fairlead/engine/documents";
import { type InterviewKit, writeKit } from "@fairlead/engine/interview";
import type { JobProfile } from "@fairlead/engine/job";
import { ENGINE_VERSION, type MatchLine, toMatchLine, type Verification, verifyMatch } from "@fairlead/engine/report";
import { type ResumeProfile, readResume } from "@fairlead/engine/resume";
import { type GivenFile, readGiven, type Scans } from "@fairlead/server/reading";

type Unreadable = { kind: "unreadable"; code: ErrorCode };
type Outcome<T> = Promise<({ kind: "read" } & T) | Unreadable | Scans>;
type Given<T> = GivenFile & { json: T };
export type Minutes = 30 | 45 | 60;

/** What a reader process can do with the bytes of one file. Everything that looks at hostile bytes happens here. */
export const READER_TASKS = {
  /** The words of a file; a text file keeps its own offsets. */
  async text({ json: _, ...file }: Given<null>): Outcome<{ text: string }> {
    const plain = decodeText(file.bytes);
    if (plain.kind === "read") return plain;
    const reading = await readGiven(file);
    return reading.kind === "read" ? { kind: "read", text: reading.document.text } : reading;
  },

  async parse({ json, ...file }: Given<{ asOf: string }>): Outcome<{ engineVersion: string; profile: ResumeProfile; document: Document }> {
    const both = await readBoth(file, json.asOf);
    return both.kind === "read" ? { engineVersion: ENGINE_VERSION, ...both } : both;
  },

  async match({ json, ...file }: Given<{ asOf: string; job: JobProfile; jobText: string }>): Outcome<{ line: MatchLine }> {
    const both = await readBoth(file, json.asOf);
    return both.kind === "read" ? { kind: "read", line: toMatchLine({ ...both, ...json }) } : both;
  },

  async interview({
    json,
    ...file
  }: Given<{ asOf: string; job: JobProfile; jobText: string; minutes: Minutes }>): Outcome<{ kit: InterviewKit }> {
    const both = await readBoth(file, json.asOf);
    if (both.kind !== "read") return both;
    const match = toMatchLine({ ...both, ...json });
    return { kind: "read", kit: writeKit({ job: json.job, profile: both.profile, match, minutes: json.minutes }) };
  },

  async verify({ json, ...file }: Given<{ line: MatchLine }>): Outcome<{ verification: Verification }> {
    const both = await readBoth(file, json.line.asOf);
    return both.kind === "read" ? { kind: "read", verification: verifyMatch(json.line, both) } : both;
  },
};
export type ReaderTasks = typeof READER_TASKS;

async function readBoth(file: GivenFile, asOf: string): Outcome<{ profile: ResumeProfile; document: Document }> {
  const reading = await readGiven(file);
  if (reading.kind !== "read") return reading;
  return { kind: "read", document: reading.document, profile: readResume(reading.document, { asOf }) };
}
