import type { AnalysisView } from "@fairlead/contracts";
import type { Ref } from "react";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Kbd } from "../../../ui/kbd.tsx";
import type { Board } from "../use-board.ts";
import type { TableState } from "../use-table-state.ts";
import { VERDICT_WORDS } from "../words.ts";
import { CandidateCards } from "./candidate-cards.tsx";
import { CandidateGrid } from "./candidate-grid.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { Glyph } from "./glyph.tsx";

type Props = {
  view: AnalysisView;
  board: Board;
  state: TableState;
  /** Room for a table; else cards. */
  hasTable: boolean;
  filterRef: Ref<HTMLButtonElement>;
  onOpen(resumeId: string, columnId?: string): void;
  onCompare(): void;
};

/** Filters, candidates, legend. */
export function TableCard({ view, board, state, hasTable, filterRef, onOpen, onCompare }: Props) {
  const { rows, columns, analysed, added } = board;
  return (
    <section
      aria-label={t("analyses.table.label")}
      onPointerEnter={() => board.setPointerIn(true)}
      onPointerLeave={() => board.setPointerIn(false)}
      className="relative flex min-w-0 flex-1 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card md:sticky md:top-[72px] md:max-h-[var(--room,calc(100dvh-88px))]"
    >
      <FilterBar
        state={state}
        columns={columns}
        shown={rows.length}
        total={analysed.length}
        blind={view.blind}
        hasFlags={analysed.some(({ flags }) => flags.length > 0)}
        firstRef={filterRef}
      />
      {board.checked.size > 0 ? <Ticked board={board} onCompare={onCompare} /> : null}
      {added > 0 ? (
        <Button
          variant="primary"
          size="small"
          onClick={board.update}
          className="fixed inset-x-0 bottom-4 z-30 mx-auto w-fit rounded-full shadow-over md:absolute md:bottom-14"
        >
          {t("analyses.newResults", { count: added })}
        </Button>
      ) : null}
      {rows.length === 0 ? <NoRows board={board} state={state} /> : null}
      {rows.length > 0 && hasTable ? (
        <CandidateGrid
          rows={rows}
          columns={columns}
          current={board.row?.resumeId ?? null}
          checked={board.checked}
          sort={state.sort}
          onSort={state.setSort}
          onMove={board.moveTo}
          onOpen={onOpen}
          onToggle={board.toggle}
        />
      ) : null}
      {rows.length > 0 && !hasTable ? (
        <CandidateCards
          rows={rows}
          columns={columns}
          checked={board.checked}
          onToggle={board.toggle}
          onOpen={onOpen}
          onDecide={board.decideFor}
        />
      ) : null}
      {hasTable ? <Legend /> : null}
    </section>
  );
}

function Ticked({ board, onCompare }: { board: Board; onCompare(): void }) {
  return (
    <div className="flex items-center gap-2 border-line bg-bg px-4 py-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-t max-md:shadow-over md:border-b">
      <span role="status" className="figures flex-1">
        {t("analyses.ticked", { count: board.checked.size })}
      </span>
      <Button size="small" onClick={onCompare}>
        {t("analyses.compare.action", { count: board.checked.size })}{" "}
        <span className="coarse:hidden">
          <Kbd>C</Kbd>
        </span>
      </Button>
      <Button size="small" variant="ghost" onClick={board.clearChecked}>
        {t("analyses.clearTicks")}
      </Button>
    </div>
  );
}

function NoRows({ board: { analysed, running }, state }: { board: Board; state: TableState }) {
  if (analysed.length === 0) {
    return <EmptyState title={t(running ? "analyses.empty.running" : "analyses.empty.none")} text={t("analyses.empty.noneText")} />;
  }
  return (
    <EmptyState
      title={t("analyses.empty.filtered")}
      text={t("analyses.empty.hidden", { count: analysed.length })}
      action={<Button onClick={state.clearFilters}>{t("analyses.clearFilters")}</Button>}
    />
  );
}

const VERDICTS = ["strong", "partial", "mentioned", "none", "unknown"] as const;

function Legend() {
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1 border-line border-t px-4 py-2.5 text-ink-3">
      {VERDICTS.map((verdict) => (
        <span key={verdict} className={classes("inline-flex items-center gap-1", verdict === "none" && "text-danger")}>
          <Glyph verdict={verdict} />
          {t(verdict === "unknown" ? "analyses.legend.unknown" : VERDICT_WORDS[verdict])}
        </span>
      ))}
      <span className="flex-1" />
      <span className="hidden items-center gap-1 md:flex">
        <Kbd>J</Kbd> <Kbd>K</Kbd> {t("analyses.keys.move")} · <Kbd>X</Kbd> {t("analyses.keys.select")} · <Kbd>S</Kbd> <Kbd>M</Kbd>{" "}
        <Kbd>D</Kbd> {t("analyses.keys.decide")}
      </span>
    </div>
  );
}
