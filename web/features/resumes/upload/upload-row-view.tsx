import { FileText, RotateCcw, X } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import { formatBytes } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TableCell, TableRow } from "../../../ui/table.tsx";
import { AlikeLines } from "../alike/alike-line.tsx";
import { toResumePath } from "../alike/resume-path.ts";
import { FileName } from "./file-name.tsx";
import type { UploadRow } from "./upload-rows.ts";
import { UploadStatus } from "./upload-status.tsx";

export type RowActions = { onRetry(row: UploadRow): void; onRemove(row: UploadRow): void };

/** One file: what it is, where it is, what became of it, what can be done. A card on small screens. */
export const UploadRowView = memo(function UploadRowView({ row, onRetry, onRemove }: { row: UploadRow } & RowActions) {
  return (
    <TableRow
      tabIndex={-1}
      data-upload-row={row.key}
      className="-outline-offset-2 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:py-1.5"
    >
      <TableCell className="max-sm:py-1 sm:h-14 sm:w-full sm:max-w-0 sm:py-2">
        <div className="flex min-w-0 items-center gap-3">
          <FileText size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
          <div className="min-w-0 flex-1">
            <div className="flex min-w-0 font-book">
              <FileName name={row.name} />
            </div>
            <Detail row={row} />
            <AlikeLines looksLike={row.looksLike} />
          </div>
        </div>
      </TableCell>
      <TableCell className="figures whitespace-nowrap text-end text-ink-3 text-sm max-sm:py-1 sm:min-w-24">
        {formatBytes(row.bytes)}
      </TableCell>
      <TableCell className="max-sm:ps-12 max-sm:pt-0.5 max-sm:pb-1 sm:min-w-44">
        <UploadStatus row={row} />
      </TableCell>
      <TableCell className="max-sm:pt-0.5 max-sm:pb-1 sm:min-w-28">
        <div className="-my-1 flex min-h-8 justify-end gap-1">
          <Actions row={row} onRetry={onRetry} onRemove={onRemove} />
        </div>
      </TableCell>
    </TableRow>
  );
}, isSame);

/** Rows are made anew at each change; drawing only those that differ keeps a hundred uploads smooth. */
function isSame(before: { row: UploadRow } & RowActions, after: { row: UploadRow } & RowActions): boolean {
  const keys = Object.keys(after.row) as (keyof UploadRow)[];
  const isSameRow = keys.every(
    (key) => before.row[key] === after.row[key] || (key === "flags" && after.row.flags.length === before.row.flags.length),
  );
  return isSameRow && before.onRetry === after.onRetry && before.onRemove === after.onRemove;
}

function Detail({ row: { state, summary, failure, flags, duplicateOf } }: { row: UploadRow }) {
  if (state === "attention" && failure !== null) {
    return (
      <p className="text-sm">
        <span className="text-danger">{failure.message}</span> <span className="text-ink-2">{failure.actions.join(" · ")}</span>
      </p>
    );
  }
  if (state === "duplicate") {
    const text = duplicateOf === null ? t("upload.duplicate") : t("upload.duplicateOf", { name: duplicateOf });
    return <p className="wrap-anywhere text-ink-2 text-sm">{text}</p>;
  }
  if (state === "lost") return <p className="text-ink-2 text-sm">{t("upload.lostText")}</p>;
  if (summary === null) return null;
  const { pages, skillCount, years } = summary;
  return (
    <p className="figures text-ink-3 text-sm">
      {t("upload.summary", { pages, skills: skillCount, years })}
      {flags.map(({ code, page, message }) => (
        <span key={`${code} ${page} ${message}`} className="text-brass">
          {" "}
          · {message}
        </span>
      ))}
    </p>
  );
}

function Actions({ row, onRetry, onRemove }: { row: UploadRow } & RowActions) {
  const { state, name, retry, resumeId, itemId } = row;
  const isGoing = state === "uploading" || state === "lost";
  const isRemovable = itemId !== null && (state === "waiting" || (resumeId === null && (state === "attention" || state === "duplicate")));
  return (
    <>
      {retry === null ? null : (
        <Button variant="ghost" size="small" aria-label={t("upload.retryOne", { name })} onClick={() => onRetry(row)}>
          <RotateCcw size={16} strokeWidth={1.75} aria-hidden="true" />
          {t("upload.retry")}
        </Button>
      )}
      {resumeId !== null && (state === "ready" || state === "duplicate" || state === "attention") ? (
        <Link
          to={toResumePath(resumeId)}
          data-open
          aria-label={t("upload.openOne", { name })}
          className="inline-flex items-center rounded-control px-2.5 font-medium text-primary no-underline hover:underline coarse:min-h-11"
        >
          {t("upload.open")}
        </Link>
      ) : null}
      {isGoing || isRemovable ? (
        <IconButton label={t(isGoing ? "upload.cancelOne" : "upload.removeOne", { name })} onClick={() => onRemove(row)}>
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      ) : null}
    </>
  );
}
