import { useCallback, useEffect, useRef, useState } from "react";
import { type JobDraft, readJobDraft, storeJobDraft } from "./draft.ts";

const STORE_MS = 300;

/** The form's values, kept in this browser until they are saved. `start` is what the form holds when there is no draft. */
export function useJobDraft(versionOf: string | null, start: JobDraft) {
  const [stored] = useState(() => readJobDraft(versionOf));
  const [draft, setDraft] = useState(stored ?? start);
  const [isRestored, setRestored] = useState(stored !== null);
  const [isTouched, setTouched] = useState(stored !== null);
  const latest = useRef<JobDraft | null>(null);

  /** `seed` sets values that are not the person's: they are no draft. */
  const change = useCallback((next: (now: JobDraft) => JobDraft) => {
    setTouched(true);
    setDraft(next);
  }, []);

  useEffect(() => {
    if (!isTouched) return;
    latest.current = draft;
    const timer = setTimeout(() => storeJobDraft(versionOf, draft), STORE_MS);
    return () => clearTimeout(timer);
  }, [draft, isTouched, versionOf]);
  // The page is left before the pause is over: nothing typed is lost.
  useEffect(() => {
    const flush = () => latest.current !== null && storeJobDraft(versionOf, latest.current);
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
    };
  }, [versionOf]);

  const drop = useCallback(() => {
    latest.current = null;
    setTouched(false);
    storeJobDraft(versionOf, null);
  }, [versionOf]);
  return { draft, change, seed: setDraft, isRestored, hideBanner: () => setRestored(false), drop, isFresh: stored === null };
}
