import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { client } from "../../lib/api.ts";
import { toErrorText } from "../../lib/error-text.ts";
import { newId } from "../../lib/new-id.ts";
import { toast } from "../../ui/toast-store.ts";

/** Analyses the resumes of one session against a job that has no analysis yet, and goes there. */
export function useStartAnalysis(sessionId: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const keys = useRef(new Map<string, string>());
  return useMutation({
    retry: false,
    mutationFn: (jobId: string) => {
      const idempotencyKey = keys.current.get(jobId) ?? newId();
      keys.current.set(jobId, idempotencyKey);
      return client.startAnalysis({ params: { jobId }, body: { sessionIds: [sessionId] } }, { idempotencyKey });
    },
    onSuccess: async (_started, jobId) => {
      keys.current.delete(jobId);
      const stale = [["getJob", jobId], ["getAnalysis", jobId], ["listAnalyses"], ["listJobs"]];
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
      await navigate(`/analysis/${jobId}`);
    },
    onError: (error) => toast({ variant: "destructive", title: toErrorText(error) }),
  });
}
