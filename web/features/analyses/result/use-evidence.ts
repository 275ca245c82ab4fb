import type { ResultView } from "@fairlead/contracts";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { DocumentSide } from "../../../ui/document-frames.tsx";
import { type EvidenceQuote, toActive, toEvidenceList } from "./evidence-list.ts";

export type Evidence = {
  quotes: EvidenceQuote[];
  /** Positions of the quotes in question: of the chosen requirement, or all. */
  active: number[];
  /** Which of them is ringed. */
  at: number;
  rowId: string | null;
  /** Whether all requirements stand as chips; stays for the next candidates. */
  showsAll: boolean;
  showAll(): void;
  /** How the resume is looked at; stays for the next candidates. */
  side: DocumentSide;
  onSide(side: DocumentSide): void;
  /** Counts presses of next and previous. */
  steps: number;
  choose(rowId: string | null): void;
  step(by: 1 | -1): void;
};

/** Which quotes are looked at. Another candidate keeps the requirement in question, so that one question can be asked of many. */
export function useEvidence(result: ResultView | undefined, asked: string | null, onAsk: (rowId: string | null) => void): Evidence {
  const quotes = useMemo(() => toEvidenceList(result?.match.rows ?? []), [result]);
  const known = result?.match.rows.some(({ id }) => id === asked) === true ? asked : null;
  const active = useMemo(() => toActive(quotes, known), [quotes, known]);
  const [at, setAt] = useState(0);
  const scope = `${result?.resumeId} ${known}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another candidate or requirement begins at its first quote.
  useEffect(() => setAt(0), [scope]);
  const [steps, setSteps] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const [side, onSide] = useState<DocumentSide>("text");
  const showAll = useCallback(() => setShowsAll(true), []);
  const step = useCallback(
    (by: 1 | -1) => {
      setAt((now) => (active.length === 0 ? 0 : (now + by + active.length) % active.length));
      setSteps((now) => now + 1);
    },
    [active.length],
  );
  const shown = Math.min(at, Math.max(active.length - 1, 0));
  return { quotes, active, at: shown, rowId: known, steps, showsAll, showAll, side, onSide, choose: onAsk, step };
}
