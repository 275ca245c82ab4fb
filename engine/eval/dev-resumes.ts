import { type Document, readDocument } from "../documents/index.ts";
import { type ResumeProfile, readResume } from "../resume/index.ts";
import { CORPUS_DAY, type ExpectedResume, loadSamples } from "./corpus.ts";

/** `at`: its place among the files of its half. */
export type ReadSample = {
  at: number;
  name: string;
  bytes: Uint8Array;
  expected: ExpectedResume;
  document: Document;
  profile: ResumeProfile;
};

let read: Promise<ReadSample[]> | undefined;

/** Every readable resume of the development half, read once for all tests of a process. */
export function readDevResumes(): Promise<ReadSample[]> {
  read ??= readAll();
  return read;
}

async function readAll(): Promise<ReadSample[]> {
  const samples: ReadSample[] = [];
  for (const [at, sample] of loadSamples<ExpectedResume>("resumes", "dev").entries()) {
    const reading = await readDocument(sample.bytes);
    if (reading.kind !== "read") continue;
    const { document } = reading;
    samples.push({ at, ...sample, document, profile: readResume(document, { asOf: CORPUS_DAY }) });
  }
  return samples;
}
