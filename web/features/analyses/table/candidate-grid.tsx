// biome-ignore-all lint/a11y/useSemanticElements: a grid of flex rows; table elements laid out so would lose their roles.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus of this grid rests on its rows.
import type { CandidateRow } from "@fairlead/contracts";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useSession } from "../../../lib/session.ts";
import { t } from "../../../lib/t.ts";
import { CandidateGridRow, type RowActions } from "./candidate-grid-row.tsx";
import { focusCell, moveBetweenCells } from "./cell-keys.ts";
import type { HeatColumn } from "./columns.ts";
import { useHiddenColumns } from "./edges.ts";
import { GridHead } from "./grid-head.tsx";
import { COLUMN_PX, toGridWidthPx } from "./heat-cell.tsx";
import type { Sort } from "./order.ts";

/** From this many rows on, only those in sight are in the page. */
const VIRTUAL_FROM = 100;
const ROW_PX = { comfortable: 56, compact: 44 };
const HEAD_PX = 104;
const OVERSCAN = 6;

type Props = RowActions & {
  rows: readonly CandidateRow[];
  columns: readonly HeatColumn[];
  current: string | null;
  checked: ReadonlySet<string>;
  sort: Sort;
  onSort(sort: Sort): void;
  onMove(index: number): void;
};

/** The candidates as a grid: one row has the focus, arrows move it, the server's order is kept unless a head is pressed. */
export function CandidateGrid(props: Props) {
  const { rows, columns, current, checked, sort, onSort, onMove, onOpen, onToggle } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const at = rows.findIndex((row) => row.resumeId === current);
  const isVirtual = rows.length >= VIRTUAL_FROM;
  const rowPx = ROW_PX[useSession().user?.settings.density ?? "comfortable"];
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    scrollPaddingStart: HEAD_PX,
    overscan: OVERSCAN,
    // The row in hand is always there, so that it keeps the focus.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...(at >= 0 ? [at] : [])])].sort((a, b) => a - b),
  });
  const hidden = useHiddenColumns(scroller, toGridWidthPx(columns));
  useBeginAtCurrent(scroller, current);
  useFollowCurrent(scroller, current);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (moveBetweenCells(event, onOpen)) return event.preventDefault();
    const columnId = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
    const target = toTarget(event.key, Math.max(at, 0), rows.length);
    if (target === null) return;
    event.preventDefault();
    onMove(target);
    const next = rows[target]?.resumeId;
    if (columnId !== undefined && next !== undefined) requestAnimationFrame(() => focusCell(scroller.current, next, columnId));
  };
  const rowProps = (row: CandidateRow, index: number) => {
    const isCurrent = row.resumeId === current || (at < 0 && index === 0);
    return { row, index, columns, isCurrent, isChecked: checked.has(row.resumeId), onOpen, onToggle };
  };
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {hidden.behind === 0 ? null : <MoreColumns count={hidden.behind} onShow={() => scroller.current?.scrollBy({ left: PAGE_PX })} />}
      <div
        ref={scroller}
        data-before={hidden.before > 0 || undefined}
        data-behind={hidden.behind > 0 || undefined}
        role="grid"
        aria-label={t("analyses.table.label")}
        aria-rowcount={rows.length + 1}
        aria-multiselectable="true"
        onKeyDown={onKeyDown}
        className="group/grid relative min-h-0 flex-1 overflow-auto overscroll-x-contain [--edge:light-dark(rgb(23_33_31/0.22),rgb(0_0_0/0.7))]"
      >
        <GridHead columns={columns} sort={sort} onSort={onSort} />
        {isVirtual ? (
          <div role="rowgroup" style={{ height: virtual.getTotalSize(), minWidth: toGridWidthPx(columns) }} className="relative">
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              if (row === undefined) return null;
              return <CandidateGridRow key={row.resumeId} {...rowProps(row, index)} style={{ position: "absolute", top: start }} />;
            })}
          </div>
        ) : (
          <div role="rowgroup" style={{ minWidth: toGridWidthPx(columns) }}>
            {rows.map((row, index) => (
              <CandidateGridRow key={row.resumeId} {...rowProps(row, index)} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** Says that cells are out of sight, and brings them there. */
function MoreColumns({ count, onShow }: { count: number; onShow(): void }) {
  return (
    <button
      type="button"
      onClick={onShow}
      className="absolute end-3 top-2 z-30 inline-flex min-h-6 items-center gap-0.5 rounded-nav border border-line-strong bg-surface ps-2 pe-1 font-medium text-ink-2 text-xs hover:bg-sunken hover:text-ink"
    >
      <span aria-hidden="true">{t("analyses.column.more", { count })}</span>
      <span className="sr-only">{t("analyses.column.showMore", { count })}</span>
      <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

const PAGE = 8;
/** A press brings as many columns as fit beside the ones that stay. */
const PAGE_PX = 8 * COLUMN_PX;

function toTarget(key: string, at: number, count: number): number | null {
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), count - 1);
}

/** A row named by the address is in sight from the beginning; the page itself stays at its top. */
function useBeginAtCurrent(scroller: React.RefObject<HTMLDivElement | null>, current: string | null): void {
  const [first] = useState(current);
  useEffect(() => {
    const box = scroller.current;
    const row = box?.querySelector<HTMLElement>(`[data-row="${first}"]`);
    if (box && row) box.scrollTop = row.offsetTop - box.clientHeight / 2;
  }, [scroller, first]);
}

/** Brings the row in hand into sight, and the focus with it when the focus is on the table or nowhere. */
function useFollowCurrent(scroller: React.RefObject<HTMLDivElement | null>, current: string | null): void {
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${current}"]`);
    if (row === null || row === undefined) return;
    row.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || activeElement.id === "content";
    if (isFree || scroller.current?.contains(activeElement)) row.focus({ preventScroll: true });
  }, [scroller, current]);
}
