import { useCallback, useEffect, useRef, useState } from "react";
import { client } from "../../../lib/api.ts";
import type { toSpec } from "./form-values.ts";

const WAIT_MS = 350;
type Spec = NonNullable<ReturnType<typeof toSpec>>;

/** Has the server write the description of a form while it is filled in; the newest form wins. `onText` gets each new text. */
export function useDraftedText(spec: Spec | null, isActive: boolean, onText: (text: string) => void) {
  const key = spec === null ? "" : JSON.stringify(spec);
  const [written, setWritten] = useState("");
  const [failure, setFailure] = useState<{ key: string; error: Error } | null>(null);
  const latest = useRef({ key, spec });
  latest.current = { key, spec };
  const running = useRef<{ key: string; stop: AbortController; answer: Promise<string> } | null>(null);
  const give = useRef(onText);
  give.current = onText;

  /** The text of the form as it is now; who asks for the same form meanwhile gets the same answer. */
  const writeNow = useCallback((): Promise<string> => {
    const { key: wanted, spec: body } = latest.current;
    if (running.current?.key === wanted) return running.current.answer;
    running.current?.stop.abort();
    const stop = new AbortController();
    const answer =
      body === null ? Promise.resolve("") : client.draftJob({ body }, { signal: stop.signal }).then((draft) => draft.description);
    const mine = { key: wanted, stop, answer };
    running.current = mine;
    answer
      .then((text) => {
        if (running.current !== mine) return;
        setWritten(wanted);
        setFailure(null);
        give.current(text);
      })
      .catch((error: Error) => {
        if (!stop.signal.aborted) setFailure({ key: wanted, error });
      })
      .finally(() => {
        if (running.current === mine) running.current = null;
      });
    return answer;
  }, []);

  useEffect(() => {
    if (!isActive || key === written) return;
    const timer = setTimeout(() => void writeNow().catch(() => undefined), WAIT_MS);
    return () => clearTimeout(timer);
  }, [key, written, isActive, writeNow]);
  useEffect(() => () => running.current?.stop.abort(), []);

  const error = failure?.key === key ? failure.error : null;
  return { isWriting: isActive && key !== written && error === null, error, writeNow };
}
