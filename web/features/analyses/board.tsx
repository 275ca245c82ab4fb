import type { AnalysisView } from "@fairlead/contracts";
import { type RefObject, useCallback, useRef, useState } from "react";
import { useMedia } from "../../lib/media.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { CompareDialog } from "./compare/compare-dialog.tsx";
import { type Comparison, useComparison } from "./compare/use-comparison.ts";
import { NotNowDialog } from "./result/not-now-dialog.tsx";
import { PanelFrame } from "./result/panel-frame.tsx";
import { useEvidence } from "./result/use-evidence.ts";
import { TableCard } from "./table/table-card.tsx";
import { type Board as BoardState, useBoard } from "./use-board.ts";
import { useBoardKeys } from "./use-board-keys.ts";
import { useResult } from "./use-result.ts";
import { useRoom } from "./use-room.ts";
import { useTableState } from "./use-table-state.ts";

const WIDE = "(min-width: 1200px)";
const TABLE = "(min-width: 900px)";

/** Table and panel of an analysis, with their keys. */
export function Board({ view }: { view: AnalysisView }) {
  const state = useTableState();
  const isRoomy = useMedia(WIDE);
  const board = useBoard(view, state, !isRoomy);
  const comparison = useComparison(board.analysed);
  // A dialog stays where it is when a screen is turned: a panel that opened anew over it would take the keys.
  const isBehindDialog = board.asking !== null || comparison.compared.length > 0;
  const isWide = useHeld(isRoomy, isBehindDialog);
  const hasTable = useHeld(useMedia(TABLE), isBehindDialog);
  const [asked, setAsked] = useState<string | null>(null);
  const filterRef = useRef<HTMLButtonElement>(null);
  const frame = useRoom();
  const { row, open, setPanelOpen, setCurrent } = board;
  const panelShown = row !== undefined && board.panelOpen && (isWide || board.chosen !== null);
  const result = useResult(
    { analysisId: view.id, jobId: view.jobId, resumeId: row?.resumeId ?? "", blind: view.blind },
    board.neighbours,
    panelShown,
  );
  const evidence = useEvidence(panelShown ? result.data : undefined, asked, setAsked);

  const openAt = useCallback(
    (resumeId: string, columnId?: string) => {
      open(resumeId);
      if (columnId !== undefined) setAsked(columnId);
    },
    [open],
  );
  const closePanel = () => {
    if (isWide) setPanelOpen(false);
    else setCurrent(null);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${row?.resumeId}"]`)?.focus());
  };
  const compareTicked = () => comparison.compare(board.checked);
  useBoardKeys({
    board,
    evidence,
    panel: { shown: panelShown, isSheet: !isWide },
    onFilter: () => filterRef.current?.focus(),
    onCompare: compareTicked,
    onEscape: closePanel,
    onMoved: useBringUp(frame),
  });

  return (
    <div ref={frame} className="mt-5 gap-5 overflow-x-clip [overflow-clip-margin:6px] md:min-h-[calc(100dvh-88px)] lg:flex lg:items-start">
      <ErrorBoundary level="section" name="candidate-table" className="min-w-0 flex-1">
        <TableCard
          view={view}
          board={board}
          state={state}
          hasTable={hasTable}
          filterRef={filterRef}
          onOpen={openAt}
          onCompare={compareTicked}
        />
      </ErrorBoundary>
      <ErrorBoundary level="section" name="candidate-panel" place={row?.resumeId ?? ""} className="w-full shrink-0 lg:w-[520px]">
        <PanelFrame view={view} board={board} result={result} evidence={evidence} isWide={isWide} shown={panelShown} onClose={closePanel} />
      </ErrorBoundary>
      <BoardDialogs board={board} comparison={comparison} onOpen={openAt} />
    </div>
  );
}

type DialogsProps = { board: BoardState; comparison: Comparison; onOpen(resumeId: string, columnId: string): void };

/** What may lie over table and panel: the question for a reason, candidates side by side. */
function BoardDialogs({ board, comparison: { compared, stopComparing, leaveFor }, onOpen }: DialogsProps) {
  return (
    <>
      {board.asking === null ? null : (
        <NotNowDialog
          key={board.asking.resumeId}
          row={board.asking}
          columns={board.columns}
          words={board.words}
          onWords={board.setWords}
          onSave={board.saveReason}
          onClose={board.stopAsking}
        />
      )}
      {compared.length > 0 ? (
        <CompareDialog
          rows={compared}
          columns={board.columns}
          onOpen={(resumeId, columnId) => {
            onOpen(resumeId, columnId);
            leaveFor(resumeId);
          }}
          onClose={stopComparing}
        />
      ) : null}
    </>
  );
}

/** The value, or while `isHeld` the one it had when that began. */
function useHeld<T>(value: T, isHeld: boolean): T {
  const [held, setHeld] = useState(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
}

/** The first move by key gives the whole window to table and panel; after that the page stays where a person puts it. */
function useBringUp(frame: RefObject<HTMLElement | null>): () => void {
  const isUp = useRef(false);
  return () => {
    if (!isUp.current) frame.current?.scrollIntoView({ block: "start" });
    isUp.current = true;
  };
}
