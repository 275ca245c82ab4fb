import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useThrottled } from "../../../lib/use-throttled.ts";
import { SESSIONS_KEY, sessionKey } from "../query-keys.ts";
import { useLiveResumes } from "../use-live-resumes.ts";
import { useUploadSession } from "../use-upload-session.ts";
import { findArrived } from "./unsent.ts";
import { toCounts, toRows } from "./upload-rows.ts";
import { uploads, useUploads } from "./uploads.ts";

const REFETCH_MS = 700;

/** The rows of a session: what this page sends and what the server has, as it changes. */
export function useUploadRows(sessionId: string | null) {
  useLiveResumes();
  const { items, draft } = useUploads();
  const session = useUploadSession(sessionId);
  const scope = sessionId ?? draft?.id ?? null;
  const mine = useMemo(() => items.filter((item) => item.sessionId === scope), [items, scope]);
  const rows = useMemo(() => toRows(mine, session.data?.resumes ?? []), [mine, session.data]);
  const counts = useMemo(() => toCounts(rows), [rows]);

  const resumes = session.data?.resumes;
  useEffect(() => {
    for (const id of findArrived(mine, resumes ?? [])) uploads.remove(id);
  }, [mine, resumes]);

  // What arrived is asked for at once, also while the stream of events is cut.
  const queries = useQueryClient();
  const refetch = useThrottled(() => {
    if (sessionId !== null) void queries.invalidateQueries({ queryKey: sessionKey(sessionId) });
    void queries.invalidateQueries({ queryKey: SESSIONS_KEY });
  }, REFETCH_MS);
  const sent = mine.filter(({ state }) => state === "sent").length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more file on the server is the reason to ask.
  useEffect(() => {
    if (sent > 0) refetch();
  }, [sent]);
  return { rows, counts, session, draft, isLost: mine.some(({ state }) => state === "lost"), isSending: mine.length > 0 };
}
