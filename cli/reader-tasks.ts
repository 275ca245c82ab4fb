import { type Document, decodeText, type ErrorCode, readDocument } from "@fairlead/engine/documents";
import { type InterviewKit, writeKit } from "@fairlead/engine/interview";
import type { JobProfile } from "@fairlead/engine/job";
import { ENGINE_VERSION, type MatchLine, toMatchLine, type Verification, verifyMatch } from "@fairlead/engine/report";
import { type ResumeProfile, readResume } from "@fairlead/engine/resume";

type Unreadable = { kind: "unreadable"; code: ErrorCode };
type Outcome<T> = Promise<({ kind: "read" } & T) | Unreadable>;
type Given<T> = { bytes: Uint8Array; json: T };
export type Minutes = 30 | 45 | 60;

/** What a reader process can do with the bytes of one file. Everything that looks at hostile bytes happens here. */
export const READER_TASKS = {
  /** The words of a file; a text file keeps its own offsets. */
  async text({ bytes }: Given<null>): Outcome<{ text: string }> {
    const plain = decodeText(bytes);
    if (plain.kind === "read") return plain;
    const reading = await readDocument(bytes);
    return reading.kind === "read" ? { kind: "read", text: reading.document.text } : reading;
  },

  async parse({ bytes, json }: Given<{ asOf: string }>): Outcome<{ engineVersion: string; profile: ResumeProfile; document: Document }> {
    const both = await readBoth(bytes, json.asOf);
    return both.kind === "read" ? { engineVersion: ENGINE_VERSION, ...both } : both;
  },

  async match({ bytes, json }: Given<{ asOf: string; job: JobProfile; jobText: string }>): Outcome<{ line: MatchLine }> {
    const both = await readBoth(bytes, json.asOf);
    return both.kind === "read" ? { kind: "read", line: toMatchLine({ ...both, ...json }) } : both;
  },

  async interview({
    bytes,
    json,
  }: Given<{ asOf: string; job: JobProfile; jobText: string; minutes: Minutes }>): Outcome<{ kit: InterviewKit }> {
    const both = await readBoth(bytes, json.asOf);
    if (both.kind === "unreadable") return both;
    const match = toMatchLine({ ...both, ...json });
    return { kind: "read", kit: writeKit({ job: json.job, profile: both.profile, match, minutes: json.minutes }) };
  },

  async verify({ bytes, json }: Given<{ line: MatchLine }>): Outcome<{ verification: Verification }> {
    const both = await readBoth(bytes, json.line.asOf);
    return both.kind === "read" ? { kind: "read", verification: verifyMatch(json.line, both) } : both;
  },
};
export type ReaderTasks = typeof READER_TASKS;

async function readBoth(bytes: Uint8Array, asOf: string): Outcome<{ profile: ResumeProfile; document: Document }> {
  const reading = await readDocument(bytes);
  if (reading.kind === "unreadable") return reading;
  return { kind: "read", document: reading.document, profile: readResume(reading.document, { asOf }) };
}
