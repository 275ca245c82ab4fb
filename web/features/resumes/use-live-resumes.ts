import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useLive } from "../../lib/live.ts";
import { useThrottled } from "../../lib/use-throttled.ts";
import { RESUMES_KEY, resumeKey, SESSIONS_KEY, sessionKey } from "./query-keys.ts";

const REFETCH_MS = 700;

/** Asks again for what the server says has changed: at most every 700 ms, however many resumes change. */
export function useLiveResumes(): void {
  const queries = useQueryClient();
  const due = useRef(new Map<string, QueryKey>());
  const refetch = useThrottled(() => {
    for (const queryKey of due.current.values()) void queries.invalidateQueries({ queryKey });
    due.current.clear();
  }, REFETCH_MS);
  useLive((event) => {
    if (event.type === "result" || event.type === "decision") return;
    const keys: QueryKey[] = [SESSIONS_KEY, RESUMES_KEY];
    if (event.type === "reset") keys.push(["getUploadSession"], ["getResume"]);
    else keys.push(sessionKey(event.sessionId), resumeKey(event.resumeId));
    for (const key of keys) due.current.set(key.join(" "), key);
    refetch();
  });
}
