import type { JobProfile } from "@fairlead/contracts";
import { useCallback, useEffect, useRef, useState } from "react";
import { client } from "../../lib/api.ts";

const WAIT_MS = 700;

export type JobReading = {
  /** The newest answer; it may be about an older text while the next one is on its way. */
  profile: JobProfile | null;
  isReading: boolean;
  error: Error | null;
  /** Whether the answer on the screen is about exactly this text. */
  isOf(text: string): boolean;
  /** The answer for exactly this text. */
  readNow(text: string): Promise<JobProfile>;
};

type Running = { text: string; stop: AbortController; answer: Promise<JobProfile> };

const WARM_UP_TEXT = "Requirements\n- Driving licence\n";

/** The process that reads starts with the first text, which takes seconds: it gets one when the page opens. */
function warmUp(): () => void {
  const stop = new AbortController();
  client.readJobText({ body: { description: WARM_UP_TEXT } }, { signal: stop.signal }).catch(() => undefined);
  return () => stop.abort();
}

/** Has a text read by the server while it is typed; a newer text stops the reading of an older one. */
export function useJobReading(text: string, isActive: boolean): JobReading {
  const [read, setRead] = useState<{ text: string; profile: JobProfile } | null>(null);
  const [failure, setFailure] = useState<{ text: string; error: Error } | null>(null);
  const running = useRef<Running | null>(null);
  const last = useRef(read);

  const readNow = useCallback((wanted: string): Promise<JobProfile> => {
    if (last.current?.text === wanted) return Promise.resolve(last.current.profile);
    if (running.current?.text === wanted) return running.current.answer;
    running.current?.stop.abort();
    const stop = new AbortController();
    const answer = client.readJobText({ body: { description: wanted } }, { signal: stop.signal });
    const mine = { text: wanted, stop, answer };
    running.current = mine;
    answer
      .then((profile) => {
        if (running.current !== mine) return;
        last.current = { text: wanted, profile };
        setRead(last.current);
        setFailure(null);
      })
      .catch((error: Error) => {
        if (!stop.signal.aborted) setFailure({ text: wanted, error });
      })
      .finally(() => {
        if (running.current === mine) running.current = null;
      });
    return answer;
  }, []);

  useEffect(() => {
    if (!isActive) {
      running.current?.stop.abort();
      return;
    }
    const timer = setTimeout(() => void readNow(text).catch(() => undefined), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text, isActive, readNow]);
  useEffect(() => () => running.current?.stop.abort(), []);
  useEffect(warmUp, []);

  const error = failure?.text === text ? failure.error : null;
  return {
    profile: isActive ? (read?.profile ?? null) : null,
    isReading: isActive && read?.text !== text && error === null,
    error,
    isOf: (asked) => read?.text === asked,
    readNow,
  };
}
