import type { AnalysisRow, JobRow } from "@fairlead/contracts";
import { LIMITS } from "@fairlead/contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";

type Page<T> = { items: T[]; next: string | null };

/** A choice of one needs them all: page after page. */
async function loadAll<T>(load: (query: { limit: number; after?: string }) => Promise<Page<T>>): Promise<T[]> {
  const rows: T[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const page: Page<T> = await load({ limit: LIMITS.listPage, ...(after === null ? {} : { after }) });
    rows.push(...page.items);
    after = page.next;
    more = after !== null;
  }
  return rows;
}

/** Every job, newest first. */
export function usePickJobs() {
  return useQuery({
    queryKey: ["listJobs", "picker"],
    queryFn: ({ signal }): Promise<JobRow[]> => loadAll((query) => client.listJobs({ query }, { signal })),
    staleTime: 0,
  });
}

/** Every job that has candidates to ask something, the newest analysis first. */
export function usePickAnalyses() {
  return useQuery({
    queryKey: ["listAnalyses", "picker"],
    queryFn: async ({ signal }): Promise<AnalysisRow[]> => {
      const rows = await loadAll((query) => client.listAnalyses({ query }, { signal }));
      return rows.filter(({ counts }) => counts.analysed > 0);
    },
    staleTime: 0,
  });
}
