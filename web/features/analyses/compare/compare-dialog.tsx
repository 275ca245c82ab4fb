import type { CandidateRow } from "@fairlead/contracts";
import { useState } from "react";
import { formatPoints } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { classes } from "../../../ui/classes.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { Table, TableCell, TableHead, TableRow } from "../../../ui/table.tsx";
import { DecisionChip, MatchFigure } from "../table/candidate-grid-row.tsx";
import type { HeatColumn } from "../table/columns.ts";
import { Glyph } from "../table/glyph.tsx";
import { IMPORTANCE_WORDS, VERDICT_WORDS } from "../words.ts";
import { type CompareRow, type DutyPoints, differInPoints, toCompareRows, toDutyPoints } from "./compare-rows.ts";

/** `onOpen`: a candidate with the quotes of one requirement. */
type OnOpen = (resumeId: string, columnId: string) => void;
type Props = { rows: readonly CandidateRow[]; columns: readonly HeatColumn[]; onOpen: OnOpen; onClose(): void };

/** Two to four candidates side by side, requirement by requirement. */
export function CompareDialog({ rows, columns, onOpen, onClose }: Props) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
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
      <div className="mt-3 rounded-control border border-line *:rounded-[inherit]">
        <Table caption={t("analyses.compare.title", { count: rows.length })} isStill>
          <thead>
            <tr>
              <TableHead className="sticky start-0 bg-surface">{t("analyses.compare.requirement")}</TableHead>
              {rows.map((row) => (
                <TableHead key={row.resumeId}>
                  <span className="block font-book text-base text-ink">{row.name ?? row.label}</span>
                  <span className="figures flex items-center gap-2 text-base text-ink">
                    <MatchFigure row={row} />
                    <DecisionChip row={row} />
                  </span>
                </TableHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <CompareLine key={line.column.id} line={line} rows={rows} onOpen={onOpen} />
            ))}
            {showsDuties ? <DutyLine duties={duties} rows={rows} /> : null}
          </tbody>
        </Table>
      </div>
      {lines.length > 0 || showsDuties ? null : <p className="mt-3 text-ink-2">{t("analyses.compare.noDifferences")}</p>}
    </Dialog>
  );
}

/** Duties in one sum, last: with it every column adds up to the percentage at its head. */
function DutyLine({ duties, rows }: { duties: readonly (DutyPoints | undefined)[]; rows: readonly CandidateRow[] }) {
  return (
    <TableRow>
      <th scope="row" className="sticky start-0 bg-surface px-4 py-2.5 text-start font-normal">
        {t("analyses.component.responsibilities")}
      </th>
      {duties.map((one, at) => (
        <TableCell key={rows[at]?.resumeId} className="whitespace-nowrap">
          {one === undefined ? null : (
            <span className="figures text-ink-3 text-sm">
              {t("analyses.pointsOf", { points: formatPoints(one.points), weight: formatPoints(one.weight) })}
            </span>
          )}
        </TableCell>
      ))}
    </TableRow>
  );
}

type LineProps = { line: CompareRow; rows: readonly CandidateRow[]; onOpen: OnOpen };

function CompareLine({ line: { column, cells }, rows, onOpen }: LineProps) {
  return (
    <TableRow>
      <th scope="row" className="sticky start-0 bg-surface px-4 py-2.5 text-start font-normal">
        {column.name} <span className="text-ink-3 text-xs">{t(IMPORTANCE_WORDS[column.importance])}</span>
      </th>
      {cells.map((cell, at) => {
        const verdict = cell?.verdict ?? "unknown";
        const row = rows[at];
        const name = t("analyses.compare.open", { name: column.name, label: row?.name ?? row?.label ?? "" });
        return (
          <TableCell key={row?.resumeId} className="min-w-40">
            <button
              type="button"
              title={name}
              onClick={() => row && onOpen(row.resumeId, column.id)}
              className="-mx-1.5 inline-flex flex-wrap items-baseline gap-x-1.5 rounded-nav px-1.5 py-0.5 text-start hover:bg-sunken coarse:min-h-11 coarse:items-center"
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
      })}
    </TableRow>
  );
}
