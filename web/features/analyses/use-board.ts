import type { AnalysisView, CandidateRow, DecisionInput } from "@fairlead/contracts";
import { useCallback, useMemo, useRef, useState } from "react";
import { readCompared } from "./compare/use-comparison.ts";
import type { NotNowReason } from "./result/not-now-dialog.tsx";
import { withAlikeNames } from "./table/alike-names.ts";
import { toHeatColumns } from "./table/columns.ts";
import { passes } from "./table/filters.ts";
import { sortRows } from "./table/order.ts";
import { useCurrent } from "./use-current.ts";
import { useDecide } from "./use-decide.ts";
import { useHeldRows } from "./use-held-rows.ts";
import type { TableState } from "./use-table-state.ts";

/** The state of the screen: which rows in which order, which one is in hand, which are ticked, what is decided. */
export function useBoard(view: AnalysisView, state: TableState, isSheet: boolean) {
  const { filters, sort } = state;
  const columns = useMemo(() => toHeatColumns(view.columns), [view.columns]);
  const analysed = useMemo(() => withAlikeNames(view.candidates).filter(({ state: one }) => one === "analysed"), [view.candidates]);
  const sorted = useMemo(
    () =>
      sortRows(
        analysed.filter((row) => passes(row, filters)),
        sort,
      ),
    [analysed, filters, sort],
  );
  const hand = useCurrent(isSheet);
  const [pointerIn, setPointerIn] = useState(false);
  const running = view.counts.pending > 0;
  const held = useHeldRows(sorted, running && (pointerIn || hand.current !== null), `${view.id} ${JSON.stringify([filters, sort])}`);
  const at = usePlace(held.rows, hand.current, running);
  const row = at < 0 ? undefined : held.rows[at];
  const decisions = useDecisions(view.jobId, row);
  const ticks = useTicks(held.rows, row, analysed);

  const { setCurrent, setPanelOpen, open } = hand;
  const moveTo = useCallback((index: number) => setCurrent(held.rows[index]?.resumeId ?? null), [held.rows, setCurrent]);
  const move = (by: 1 | -1) => held.rows.length > 0 && moveTo(at < 0 ? 0 : Math.min(Math.max(at + by, 0), held.rows.length - 1));
  const neighbours = [1, 2, -1, 3].flatMap((by) => held.rows[at + by]?.resumeId ?? []);
  return {
    columns,
    analysed,
    running,
    ...held,
    row,
    at,
    neighbours,
    moveTo,
    move,
    open,
    setPanelOpen,
    setCurrent,
    ...ticks,
    ...decisions,
    panelOpen: hand.panelOpen,
    chosen: hand.current,
    setPointerIn,
  };
}
export type Board = ReturnType<typeof useBoard>;

/** Place of the row in hand. When it has left the list (a filter, a decision) the one that took its place; before any choice the first, once all are there. */
function usePlace(rows: readonly CandidateRow[], current: string | null, running: boolean): number {
  const last = useRef(0);
  const found = rows.findIndex(({ resumeId }) => resumeId === current);
  if (found >= 0) last.current = found;
  if (found >= 0 || rows.length === 0) return found;
  if (current === null) return running ? -1 : 0;
  return Math.min(last.current, rows.length - 1);
}

/** "Not now" opens the question for a reason; the others are saved at once. Words that were not saved stand there the next time. */
function useDecisions(jobId: string, row: CandidateRow | undefined) {
  const send = useDecide(jobId);
  const seen = useRef(false);
  const [asking, setAsking] = useState<CandidateRow | null>(null);
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const setWords = (words: string) => asking !== null && setDrafts({ ...drafts, [asking.resumeId]: words });
  const decideFor = (candidate: CandidateRow, decision: DecisionInput["decision"]) => {
    if (decision === "notNow") setAsking(candidate);
    else send({ resumeId: candidate.resumeId, decision, evidenceOpened: seen.current && candidate.resumeId === row?.resumeId });
  };
  const saveReason = (reason: NotNowReason) => {
    if (asking === null) return;
    const evidenceOpened = seen.current && asking.resumeId === row?.resumeId;
    send({ resumeId: asking.resumeId, decision: "notNow", evidenceOpened, ...reason });
    setWords("");
    setAsking(null);
  };
  const onSeen = useCallback((isSeen: boolean) => {
    seen.current = isSeen;
  }, []);
  const words = drafts[asking?.resumeId ?? ""] ?? "";
  return { decideFor, asking, words, setWords, saveReason, stopAsking: () => setAsking(null), onSeen };
}

/** Who is compared when the page opens is ticked, too. */
function useTicks(rows: readonly CandidateRow[], row: CandidateRow | undefined, analysed: readonly CandidateRow[]) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(
    () => new Set(readCompared(location.search, analysed).map(({ resumeId }) => resumeId)),
  );
  const last = useRef<string | null>(null);
  const toggle = useCallback(
    (resumeId: string, range: boolean) => {
      const places = [last.current, resumeId].map((id) => rows.findIndex((one) => one.resumeId === id));
      const [from = -1, to = -1] = places.sort((a, b) => a - b);
      const ids = range && from >= 0 ? rows.slice(from, to + 1).map((one) => one.resumeId) : [resumeId];
      last.current = resumeId;
      setChecked((now) => {
        const next = new Set(now);
        const add = range || !now.has(resumeId);
        for (const id of ids) add ? next.add(id) : next.delete(id);
        return next;
      });
    },
    [rows],
  );
  return {
    checked,
    toggle,
    toggleCurrent: (range: boolean) => row && toggle(row.resumeId, range),
    clearChecked: () => setChecked(new Set()),
  };
}
