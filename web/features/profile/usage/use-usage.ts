import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { client } from "../../../lib/api.ts";

const SHOWN = 5;

/** Counted anew whenever somebody looks. */
export const useUsage = () =>
  useQuery({ queryKey: ["getUsage"] as const, queryFn: ({ signal }) => client.getUsage({}, { signal }), staleTime: 0 });

/** The ledger of credits, newest first, a few lines at a time. */
export function useCredits() {
  return useInfiniteQuery({
    queryKey: ["listCredits"] as const,
    queryFn: ({ signal, pageParam }) =>
      client.listCredits({ query: { limit: SHOWN, ...(pageParam === null ? {} : { after: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}
