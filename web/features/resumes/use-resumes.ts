import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";
import { type ResumeFilter, resumesKey } from "./query-keys.ts";

const PAGE = 50;

/** Resumes by filter, newest first, a page at a time. */
export function useResumes(filter: ResumeFilter) {
  return useInfiniteQuery({
    queryKey: resumesKey(filter),
    queryFn: ({ signal, pageParam }) => client.listResumes({ query: toQuery(filter, pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

function toQuery({ search, state, sessionId }: ResumeFilter, after: string | null) {
  return {
    limit: PAGE,
    ...(after === null ? {} : { after }),
    ...(search === "" ? {} : { search }),
    ...(state === null ? {} : { state }),
    ...(sessionId === null ? {} : { sessionId }),
  };
}
