// biome-ignore-all lint/a11y/useSemanticElements: a grid of flex rows; table elements laid out so would lose their roles.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus of this grid rests on its rows.
import type { CandidateRow, DecisionWord } from "@fairlead/contracts";
import { TriangleAlert } from "lucide-react";
import { type CSSProperties, memo } from "react";
import { formatMatch } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { AlikeMark } from "../../../ui/alike-sign.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { classes } from "../../../ui/classes.ts";
import { toRange } from "../points.ts";
import { DECISION_TONES, DECISION_WORDS } from "../words.ts";
import type { HeatColumn } from "./columns.ts";
import { END_EDGE, START_EDGE } from "./edges.ts";
import { toDecisionWord } from "./filters.ts";
import { HeatCell, startsGroup } from "./heat-cell.tsx";

export type RowActions = { onOpen(resumeId: string, columnId?: string): void; onToggle(resumeId: string, range: boolean): void };
type Props = RowActions & {
  row: CandidateRow;
  columns: readonly HeatColumn[];
  index: number;
  isCurrent: boolean;
  isChecked: boolean;
  style?: CSSProperties | undefined;
};

/** One candidate: 56 px, first columns stay when the cells scroll. */
export const CandidateGridRow = memo(function CandidateGridRow(props: Props) {
  const { row, columns, index, isCurrent, isChecked, style, onOpen, onToggle } = props;
  const cells = new Map(row.cells.map((cell) => [cell.id, cell]));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of its focused row.
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChecked}
      aria-current={isCurrent || undefined}
      data-row={row.resumeId}
      tabIndex={isCurrent ? 0 : -1}
      style={style}
      onClick={() => onOpen(row.resumeId)}
      className={classes(
        "flex h-14 w-full relative cursor-pointer scroll-mt-26 items-center border-line border-t outline-none",
        // The ring lies over the columns that stay.
        "after:pointer-events-none after:absolute after:inset-0 after:z-20 after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-primary",
        isCurrent ? "bg-selected" : "bg-surface hover:bg-bg",
      )}
    >
      <div
        role="presentation"
        className={classes(
          "sticky start-0 z-10 flex h-full min-w-0 shrink-0 grow basis-[324px] items-center gap-2 bg-inherit ps-4 pe-3",
          START_EDGE,
        )}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the box inside has the keys. */}
        <div role="gridcell" className="grid size-6 shrink-0 place-items-center" onClick={(event) => event.stopPropagation()}>
          <input
            type="checkbox"
            checked={isChecked}
            tabIndex={isCurrent ? 0 : -1}
            aria-label={t("analyses.select", { label: row.label })}
            onChange={(event) => onToggle(row.resumeId, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
            className="size-4 cursor-pointer accent-primary"
          />
        </div>
        <div role="gridcell" className="figures w-6 shrink-0 text-ink-3">
          {row.score === null ? null : row.rank}
        </div>
        <div role="gridcell" className="min-w-0 flex-1">
          <CandidateName row={row} />
        </div>
        <div role="gridcell" className="figures w-14 shrink-0 text-end font-book text-xl/6">
          <MatchFigure row={row} />
        </div>
      </div>
      <div role="presentation" className="flex shrink-0 gap-[3px]">
        {columns.map((column, at) => (
          <HeatCell
            key={column.id}
            column={column}
            cell={cells.get(column.id)}
            startsGroup={startsGroup(columns, at)}
            onPick={(columnId) => onOpen(row.resumeId, columnId)}
          />
        ))}
      </div>
      <div role="gridcell" className={classes("sticky end-0 z-10 flex h-full w-[104px] shrink-0 items-center bg-inherit ps-3", END_EDGE)}>
        <DecisionChip row={row} />
      </div>
    </div>
  );
});

export function CandidateName({ row }: { row: CandidateRow }) {
  const musts = row.mustHaves.of === 0 ? null : t("analyses.row.musts", row.mustHaves);
  const years = row.years === null ? null : t("analyses.row.years", { years: Math.round(row.years * 10) / 10 });
  return (
    <>
      <span className="flex items-center gap-1.5">
        <span className="truncate font-book">{row.name ?? row.label}</span>
        {row.flags.length === 0 ? null : (
          <span title={row.flags.map(({ message }) => message).join("\n")} className="shrink-0 text-brass">
            <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
            <span className="sr-only">{t("analyses.row.flags", { count: row.flags.length })}</span>
          </span>
        )}
        <AlikeMark looksLike={row.looksLike} />
      </span>
      <span className="block truncate text-ink-3 text-sm" {...(musts === null ? {} : { title: t("analyses.row.mustsTip") })}>
        {[years, musts].filter((part) => part !== null).join(" · ")}
      </span>
    </>
  );
}

/** The match as a whole per cent; where there is none, a dash that says why. */
export function MatchFigure({ row }: { row: CandidateRow }) {
  if (row.score === null) {
    return (
      <span className="text-ink-3 text-sm" title={t("analyses.noPercentage")}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t("analyses.noPercentage")}</span>
      </span>
    );
  }
  const open = toRange(row);
  const range = open === null ? undefined : t("analyses.row.range", open);
  return (
    <span title={range}>
      {formatMatch(row.score).replace("%", "")}
      <small className="font-normal text-ink-3 text-xs">%</small>
      {range === undefined ? null : <span className="sr-only">{range}</span>}
    </span>
  );
}

export function DecisionChip({ row }: { row: CandidateRow }) {
  const word = toDecisionWord(row);
  if (word === "open") return <span className="ps-2 text-ink-3">—</span>;
  return <Chip tone={DECISION_TONES[word satisfies DecisionWord]}>{t(DECISION_WORDS[word])}</Chip>;
}
