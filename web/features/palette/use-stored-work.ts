import type { JobRow, ResumeRow } from "@fairlead/contracts";
import { LIMITS } from "@fairlead/contracts/limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { client } from "../../lib/api.ts";

/** Opened again within this time the palette shows what it knows. */
const STALE_MS = 5_000;
const REST_MS = 150;
const FOUND = 6;
const QUERY_CHARS = 2;

export type StoredWork = {
  jobs: readonly JobRow[];
  candidates: readonly ResumeRow[];
  /** Whose text holds the words that are asked for. */
  found: ReadonlySet<string>;
  search: string;
  isFailed: boolean;
};

/** Jobs and candidates to jump to: the newest of each are here before anything is typed; words in resumes are looked up. */
export function useStoredWork(isWanted: boolean, typed: string): StoredWork {
  const search = useRested(typed.trim());
  const shared = { staleTime: STALE_MS, enabled: isWanted };
  const jobs = useQuery({
    queryKey: ["palette", "jobs"],
    queryFn: ({ signal }) => client.listJobs({ query: { limit: LIMITS.listPage } }, { signal }),
    ...shared,
  });
  const newest = useQuery({
    queryKey: ["palette", "resumes"],
    queryFn: ({ signal }) => client.listResumes({ query: { limit: LIMITS.listPage, state: "ready" } }, { signal }),
    ...shared,
  });
  const found = useQuery({
    queryKey: ["palette", "resumes", search],
    queryFn: ({ signal }) => client.listResumes({ query: { limit: FOUND, state: "ready", search } }, { signal }),
    ...shared,
    enabled: isWanted && search.length >= QUERY_CHARS,
    placeholderData: keepPreviousData,
  });
  const known = newest.data?.items ?? [];
  const answers = search === typed.trim() ? (found.data?.items ?? []) : [];
  const isNew = ({ id }: ResumeRow) => known.every((one) => one.id !== id);
  return {
    jobs: jobs.data?.items ?? [],
    candidates: [...known, ...answers.filter(isNew)],
    found: new Set(answers.map(({ id }) => id)),
    search,
    isFailed: jobs.isError || newest.isError,
  };
}

/** The words once the keys rest. */
function useRested(words: string): string {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), REST_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
}
