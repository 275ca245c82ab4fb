import { z } from "zod";
import { WordingReport } from "./bias.ts";
import { JobProfile } from "./job.ts";
import { LIMITS } from "./limits.ts";
import { Quote } from "./place.ts";

const { requirements, languages, responsibilities, conditions } = JobProfile.shape;
/** What a person can have confirmed: every row is scored for every candidate, so their number has an end. */
const ConfirmedProfile = JobProfile.extend({
  requirements: requirements.max(LIMITS.requirementsPerJob),
  languages: languages.max(LIMITS.requirementsPerJob),
  responsibilities: responsibilities.max(LIMITS.responsibilitiesPerJob),
  conditions: conditions.unwrap().max(LIMITS.responsibilitiesPerJob).optional(),
});

/** A job as it is created: the words and what a person confirmed of them. A requirement added by hand has an empty quote at 0. */
export const JobInput = z.strictObject({
  title: z.string().trim().min(1).max(LIMITS.titleChars),
  description: z.string().min(1).max(LIMITS.jobChars),
  profile: ConfirmedProfile,
  /** The job this one is a new version of. */
  versionOf: z.uuid().optional(),
});
export type JobInput = z.infer<typeof JobInput>;

export const JobRow = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  versionOf: z.uuid().nullable(),
  requirementCount: z.number().int(),
  /** Findings in its wording that nobody has decided to keep. */
  findingCount: z.number().int(),
  wordingScore: z.number(),
  candidateCount: z.number().int(),
});
export type JobRow = z.infer<typeof JobRow>;

export const JobView = JobRow.extend({
  description: z.string(),
  /** The day that "present" means for every candidate of this job, `YYYY-MM-DD`: the UTC day of its creation. */
  asOf: z.string(),
  profile: JobProfile,
  /** All jobs of the chain, oldest first, this one among them. */
  versions: z.array(JobRow.pick({ id: true, title: true, createdAt: true, wordingScore: true, candidateCount: true })),
});
export type JobView = z.infer<typeof JobView>;

/** A finding that a person decided to keep, and why. */
export const WordingChoice = Quote.extend({ rule: z.string(), reason: z.string().trim().min(1).max(LIMITS.reasonChars) });
export type WordingChoice = z.infer<typeof WordingChoice>;
/** Which kept finding is meant. */
export const KeptPlace = WordingChoice.pick({ rule: true, start: true, end: true });
export const WordingView = z.strictObject({
  jobId: z.uuid(),
  report: WordingReport,
  kept: z.array(WordingChoice),
  engineVersion: z.string(),
});
export type WordingView = z.infer<typeof WordingView>;
