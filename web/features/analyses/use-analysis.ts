import type { AnalysisView, LiveEvent } from "@fairlead/contracts";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";
import { useLive } from "../../lib/live.ts";
import { withTitle } from "../../lib/requirement-name.ts";
import { useFresh } from "./use-fresh.ts";

export const analysisKey = (jobId: string) => ["getAnalysis", jobId] as const;

/** Whoever comes back from another tab may have decided there while this one slept: asked for each time. */
export const analysisQuery = (jobId: string) =>
  queryOptions({
    queryKey: analysisKey(jobId),
    queryFn: ({ signal }) => client.getAnalysis({ params: { jobId } }, { signal }).then(withTitles),
    refetchOnWindowFocus: "always",
  });

/** Requirements under the names that the chips of the job have. */
const withTitles = (view: AnalysisView): AnalysisView => ({ ...view, columns: view.columns.map(withTitle) });

/** The newest analysis of a job. Asked for only when the job has one, so that a fresh job costs no refused request. */
export const useAnalysis = (jobId: string, exists: boolean) => useQuery({ ...analysisQuery(jobId), enabled: exists });

/**
 * Asks again when the server tells of new results, of resumes that could not be read or were added, or of a decision taken in
 * another window. While decisions of this one are on their way the answer would be older than the screen; the last of them asks.
 */
export function useLiveAnalysis(jobId: string): void {
  const queries = useQueryClient();
  const refresh = useFresh(analysisKey(jobId));
  useLive((event) => {
    // A corrected resume has another result than the one that was shown.
    if (event.type === "result") void queries.invalidateQueries({ queryKey: ["getResult", event.jobId, event.resumeId] });
    if (event.type === "decision" && queries.isMutating() > 0) return;
    if (concerns(event, jobId)) refresh();
  });
}

/** Whether an analysis of this job may look otherwise after it. */
export function concerns(event: LiveEvent, jobId: string): boolean {
  if (event.type === "resume") return event.state === "ready" || event.state === "failed";
  return event.type === "reset" || event.jobId === jobId;
}
