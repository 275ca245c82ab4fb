import type { AnalysisRow } from "@fairlead/contracts";
import { Link } from "react-router";
import { formatAgo, formatMoment, formatNumber } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Chip, type ChipTone } from "../../../ui/chip.tsx";
import { SortHead, Table, TableActions, TableCell, TableHead, TableRow } from "../../../ui/table.tsx";
import { DecisionSplit } from "./decision-split.tsx";
import { type ListSort, type ListStatus, toStatus } from "./list-rows.ts";

type Props = { rows: readonly AnalysisRow[]; sort: ListSort; onSort(sort: ListSort): void };

/** One line for each job. */
export function AnalysesTable({ rows, sort, onSort }: Props) {
  const head = (key: ListSort["key"]) => ({
    sort: sort.key === key ? (sort.descending ? ("descending" as const) : ("ascending" as const)) : ("none" as const),
    onSort: () => onSort({ key, descending: sort.key === key ? !sort.descending : key !== "title" }),
  });
  return (
    <Table caption={t("analyses.list.title")}>
      <thead>
        <tr>
          <SortHead {...head("title")}>{t("analyses.list.job")}</SortHead>
          <SortHead {...head("date")}>{t("analyses.list.date")}</SortHead>
          <SortHead {...head("candidates")}>{t("analyses.list.candidates")}</SortHead>
          <TableHead>{t("analyses.list.decisions")}</TableHead>
          <SortHead {...head("musts")}>{t("analyses.stat.musts")}</SortHead>
          <TableHead>{t("analyses.list.status")}</TableHead>
          <TableHead>
            <span className="sr-only">{t("analyses.list.actions")}</span>
          </TableHead>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell className="min-w-48 font-book">
              <Link to={`/analysis/${row.jobId}`} className="text-ink no-underline hover:underline">
                {row.jobTitle}
              </Link>
            </TableCell>
            <TableCell className="whitespace-nowrap text-ink-2">
              <time dateTime={row.requestedAt} title={formatMoment(row.requestedAt)}>
                {formatAgo(row.requestedAt)}
              </time>
            </TableCell>
            <TableCell className="figures">{formatNumber(row.counts.items)}</TableCell>
            <TableCell>
              {isEmpty(row) ? <p className="max-w-72 text-ink-2 text-sm">{t("analyses.list.deleted")}</p> : <DecisionSplit row={row} />}
            </TableCell>
            <TableCell className="figures">{isEmpty(row) ? "–" : formatNumber(row.counts.meetAllMustHaves)}</TableCell>
            <TableCell>
              <StatusChip row={row} />
            </TableCell>
            <TableActions className="text-end">
              <OpenLink row={row} />
            </TableActions>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

const isEmpty = (row: AnalysisRow): boolean => toStatus(row) === "empty";

/** Leads to the analysis; to choosing resumes anew where none is left. */
export function OpenLink({ row }: { row: AnalysisRow }) {
  const words = isEmpty(row) ? t("analyses.page.more") : t("analyses.list.open");
  const name = t(isEmpty(row) ? "analyses.list.chooseFor" : "analyses.list.openOne", { title: row.jobTitle });
  return (
    <ButtonLink size="small" to={`/analysis/${row.jobId}`} aria-label={name}>
      {words}
    </ButtonLink>
  );
}

const TONES: Record<ListStatus, ChipTone> = { empty: "neutral", running: "info", attention: "partial", done: "success" };

export function StatusChip({ row }: { row: AnalysisRow }) {
  const status = toStatus(row);
  const { items, pending, failed } = row.counts;
  const text = {
    empty: () => t("analyses.status.empty"),
    running: () => t("analyses.status.running", { done: items - pending, all: items }),
    attention: () => t("analyses.status.attention", { count: failed }),
    done: () => t("analyses.status.done"),
  }[status]();
  return <Chip tone={TONES[status]}>{text}</Chip>;
}
