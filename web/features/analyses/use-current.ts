import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useLeaving } from "../../lib/navigating.ts";

const WRITE_MS = 250;
const readCandidate = () => new URLSearchParams(location.search).get("candidate");

/**
 * The query that names the candidate in hand, or null where it does so already. It starts from the address itself: what the page
 * has last drawn may be older than a dialog that was opened a moment ago, and would close it.
 */
export function writeCurrent(search: string, current: string | null, panelOpen: boolean): URLSearchParams | null {
  const now = new URLSearchParams(search);
  const next = new URLSearchParams(now);
  if (current === null) next.delete("candidate");
  else next.set("candidate", current);
  if (panelOpen) next.delete("panel");
  else next.set("panel", "closed");
  return next.toString() === now.toString() ? null : next;
}

/**
 * The candidate in hand. State first, so that holding J never waits; the address follows when the keys rest, and never while the
 * page is on its way to another one: writing the address would call that off. A panel that covers the page (`isSheet`) is an entry
 * of the history, so that Back closes it.
 */
export function useCurrent(isSheet: boolean) {
  const [query, setQuery] = useSearchParams();
  const [current, setCurrent] = useState(() => query.get("candidate"));
  const [panelOpen, setPanelOpen] = useState(() => query.get("panel") !== "closed");

  const { isLeaving, isLeavingNow } = useLeaving();
  const isEntry = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSheet) return;
    const path = location.pathname;
    const follow = () => {
      if (location.pathname !== path) return;
      isEntry.current = false;
      setCurrent(readCandidate());
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [isSheet]);
  const write = useRef(setQuery);
  const { state } = useLocation();
  const place = useRef<unknown>(state);
  useEffect(() => {
    write.current = setQuery;
    place.current = state;
  });
  useEffect(() => {
    if (isLeaving) return;
    const timer = setTimeout(() => {
      if (isLeavingNow()) return;
      if (current === null && isEntry.current && readCandidate() !== null) {
        isEntry.current = false;
        return void navigate(-1);
      }
      const next = writeCurrent(location.search, current, panelOpen);
      if (next === null) return;
      const isNew = isSheet && current !== null && readCandidate() === null;
      if (isNew) isEntry.current = true;
      write.current(next, { replace: !isNew, preventScrollReset: true, ...(isNew ? {} : { state: place.current }) });
    }, WRITE_MS);
    return () => clearTimeout(timer);
  }, [current, panelOpen, isLeaving, isLeavingNow, isSheet, navigate]);

  const open = useCallback((resumeId: string) => {
    setCurrent(resumeId);
    setPanelOpen(true);
  }, []);
  return { current, setCurrent, panelOpen, setPanelOpen, open };
}
