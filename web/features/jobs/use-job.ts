import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";

export const jobKey = (jobId: string) => ["getJob", jobId] as const;
export const jobsKey = ["listJobs"] as const;

/** One stored job; null asks for nothing. */
export function useJob(jobId: string | null) {
  return useQuery({
    queryKey: jobKey(jobId ?? ""),
    queryFn: ({ signal }) => client.getJob({ params: { jobId: jobId ?? "" } }, { signal }),
    enabled: jobId !== null,
  });
}

/** The own jobs, newest first, page by page. */
export function useJobs(isActive: boolean) {
  return useInfiniteQuery({
    queryKey: jobsKey,
    queryFn: ({ pageParam, signal }) => client.listJobs(pageParam === null ? {} : { query: { after: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: isActive,
  });
}
