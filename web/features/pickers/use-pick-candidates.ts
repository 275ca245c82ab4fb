import type { CandidateRow } from "@fairlead/contracts";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";

/** The analysed candidates of a job, best match first; null asks for nothing. */
export function usePickCandidates(jobId: string | null) {
  return useQuery({
    queryKey: ["picker", "getAnalysis", jobId],
    queryFn: async ({ signal }): Promise<CandidateRow[]> => {
      const { candidates } = await client.getAnalysis({ params: { jobId: jobId ?? "" } }, { signal });
      return candidates.filter(({ state }) => state === "analysed");
    },
    enabled: jobId !== null,
    staleTime: 0,
  });
}
