import { z } from "zod";
import { ErrorCode } from "./errors.ts";
import { Likeness } from "./likeness.ts";
import { LIMITS } from "./limits.ts";
import { Flag } from "./place.ts";

export const ReadingState = z.enum(["queued", "reading", "ready", "failed"]);
export type ReadingState = z.infer<typeof ReadingState>;

/** Why something went wrong, in the words of the error table. */
export const Failure = z.strictObject({ code: ErrorCode, message: z.string(), actions: z.array(z.string()), retryable: z.boolean() });
export type Failure = z.infer<typeof Failure>;

/** How many resumes of a set are in which state; always a count of the rows, never stored. */
export const ReadingCounts = z.strictObject({
  queued: z.number().int(),
  reading: z.number().int(),
  ready: z.number().int(),
  failed: z.number().int(),
});
export type ReadingCounts = z.infer<typeof ReadingCounts>;

export const SessionName = z.string().trim().min(1).max(LIMITS.nameChars);
export const UploadSession = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  counts: ReadingCounts,
});
export type UploadSession = z.infer<typeof UploadSession>;

/**
 * One resume as lists show it. `label` ("Candidate 7") is stable for its owner. Under blind review `name` and `fileName` are null.
 */
export const ResumeRow = z.strictObject({
  id: z.uuid(),
  sessionId: z.uuid(),
  label: z.string(),
  name: z.string().nullable(),
  fileName: z.string().nullable(),
  /** Of a file that could not be read, which is nobody yet: the how manyth of its session it is. */
  fileNo: z.strictObject({ no: z.number().int(), of: z.number().int() }).nullable(),
  kind: z.enum(["pdf", "docx", "txt"]).nullable(),
  bytes: z.number().int(),
  state: ReadingState,
  failure: Failure.nullable(),
  /** Present once the resume is ready. `years`: the best single figure of the experience in years, one decimal. */
  summary: z
    .strictObject({ pages: z.number().int(), skillCount: z.number().int(), topSkills: z.array(z.string()), years: z.number() })
    .nullable(),
  flags: z.array(Flag),
  /** The oldest first, without those of which a person said that they are not the same. */
  looksLike: z.array(Likeness),
  uploadedAt: z.iso.datetime(),
});
export type ResumeRow = z.infer<typeof ResumeRow>;

/** The answer for one file of an upload, in the order the files were sent. `duplicate`: these bytes are in the session already. */
export const UploadedFile = z.strictObject({
  fileName: z.string(),
  status: z.enum(["accepted", "duplicate", "rejected"]),
  resumeId: z.uuid().nullable(),
  failure: Failure.nullable(),
});
export type UploadedFile = z.infer<typeof UploadedFile>;
