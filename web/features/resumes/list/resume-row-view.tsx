import type { ResumeRow } from "@fairlead/contracts";
import { TriangleAlert } from "lucide-react";
import { formatAgo, formatMoment } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { AlikeSign } from "../../../ui/alike-sign.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { classes } from "../../../ui/classes.ts";
import { TableCell, TableRow } from "../../../ui/table.tsx";
import { toAlikeTitle } from "../alike/alike-names.ts";
import { ReadingChip } from "../reading-chip.tsx";
import { toTitle } from "../title.ts";

type ResumeRowViewProps = { row: ResumeRow; sessionName: string | null; isOpen: boolean; onOpen(resumeId: string): void };

/** One resume of the list; the whole row opens it. */
export function ResumeRowView({ row, sessionName, isOpen, onOpen }: ResumeRowViewProps) {
  const { id, state, failure, summary, flags, looksLike, uploadedAt, fileName } = row;
  const title = toTitle(row);
  const second = failure?.message ?? (summary === null ? null : t("resumes.summary", { pages: summary.pages, years: summary.years }));
  const file = fileName === title ? null : fileName;
  return (
    <TableRow
      selected={isOpen}
      onClick={() => onOpen(id)}
      className="cursor-pointer max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:px-4 max-md:py-2.5"
    >
      <TableCell className="max-md:w-full max-md:p-0 md:h-14 md:py-2">
        <button
          type="button"
          data-resume={id}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.stopPropagation();
            onOpen(id);
          }}
          className="wrap-anywhere text-start font-book hover:underline"
        >
          {title}
        </button>
        <span className={classes("figures block text-sm", failure === null ? "text-ink-3" : "text-danger")}>
          {[second, file].filter(Boolean).join(" · ")}
        </span>
        <AlikeSign looksLike={looksLike.map(toAlikeTitle)} />
      </TableCell>
      {sessionName === null ? null : <TableCell className="max-w-48 truncate text-ink-2 max-md:hidden">{sessionName}</TableCell>}
      <TableCell className="max-md:p-0 max-md:empty:hidden">
        <Skills row={row} />
      </TableCell>
      <TableCell className="max-md:p-0">
        <ReadingChip state={state} />
      </TableCell>
      <TableCell className="max-md:p-0 max-md:empty:hidden">
        {flags.length === 0 ? null : (
          <Chip
            tone="partial"
            icon={<TriangleAlert size={12} strokeWidth={2} aria-hidden="true" />}
            title={flags.map(({ message }) => message).join(" ")}
          >
            {t("resumes.flags", { count: flags.length })}
          </Chip>
        )}
      </TableCell>
      <TableCell className="figures whitespace-nowrap text-ink-3 text-sm max-md:ms-auto max-md:p-0">
        <time dateTime={uploadedAt} title={formatMoment(uploadedAt)}>
          {formatAgo(uploadedAt)}
        </time>
      </TableCell>
    </TableRow>
  );
}

function Skills({ row: { summary } }: { row: ResumeRow }) {
  if (summary === null) return null;
  const more = summary.skillCount - summary.topSkills.length;
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {summary.topSkills.map((skill) => (
        <Chip key={skill}>{skill}</Chip>
      ))}
      {more > 0 ? <span className="figures text-ink-3 text-xs">{t("resumes.more", { count: more })}</span> : null}
    </span>
  );
}
