import { useEffect, useRef, useState } from "react";

export type Throttled = { run(): void; stop(): void };

/** The first call runs at once; calls within `everyMs` after a run become one more run at the end of that time. */
export function toThrottled(work: () => void, everyMs: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isAsked = false;
  const run = () => {
    isAsked = timer !== null;
    if (isAsked) return;
    work();
    timer = setTimeout(() => {
      timer = null;
      if (isAsked) run();
    }, everyMs);
  };
  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    isAsked = false;
  };
  return { run, stop };
}

/** Runs the newest `work` at most once per `everyMs`; what is still due when the component goes is dropped. */
export function useThrottled(work: () => void, everyMs: number): () => void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const [throttled] = useState(() => toThrottled(() => latest.current(), everyMs));
  useEffect(() => throttled.stop, [throttled]);
  return throttled.run;
}
