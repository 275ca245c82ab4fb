import { useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import { Table, TableHead } from "../../../ui/table.tsx";
import { type RowActions, UploadRowView } from "./upload-row-view.tsx";
import type { RowCounts, UploadRow } from "./upload-rows.ts";

const SHOWN_AT_FIRST = 200;
const ATTENTION = "attention";

/** The files of a session, one row each; `show=attention` in the address leaves those that need somebody. */
export function UploadTable({ rows, counts, ...actions }: { rows: readonly UploadRow[]; counts: RowCounts } & RowActions) {
  const [query, setQuery] = useSearchParams();
  const [showsAll, setShowsAll] = useState(false);
  const isFiltered = query.get("show") === ATTENTION && counts.attention > 0;
  const found = isFiltered ? rows.filter(({ state }) => state === ATTENTION) : rows;
  const shown = showsAll ? found : found.slice(0, SHOWN_AT_FIRST);
  const show = (value: string | null) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === null) next.delete("show");
        else next.set("show", value);
        return next;
      },
      { replace: true },
    );
  return (
    <Card as="section" aria-label={t("upload.files")} className="overflow-hidden">
      {counts.attention > 0 && counts.attention < counts.total ? (
        <div className="flex flex-wrap gap-2 border-line border-b px-4 py-2.5">
          <ChipButton pressed={!isFiltered} onClick={() => show(null)}>
            {t("upload.filter.all", { count: counts.total })}
          </ChipButton>
          <ChipButton pressed={isFiltered} onClick={() => show(ATTENTION)}>
            {t("upload.filter.attention", { count: counts.attention })}
          </ChipButton>
        </div>
      ) : null}
      <Table caption={t("upload.files")} className="max-sm:block">
        <thead className="max-sm:sr-only">
          <tr>
            <TableHead>{t("upload.column.file")}</TableHead>
            <TableHead className="text-end!">{t("upload.column.size")}</TableHead>
            <TableHead>{t("upload.column.status")}</TableHead>
            <TableHead>
              <span className="sr-only">{t("upload.column.actions")}</span>
            </TableHead>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {shown.map((row) => (
            <UploadRowView key={row.key} row={row} {...actions} />
          ))}
        </tbody>
      </Table>
      {shown.length < found.length ? (
        <p className="border-line border-t px-4 py-3 text-center">
          <Button size="small" onClick={() => setShowsAll(true)}>
            {t("upload.showAll", { count: found.length })}
          </Button>
        </p>
      ) : null}
    </Card>
  );
}

/** Moves the focus from row to row, so that the keys of a list work here. */
export function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-upload-row]")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at === -1 ? rows.at(step === 1 ? 0 : -1) : rows[at + step];
  next?.focus();
}

/** The row that takes the focus when the one that holds it goes; null while the focus is elsewhere. */
export function findRowBeside(): HTMLElement | null {
  const row = document.activeElement?.closest<HTMLElement>("[data-upload-row]");
  const isRow = (beside: Element | null | undefined): beside is HTMLElement => beside instanceof HTMLElement;
  return [row?.nextElementSibling, row?.previousElementSibling].find(isRow) ?? null;
}

/** Opens the candidate of the row in focus. */
export function openFocusedRow(): void {
  document.activeElement?.closest("[data-upload-row]")?.querySelector<HTMLElement>("[data-open]")?.click();
}
