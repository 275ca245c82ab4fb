import type { AnalysisRow } from "@fairlead/contracts";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../../lib/api.ts";
import { useLive } from "../../../lib/live.ts";
import { useFresh } from "../use-fresh.ts";

const KEY = ["listAnalyses"] as const;

/** All analyses, newest first, kept fresh by what the server tells. */
export function useAnalyses() {
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => loadAll(signal) });
  const refresh = useFresh(KEY);
  useLive((event) => {
    if (event.type !== "resume" || event.state === "failed") refresh();
  });
  return query;
}

async function loadAll(signal: AbortSignal): Promise<AnalysisRow[]> {
  const rows: AnalysisRow[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const { items, next } = await client.listAnalyses({ query: after === undefined ? {} : { after } }, { signal });
    rows.push(...items);
    after = next ?? undefined;
    more = next !== null;
  }
  return rows;
}
