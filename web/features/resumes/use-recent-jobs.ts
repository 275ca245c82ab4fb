import { useQuery } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";

const SHOWN = 6;

/** The newest jobs: where these resumes can go next. */
export function useRecentJobs(isWanted: boolean) {
  return useQuery({
    queryKey: ["listJobs", { limit: SHOWN }] as const,
    queryFn: ({ signal }) => client.listJobs({ query: { limit: SHOWN } }, { signal }),
    enabled: isWanted,
  });
}
