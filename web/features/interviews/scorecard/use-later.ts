import { useCallback, useEffect, useRef } from "react";

const QUIET_MS = 800;

/** Runs `work` when nothing was asked for 800 ms; at once when the page is left. */
export function useLater(work: () => void) {
  const latest = useRef(work);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    latest.current = work;
  });
  const flush = useCallback(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    latest.current();
  }, []);
  const later = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(flush, QUIET_MS);
  }, [flush]);
  useEffect(() => flush, [flush]);
  return { later, flush };
}
