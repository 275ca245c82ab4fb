import { useQuery } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";

export const jobKey = (jobId: string) => ["getJob", jobId] as const;

/** The job of the page; says by `candidateCount` whether there is an analysis to ask for. */
export function useJob(jobId: string) {
  return useQuery({ queryKey: jobKey(jobId), queryFn: ({ signal }) => client.getJob({ params: { jobId } }, { signal }) });
}
