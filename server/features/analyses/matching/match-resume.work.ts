import { z } from "zod";
import type { Work } from "../../../queue/index.ts";
import { findJob } from "../../jobs/index.ts";
import { listCorrections } from "../../resumes/index.ts";
import { readMatch } from "./read-match.ts";
import { failItem, findMatchInput, insertResult } from "./store.ts";
import { toResult } from "./to-result.ts";

export const MATCH_RESUME = "match-resume";
const Payload = z.strictObject({ analysisId: z.uuid(), resumeId: z.uuid() });

export const matchResume: Work<z.infer<typeof Payload>> = {
  name: MATCH_RESUME,
  payload: Payload,
  atOnce: 4,

  async handle(job, services) {
    const { ownerId, payload } = job;
    const { analysisId, resumeId } = payload;
    const input = await findMatchInput(ownerId, services.db, analysisId, resumeId);
    if (input === null) return;
    const { jobId, revision, revisionId: profileRevisionId } = input;
    const corrections = await listCorrections(ownerId, services.db, resumeId, revision);
    const { match, years } = await readMatch(services, input, corrections, await findJob(ownerId, services.db, jobId));
    await job.commit(async (tx) => {
      const isNew = await insertResult(ownerId, tx, { analysisId, resumeId, profileRevisionId, ...toResult(match, years) });
      if (isNew) await services.progress.append(tx, ownerId, [{ type: "result", analysisId, jobId, resumeId }]);
    });
  },

  async giveUp(job, services) {
    const { ownerId, payload, failure } = job;
    const { analysisId, resumeId } = payload;
    await job.commit(async (tx) => {
      const jobId = await failItem(ownerId, tx, analysisId, resumeId, failure ?? "SYSTEM_ERROR");
      if (jobId !== null) await services.progress.append(tx, ownerId, [{ type: "result", analysisId, jobId, resumeId }]);
    });
  },
};
