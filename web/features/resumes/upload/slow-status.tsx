import { useEffect, useState } from "react";
import { useThrottled } from "../../../lib/use-throttled.ts";

const SAID_MS = 5_000;

/** What a screen reader hears of the progress: a summary at most every 5 s, never each file. */
export function SlowStatus({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  const say = useThrottled(() => setSaid(text), SAID_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text asks to be said.
  useEffect(say, [text]);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
