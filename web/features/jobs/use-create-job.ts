import type { JobInput } from "@fairlead/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { client } from "../../lib/api.ts";
import { newId } from "../../lib/new-id.ts";
import { jobKey, jobsKey } from "./use-job.ts";

/** Creates a job. The key of one save lives until it has succeeded, so that a second try creates nothing twice. */
export function useCreateJob() {
  const queries = useQueryClient();
  const key = useRef<{ for: string; key: string } | null>(null);
  return useMutation({
    mutationFn: (body: JobInput) => {
      const sent = JSON.stringify(body);
      if (key.current?.for !== sent) key.current = { for: sent, key: newId() };
      return client.createJob({ body }, { idempotencyKey: key.current.key });
    },
    onSuccess: (job) => {
      key.current = null;
      queries.setQueryData(jobKey(job.id), job);
      void queries.invalidateQueries({ queryKey: jobsKey });
      if (job.versionOf !== null) void queries.invalidateQueries({ queryKey: jobKey(job.versionOf) });
    },
  });
}
