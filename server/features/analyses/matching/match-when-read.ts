import type { ReadHook } from "../../resumes/index.ts";
import { MATCH_RESUME } from "./match-resume.work.ts";
import { listWaitingFor } from "./store.ts";

/** A resume became ready: the analyses that hold it already can match it now. */
export const matchWhenRead: ReadHook = async (tx, ownerId, resumeId, queue) => {
  const analysisIds = await listWaitingFor(ownerId, tx, resumeId);
  if (analysisIds.length === 0) return;
  await queue.enqueue(
    tx,
    MATCH_RESUME,
    analysisIds.map((analysisId) => ({ ownerId, payload: { analysisId, resumeId } })),
  );
};
