// biome-ignore-all lint/a11y/useSemanticElements: a grid of flex rows; table elements laid out so would lose their roles.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus of this grid rests on its rows.
import { ArrowDown, ArrowUp } from "lucide-react";
import { t } from "../../../lib/t.ts";
import { classes } from "../../../ui/classes.ts";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { IMPORTANCE_WORDS } from "../words.ts";
import type { HeatColumn } from "./columns.ts";
import { END_EDGE, START_EDGE } from "./edges.ts";
import { startsGroup, toGridWidthPx } from "./heat-cell.tsx";
import type { Sort, SortKey } from "./order.ts";

type Props = { columns: readonly HeatColumn[]; sort: Sort; onSort(sort: Sort): void };

/** Stays on top; Candidate and Match sort, the heads of the requirements stand upright and tell the whole name in a tooltip. */
export function GridHead({ columns, sort, onSort }: Props) {
  const sorter = (key: SortKey, descendingFirst: boolean) => ({
    sort: sort.key === key ? (sort.descending ? ("descending" as const) : ("ascending" as const)) : ("none" as const),
    onSort: () => onSort({ key, descending: sort.key === key ? !sort.descending : descendingFirst }),
  });
  return (
    <div
      role="rowgroup"
      style={{ minWidth: toGridWidthPx(columns) }}
      className="sticky top-0 z-20 bg-surface font-medium text-ink-3 text-xs"
    >
      <div role="row" aria-rowindex={1} className="flex h-26 items-end">
        <div
          role="presentation"
          className={classes(
            "sticky start-0 z-10 flex h-full min-w-0 shrink-0 grow basis-[324px] items-end gap-2 bg-surface ps-4 pe-3 pb-2",
            START_EDGE,
          )}
        >
          <div role="columnheader" className="w-6 shrink-0">
            <span className="sr-only">{t("analyses.column.select")}</span>
          </div>
          <div role="columnheader" className="w-6 shrink-0">
            <span className="sr-only">{t("analyses.column.rank")}</span>
          </div>
          <SortCell {...sorter("label", false)} className="min-w-0 flex-1">
            {t("analyses.column.candidate")}
          </SortCell>
          <SortCell {...sorter("match", true)} className="w-14 shrink-0 text-end">
            {t("analyses.column.match")}
          </SortCell>
        </div>
        <div role="presentation" className="flex shrink-0 gap-[3px]">
          {columns.map((column, at) => (
            <Tooltip
              key={column.id}
              text={t("analyses.column.tip", { name: column.name, importance: t(IMPORTANCE_WORDS[column.importance]) })}
            >
              <div
                role="columnheader"
                aria-label={t("analyses.column.tip", { name: column.name, importance: t(IMPORTANCE_WORDS[column.importance]) })}
                className={classes("flex h-24 w-[30px] shrink-0 items-center pb-0.5", startsGroup(columns, at) && "ms-2")}
              >
                <span
                  aria-hidden="true"
                  className="mx-auto h-full rotate-180 overflow-hidden text-[11px]/[13px] [writing-mode:vertical-rl]"
                >
                  {column.lines.map((line) => (
                    <span key={line} className="block whitespace-nowrap">
                      {line}
                    </span>
                  ))}
                </span>
              </div>
            </Tooltip>
          ))}
        </div>
        <div
          role="columnheader"
          className={classes("sticky end-0 z-10 flex h-full w-[104px] shrink-0 items-end bg-surface ps-3 pb-2", END_EDGE)}
        >
          {t("analyses.column.decision")}
        </div>
      </div>
    </div>
  );
}

type SortCellProps = { sort: "ascending" | "descending" | "none"; onSort(): void; className: string; children: string };

function SortCell({ sort, onSort, className, children }: SortCellProps) {
  const Arrow = sort === "ascending" ? ArrowUp : ArrowDown;
  return (
    <div role="columnheader" aria-sort={sort} className={className}>
      <button type="button" onClick={onSort} className="inline-flex items-center gap-1 rounded-key font-medium hover:text-ink">
        {children}
        {sort === "none" ? null : <Arrow size={12} aria-hidden="true" />}
      </button>
    </div>
  );
}
