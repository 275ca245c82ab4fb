import { skipToken, useQuery } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";
import { resumeKey } from "./query-keys.ts";

/** One resume in full; null asks for nothing. */
export function useResume(resumeId: string | null) {
  return useQuery({
    queryKey: resumeKey(resumeId ?? ""),
    queryFn: resumeId === null ? skipToken : ({ signal }) => client.getResume({ params: { resumeId } }, { signal }),
  });
}
