import type { Correction, RubricColumn } from "@fairlead/contracts";
import type { Services } from "../../../http/index.ts";
import type { Job } from "../../jobs/index.ts";
import type { StoredMatch } from "../store.ts";
import type { MatchInput } from "./store.ts";

type Readers = Pick<Services, "readers">;

/**
 * One resume against one job on the job's day. A profile that was read on another day is read again from its document, so that
 * the receipt can be verified from the file alone; one that a person corrected stays as it is.
 */
export async function readMatch(
  { readers }: Readers,
  { document, profile, counterfactuals }: MatchInput,
  corrections: readonly Correction[],
  job: Job,
): Promise<{ match: StoredMatch; years: number }> {
  const reading = { document, profile, counterfactuals, corrections };
  const line = await readers.run("match", null, { ...reading, job: job.profile, jobText: job.description, asOf: job.asOf });
  const { job: _stored, ...match } = line.match;
  return { match, years: line.years };
}

/** The columns of the table of candidates, with the versions that scored them. */
export async function readRubric(
  { readers }: Readers,
  job: Job["profile"],
): Promise<{ rubric: RubricColumn[]; engineVersion: string; taxonomyVersion: string }> {
  return readers.run("rubric", null, { job });
}
