import type { UploadSession } from "@fairlead/contracts";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";
import { useLive } from "../../lib/live.ts";
import { useFresh } from "./use-fresh.ts";

const KEY = ["listUploadSessions"] as const;

/** Upload sessions to choose from, with live counts. */
export function useSessions() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => client.listUploadSessions({ query: {} }, { signal }),
  });
  const refresh = useFresh(KEY);
  useLive((event) => {
    if (event.type === "resume" || event.type === "reset") refresh();
  });
  return query;
}

/** The sessions that hold resumes of an analysis; the analysis itself does not name them. */
export async function findSessionIds(sessions: readonly UploadSession[], resumeIds: ReadonlySet<string>): Promise<string[]> {
  const held = await Promise.all(
    sessions.map(async ({ id }) => {
      const { resumes } = await client.getUploadSession({ params: { sessionId: id } });
      return resumes.some((resume) => resumeIds.has(resume.id)) ? [id] : [];
    }),
  );
  return held.flat();
}
