import type { AnalysisView, JobView } from "@fairlead/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { client } from "../../lib/api.ts";
import { newId } from "../../lib/new-id.ts";
import { analysisKey } from "./use-analysis.ts";
import { jobKey } from "./use-job.ts";
import { findSessionIds } from "./use-sessions.ts";

/** Starts an analysis. The key of one press lives until that press has succeeded, so that a second try starts nothing twice. */
export function useStartAnalysis(jobId: string) {
  const queries = useQueryClient();
  const key = useRef<{ for: string; key: string } | null>(null);
  return useMutation({
    mutationFn: (sessionIds: string[]) => {
      const chosen = sessionIds.toSorted().join(" ");
      if (key.current?.for !== chosen) key.current = { for: chosen, key: newId() };
      return client.startAnalysis({ params: { jobId }, body: { sessionIds } }, { idempotencyKey: key.current.key });
    },
    onSuccess: async ({ counts }) => {
      key.current = null;
      queries.setQueryData<JobView>(jobKey(jobId), (job) => job && { ...job, candidateCount: counts.items });
      void queries.invalidateQueries({ queryKey: ["listAnalyses"] });
      await queries.invalidateQueries({ queryKey: analysisKey(jobId) });
    },
  });
}

/** Analyses the sessions of an analysis again, so that resumes added since are in it. */
export function useAnalyseAdded(view: AnalysisView) {
  const start = useStartAnalysis(view.jobId);
  return useMutation({
    retry: false,
    mutationFn: async () => {
      const { items } = await client.listUploadSessions({ query: {} });
      const resumeIds = new Set(view.candidates.map(({ resumeId }) => resumeId));
      return start.mutateAsync(await findSessionIds(items, resumeIds));
    },
  });
}
