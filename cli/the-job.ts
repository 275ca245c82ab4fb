import { AppError, type ErrorCode } from "@fairlead/contracts";
import { type JobProfile, readJob } from "@fairlead/engine/job";
import { type Context, readFile, UsageError } from "./context.ts";

const AS_JOB: Partial<Record<ErrorCode, ErrorCode>> = { empty: "job-empty", "no-text": "job-empty" };

/** The job that --job names, read once for all resumes. */
export async function readTheJob(context: Context): Promise<{ job: JobProfile; jobText: string }> {
  const path = context.options.job;
  if (!path) throw new UsageError(`${context.options.operation} needs --job FILE`);
  const outcome = await readFile(context, path, "text", null);
  if (outcome.kind === "failed") throw new AppError(AS_JOB[outcome.code] ?? outcome.code, { details: path });
  const reading = readJob(outcome.text);
  if (reading.kind === "unreadable") throw new AppError(reading.code, { details: path });
  return { job: reading.job, jobText: outcome.text };
}
