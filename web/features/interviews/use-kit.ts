import type { KitView } from "@fairlead/contracts";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";
import type { KitMinutes } from "./use-minutes.ts";

export type KitId = { jobId: string; resumeId: string; minutes: KitMinutes; blind: boolean };
export const kitKey = ({ jobId, resumeId, minutes, blind }: KitId) => ["openInterview", jobId, resumeId, minutes, blind] as const;

/** The kit of one candidate; written by the server at first use. Another length of the same candidate keeps the heading meanwhile. */
export function useKit(id: KitId) {
  const { jobId, resumeId, minutes } = id;
  return useQuery<KitView>({
    queryKey: kitKey(id),
    queryFn: ({ signal }) => client.openInterview({ params: { jobId, resumeId }, body: { minutes } }, { signal }),
    placeholderData: (before) =>
      before?.jobId === jobId && before.resumeId === resumeId && before.blind === id.blind ? before : undefined,
  });
}
