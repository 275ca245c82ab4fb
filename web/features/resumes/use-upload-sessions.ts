import { useQuery } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";
import { SESSIONS_KEY } from "./query-keys.ts";

/** Upload sessions, newest first. */
export function useUploadSessions() {
  return useQuery({ queryKey: SESSIONS_KEY, queryFn: ({ signal }) => client.listUploadSessions({ query: {} }, { signal }) });
}
