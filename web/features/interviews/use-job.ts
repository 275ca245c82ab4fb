import { useQuery } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";

/** The job of the kit: says which requirements are must-haves. */
export function useJob(jobId: string) {
  return useQuery({ queryKey: ["getJob", jobId], queryFn: ({ signal }) => client.getJob({ params: { jobId } }, { signal }) });
}
