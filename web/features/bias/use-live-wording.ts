import type { BiasFinding, WordingReport } from "@fairlead/contracts";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { checkText } from "./check-text.ts";
import { shiftFindings } from "./segments.ts";

const WAIT_MS = 400;

export type LiveWording = {
  /** The newest report, null before the first one. */
  report: WordingReport | null;
  /** Its findings at the places where they stand in the text as it is now. */
  findings: readonly BiasFinding[];
  failed: boolean;
  retry(): void;
};

/** Checks a text while it is typed: when the typing rests, one check at a time, always of the newest text. */
export function useLiveWording(text: string, isActive: boolean): LiveWording {
  const [checked, setChecked] = useState<{ text: string; report: WordingReport } | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = useRef(text);
  const running = useRef(false);

  const run = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    setFailed(false);
    try {
      let next: string;
      do {
        next = wanted.current;
        setChecked({ text: next, report: await checkText(next) });
      } while (next !== wanted.current);
    } catch {
      setFailed(true);
    }
    running.current = false;
  }, []);

  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => {
      wanted.current = text;
      void run();
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [text, isActive, run]);

  const shown = isActive ? checked : null;
  const findings = useMemo(() => (shown === null ? [] : shiftFindings(shown.report.findings, shown.text, text)), [shown, text]);
  return { report: shown?.report ?? null, findings, failed, retry: () => void run() };
}
