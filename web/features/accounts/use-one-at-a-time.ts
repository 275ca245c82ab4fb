import { useRef, useState } from "react";

/** What is under way, or null; whatever is asked for meanwhile is dropped, so that two presses are one request. */
export function useOneAtATime<K extends string>() {
  const running = useRef(false);
  const [busy, setBusy] = useState<K | null>(null);
  const run = async (what: K, work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(what);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(null);
    }
  };
  return { busy, run };
}
