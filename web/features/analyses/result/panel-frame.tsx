import type { AnalysisView, ResultView } from "@fairlead/contracts";
import type { UseQueryResult } from "@tanstack/react-query";
import { X } from "lucide-react";
import { t } from "../../../lib/t.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Kbd } from "../../../ui/kbd.tsx";
import { Sheet, SidePanel } from "../../../ui/sheet.tsx";
import type { Board } from "../use-board.ts";
import { CandidatePanel } from "./candidate-panel.tsx";
import type { Evidence } from "./use-evidence.ts";

type Props = {
  view: AnalysisView;
  board: Board;
  result: UseQueryResult<ResultView>;
  evidence: Evidence;
  isWide: boolean;
  shown: boolean;
  onClose(): void;
};

/** Beside the table where there is room, over it where there is none. */
export function PanelFrame({ view, board, result, evidence, isWide, shown, onClose }: Props) {
  const { row } = board;
  if (isWide && !shown && board.panelOpen && board.running) {
    return (
      <p className="w-[520px] shrink-0 rounded-card border border-line border-dashed px-5 py-8 text-center text-ink-3">
        {t("analyses.panel.begin")}
      </p>
    );
  }
  if (row === undefined || !shown) return null;
  const inside = {
    view,
    row,
    result,
    evidence,
    onSeen: board.onSeen,
    onDecide: (decision: Parameters<Board["decideFor"]>[1]) => board.decideFor(row, decision),
  };
  if (!isWide) {
    return (
      <Sheet open onOpenChange={(open) => (open ? undefined : onClose())} title={row.name ?? row.label}>
        <CandidatePanel key={row.resumeId} {...inside} withTitle={false} />
      </Sheet>
    );
  }
  const close = (
    <IconButton label={t("ui.close")} hint={<Kbd>Esc</Kbd>} onClick={onClose} className="-me-2">
      <X size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
  return (
    <SidePanel
      label={t("analyses.panel.label", { label: row.label })}
      className="w-[520px] shrink-0 lg:max-h-[var(--room,calc(100dvh-88px))]"
    >
      <CandidatePanel key={row.resumeId} {...inside} close={close} />
    </SidePanel>
  );
}
