import type { CandidateRow, Cell } from "@fairlead/contracts";
import { type ReactNode, useState } from "react";
import { formatPoints } from "../../../lib/format.ts";
import { useMedia } from "../../../lib/media.ts";
import { t } from "../../../lib/t.ts";
import { classes } from "../../../ui/classes.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { Table, TableCell, TableHead, TableRow } from "../../../ui/table.tsx";
import { DecisionChip, MatchFigure } from "../table/candidate-grid-row.tsx";
import type { HeatColumn } from "../table/columns.ts";
import { toDecisionWord } from "../table/filters.ts";
import { Glyph } from "../table/glyph.tsx";
import { IMPORTANCE_WORDS, VERDICT_WORDS } from "../words.ts";
import { COMPARE_MOST, type CompareRow, type DutyPoints, differInPoints, toCompareRows, toDutyPoints } from "./compare-rows.ts";

/** `onOpen`: a candidate with the quotes of one requirement. */
type OnOpen = (resumeId: string, columnId: string) => void;
type Props = { rows: readonly CandidateRow[]; columns: readonly HeatColumn[]; onOpen: OnOpen; onClose(): void };

/** Two to four candidates side by side, requirement by requirement. */
export function CompareDialog({ rows, columns, onOpen, onClose }: Props) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const isNarrow = !useMedia("(min-width: 640px)");
  const lines = toCompareRows(rows, columns).filter(({ differs }) => differs || !onlyDifferences);
  const duties = toDutyPoints(rows, columns);
  const showsDuties = duties.some((one) => one !== undefined) && (!onlyDifferences || differInPoints(duties));
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("analyses.compare.title", { count: rows.length })}
      widthPx={960}
      prints
    >
      <div className="print:hidden">
        <Switch checked={onlyDifferences} onChange={setOnlyDifferences} label={t("analyses.compare.onlyDifferences")} />
      </div>
      <div className="mt-3 rounded-control border border-line max-sm:-mx-3">
        <Table
          caption={t("analyses.compare.title", { count: rows.length })}
          isStill
          frameClassName="max-h-[calc(100dvh-168px)] sm:max-h-[calc(85dvh-152px)] print:max-h-none"
        >
          <thead>
            <tr>
              {isNarrow ? null : <TableHead className={CORNER}>{t("analyses.compare.requirement")}</TableHead>}
              {rows.map((row) => (
                <TableHead
                  key={row.resumeId}
                  className="sticky top-0 z-1 border-b-0 bg-surface align-top shadow-[inset_0_-1px_0_var(--line)] max-sm:px-3"
                >
                  <span className="block font-book text-base text-ink">{row.name ?? row.label}</span>
                  <span className="figures flex flex-wrap items-center gap-x-2 text-base text-ink">
                    <MatchFigure row={row} />
                    {toDecisionWord(row) === "open" ? null : <DecisionChip row={row} />}
                  </span>
                </TableHead>
              ))}
            </tr>
          </thead>
          {lines.map((line) => (
            <CompareLine key={line.column.id} line={line} rows={rows} isNarrow={isNarrow} onOpen={onOpen} />
          ))}
          {showsDuties ? <DutyLine duties={duties} rows={rows} isNarrow={isNarrow} /> : null}
        </Table>
      </div>
      {lines.length > 0 || showsDuties ? null : <p className="mt-3 text-ink-2">{t("analyses.compare.noDifferences")}</p>}
    </Dialog>
  );
}

const CORNER = "sticky start-0 top-0 z-2 border-b-0 bg-surface shadow-[inset_0_-1px_0_var(--line)]";

/** What a row is about: before its cells, on a phone above them, so that two candidates fit beside each other. */
function Line({ head, cells, isNarrow }: { head: ReactNode; cells: ReactNode; isNarrow: boolean }) {
  return isNarrow ? (
    <tbody className="border-line not-first-of-type:border-t">
      <tr>
        <th scope="rowgroup" colSpan={COMPARE_MOST} className="bg-bg px-3 py-1.5 text-start font-normal">
          <span className="sticky start-3 inline-block max-w-[calc(100vw-72px)]">{head}</span>
        </th>
      </tr>
      <tr className="align-top">{cells}</tr>
    </tbody>
  ) : (
    <tbody className="border-line not-first-of-type:border-t">
      <TableRow>
        <th scope="row" className="sticky start-0 z-1 bg-surface px-4 py-2.5 text-start font-normal">
          {head}
        </th>
        {cells}
      </TableRow>
    </tbody>
  );
}

type LineProps = { rows: readonly CandidateRow[]; isNarrow: boolean };

/** Duties in one sum, last: with it every column adds up to the percentage at its head. */
function DutyLine({ duties, rows, isNarrow }: LineProps & { duties: readonly (DutyPoints | undefined)[] }) {
  const cells = duties.map((one, at) => (
    <TableCell key={rows[at]?.resumeId} className="whitespace-nowrap max-sm:px-3">
      {one === undefined ? null : (
        <span className="figures text-ink-3 text-sm">
          {t("analyses.pointsOf", { points: formatPoints(one.points), weight: formatPoints(one.weight) })}
        </span>
      )}
    </TableCell>
  ));
  return <Line head={t("analyses.component.responsibilities")} cells={cells} isNarrow={isNarrow} />;
}

function CompareLine({ line: { column, cells }, rows, isNarrow, onOpen }: LineProps & { line: CompareRow; onOpen: OnOpen }) {
  const head = (
    <>
      {column.name} <span className="whitespace-nowrap text-ink-3 text-xs">{t(IMPORTANCE_WORDS[column.importance])}</span>
    </>
  );
  const open = (row: CandidateRow | undefined) => row && onOpen(row.resumeId, column.id);
  return (
    <Line
      head={head}
      isNarrow={isNarrow}
      cells={cells.map((cell, at) => (
        <CompareCell key={rows[at]?.resumeId} cell={cell} row={rows[at]} requirement={column.name} onOpen={() => open(rows[at])} />
      ))}
    />
  );
}

type CellProps = { cell: Cell | undefined; row: CandidateRow | undefined; requirement: string; onOpen(): void };

function CompareCell({ cell, row, requirement, onOpen }: CellProps) {
  const verdict = cell?.verdict ?? "unknown";
  const name = t("analyses.compare.open", { name: requirement, label: row?.name ?? row?.label ?? "" });
  return (
    <TableCell className="min-w-36 max-sm:px-3 max-sm:py-1 sm:min-w-40">
      <button
        type="button"
        title={name}
        onClick={onOpen}
        className="-mx-1.5 inline-flex flex-wrap items-baseline gap-x-1.5 rounded-nav px-1.5 py-0.5 text-start hover:bg-sunken coarse:min-h-11 coarse:content-center"
      >
        <span className={classes("inline-flex items-center gap-1.5 whitespace-nowrap", verdict === "none" && "text-danger")}>
          <Glyph verdict={verdict} />
          {t(VERDICT_WORDS[verdict])}
        </span>
        {cell === undefined ? null : (
          <span className="figures text-ink-3 text-sm">
            {cell.points < 0
              ? t("analyses.compare.deducted", { points: formatPoints(cell.points) })
              : t("analyses.pointsOf", { points: formatPoints(cell.points), weight: formatPoints(cell.weight) })}
          </span>
        )}
        <span className="sr-only">. {name}</span>
      </button>
    </TableCell>
  );
}
