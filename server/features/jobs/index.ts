// job descriptions with the requirements a person confirmed; never changed, a new version is a new job.
import { createJob } from "./create-job.ts";
import { draftJob } from "./draft-job.ts";
import { getDraftPrompts } from "./get-draft-prompts.ts";
import { getJob } from "./get-job.ts";
import { listJobs } from "./list-jobs.ts";
import { readJobText } from "./read-job-text.ts";
import { rewordDraft } from "./reword-draft.ts";

export { createJobFromText } from "./create-job-from-text.ts";
export { findJob, type Job } from "./store.ts";
export const jobsHandlers = { readJobText, draftJob, getDraftPrompts, rewordDraft, createJob, listJobs, getJob };
