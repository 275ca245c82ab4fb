import type { ResultView } from "@fairlead/contracts";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { client } from "../../lib/api.ts";
import { withTitle } from "../../lib/requirement-name.ts";

export type ResultId = { analysisId: string; jobId: string; resumeId: string; blind: boolean };

/** A result changes when its resume is corrected, which the server tells; another analysis or state of blind review is another result. */
export function resultQuery({ analysisId, jobId, resumeId, blind }: ResultId) {
  return queryOptions({
    queryKey: ["getResult", jobId, resumeId, analysisId, blind] as const,
    queryFn: () => client.getResult({ params: { jobId, resumeId } }).then(withTitles),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const withTitles = (view: ResultView): ResultView => {
  const { match } = view;
  return { ...view, match: { ...match, rows: match.rows.map(withTitle), mustHaves: match.mustHaves.map(withTitle) } };
};

/** The result of the current candidate, with the neighbours fetched beforehand so that J and K show at once. */
export function useResult(id: ResultId, neighbours: readonly string[], shown: boolean) {
  const queries = useQueryClient();
  const query = useQuery({ ...resultQuery(id), enabled: shown });
  const { analysisId, jobId, blind } = id;
  const next = shown ? neighbours.join(" ") : "";
  useEffect(() => {
    for (const resumeId of next.split(" ").filter(Boolean)) {
      void queries.prefetchQuery(resultQuery({ analysisId, jobId, resumeId, blind }));
    }
  }, [queries, analysisId, jobId, blind, next]);
  return query;
}

/** Several results, a few at a time. */
export async function fetchResults(queries: QueryClient, ids: readonly ResultId[], signal: AbortSignal) {
  const found = [];
  for (let at = 0; at < ids.length && !signal.aborted; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE).map((id) => queries.ensureQueryData(resultQuery(id)));
    found.push(...(await Promise.all(some)));
  }
  return found;
}
const AT_ONCE = 4;
