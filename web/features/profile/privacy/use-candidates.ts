import type { ResumeRow } from "@fairlead/contracts";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { client } from "../../../lib/api.ts";
import { saveJson } from "./save-json.ts";

const SHOWN = 6;
export type Named = Pick<ResumeRow, "id" | "label" | "name" | "fileName" | "state">;

/** What a candidate is called here: by name where names are shown; a file that could not be read by the file. */
export const toName = ({ label, name, fileName, state }: Named): string => name ?? (state === "failed" ? (fileName ?? label) : label);

/** Candidates by label or word; one who is called exactly so comes first. Nothing is asked for without words. */
export function useCandidates(search: string) {
  const wanted = search.toLowerCase();
  return useQuery({
    queryKey: ["listResumes", "profile", search] as const,
    queryFn: ({ signal }) => client.listResumes({ query: { search, limit: SHOWN } }, { signal }),
    enabled: search !== "",
    placeholderData: keepPreviousData,
    staleTime: 0,
    select: ({ items }) => items.toSorted((a, b) => Number(isCalled(b, wanted)) - Number(isCalled(a, wanted))),
  });
}
const isCalled = ({ label }: ResumeRow, wanted: string) => label.toLowerCase().endsWith(wanted);

export function useCandidateCopy() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Named) => client.getCandidateCopy({ params: { resumeId: id } }),
    onSuccess: (copy) => {
      saveJson(copy, copy.label);
      void queries.invalidateQueries({ queryKey: ["listActivity"] });
    },
  });
}

/** Whatever is held may show the candidate: it is all asked for again. */
export function useEraseCandidate(onErased: (candidate: Named) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Named) => client.eraseCandidate({ params: { resumeId: id } }),
    onSuccess: (_, candidate) => {
      queries.removeQueries({ type: "inactive" });
      void queries.invalidateQueries();
      onErased(candidate);
    },
  });
}
