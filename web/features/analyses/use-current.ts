import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";

const WRITE_MS = 250;

/**
 * The candidate in hand. State first, so that holding J never waits; the address follows when the keys rest, and never while the
 * page is on its way to another one: writing the address would call that off.
 */
export function useCurrent() {
  const [query, setQuery] = useSearchParams();
  const [current, setCurrent] = useState(() => query.get("candidate"));
  const [panelOpen, setPanelOpen] = useState(() => query.get("panel") !== "closed");

  const isLeaving = useNavigation().state !== "idle";
  const write = useRef(setQuery);
  useEffect(() => {
    write.current = setQuery;
  });
  useEffect(() => {
    if (isLeaving) return;
    const timer = setTimeout(() => {
      write.current(
        (now) => {
          const next = new URLSearchParams(now);
          if (current === null) next.delete("candidate");
          else next.set("candidate", current);
          if (panelOpen) next.delete("panel");
          else next.set("panel", "closed");
          return next.toString() === now.toString() ? now : next;
        },
        { replace: true, preventScrollReset: true },
      );
    }, WRITE_MS);
    return () => clearTimeout(timer);
  }, [current, panelOpen, isLeaving]);

  const open = useCallback((resumeId: string) => {
    setCurrent(resumeId);
    setPanelOpen(true);
  }, []);
  return { current, setCurrent, panelOpen, setPanelOpen, open };
}
