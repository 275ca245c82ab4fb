import { skipToken, useQuery } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";
import { sessionKey } from "./query-keys.ts";

/** One session with the state of every resume in it; null asks for nothing. */
export function useUploadSession(sessionId: string | null) {
  return useQuery({
    queryKey: sessionKey(sessionId ?? ""),
    queryFn: sessionId === null ? skipToken : ({ signal }) => client.getUploadSession({ params: { sessionId } }, { signal }),
    refetchOnMount: "always",
  });
}
