import type { ReadHook } from "../../resumes/index.ts";
import { MATCH_RESUME } from "./match-resume.work.ts";
import { reopenItems } from "./store.ts";

/** A profile was corrected: the newest analysis of each job that holds the resume matches it again. */
export const matchAgain: ReadHook = async (tx, ownerId, resumeId, queue) => {
  const analysisIds = await reopenItems(ownerId, tx, resumeId);
  if (analysisIds.length === 0) return;
  await queue.enqueue(
    tx,
    MATCH_RESUME,
    analysisIds.map((analysisId) => ({ ownerId, payload: { analysisId, resumeId } })),
  );
};
