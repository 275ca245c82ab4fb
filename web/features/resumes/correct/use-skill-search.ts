import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { client } from "../../../lib/api.ts";

const REST_MS = 200;

/** Skills that these words may mean; asks when the keys rest. */
export function useSkillSearch(words: string) {
  const wanted = words.trim();
  const [search, setSearch] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), REST_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return useQuery({
    queryKey: ["searchSkills", search],
    queryFn: search === "" ? skipToken : ({ signal }) => client.searchSkills({ query: { search } }, { signal }),
  });
}
