import { useQuery } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";

/** How many resumes of all sessions are ready; undefined until known. Shares its answer with the lists of sessions. */
export function useReadyResumes(isNeeded: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: ["listUploadSessions"],
    queryFn: ({ signal }) => client.listUploadSessions({ query: {} }, { signal }),
    enabled: isNeeded,
  });
  return data?.items.reduce((sum, { counts }) => sum + counts.ready, 0);
}
