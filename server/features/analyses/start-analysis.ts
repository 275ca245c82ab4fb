import { AppError, LIMITS } from "@fairlead/contracts";
import type { Handler } from "../../http/index.ts";
import { findJob } from "../jobs/index.ts";
import { toAnalysisRow } from "./analysis-row.ts";
import { MATCH_RESUME } from "./matching/match-resume.work.ts";
import { readRubric } from "./matching/read-match.ts";
import { checkSessions, findNewest, insertAnalysis, lockResumes } from "./store.ts";

/** Everything in one transaction: a resume whose reading ends meanwhile is either ready here or finds the analysis. */
export const startAnalysis: Handler<"startAnalysis"> = async ({ services, ownerId, params: { jobId }, body: { sessionIds } }) => {
  const { db, queue } = services;
  const job = await findJob(ownerId, db, jobId);
  const rubric = await readRubric(services, job.profile);
  const waiting = await queue.waiting(ownerId);
  await db.transaction(async (tx) => {
    await checkSessions(ownerId, tx, sessionIds);
    const resumes = await lockResumes(ownerId, tx, sessionIds);
    if (resumes.length === 0) throw new AppError("nothing-to-analyse");
    const ready = resumes.filter(({ state }) => state === "ready");
    if (waiting + ready.length > LIMITS.queuePerOwner) throw new AppError("queue-full");
    const resumeIds = resumes.map(({ id }) => id);
    const analysisId = await insertAnalysis(ownerId, tx, { jobId, ...rubric }, resumeIds);
    const items = ready.map(({ id: resumeId }) => ({ ownerId, payload: { analysisId, resumeId } }));
    if (items.length > 0) await queue.enqueue(tx, MATCH_RESUME, items);
  });
  return toAnalysisRow(ownerId, db, await findNewest(ownerId, db, jobId));
};
