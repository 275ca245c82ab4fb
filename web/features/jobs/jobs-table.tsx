import type { JobRow } from "@fairlead/contracts";
import { MoreHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatAgo, formatMoment, formatNumber } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuLink } from "../../ui/menu.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Table, TableActions, TableCell, TableHead, TableRow } from "../../ui/table.tsx";
import { JobLoadError } from "./load-error.tsx";
import { useJobs } from "./use-job.ts";

const ROWS = ["a", "b", "c", "d"];

/** All own job descriptions, newest first. */
export function JobsTable({ isActive, whenEmpty }: { isActive: boolean; whenEmpty?: ReactNode }) {
  const jobs = useJobs(isActive);
  const rows = jobs.data?.pages.flatMap(({ items }) => items) ?? [];
  if (jobs.isError && rows.length === 0) return <JobLoadError error={jobs.error} onRetry={() => void jobs.refetch()} />;
  if (jobs.isPending) return <TableSkeleton />;
  if (rows.length === 0) {
    const action = (
      <ButtonLink variant="primary" to="/job-description">
        {t("jobs.list.new")}
      </ButtonLink>
    );
    return (
      <>
        <EmptyState title={t("jobs.list.empty")} text={t("jobs.list.emptyText")} action={action} />
        {whenEmpty}
      </>
    );
  }
  return (
    <Card>
      <Table caption={t("jobs.list.caption")} className="max-sm:block">
        <thead className="max-sm:sr-only">
          <tr>
            <TableHead>{t("jobs.list.title")}</TableHead>
            <TableHead>{t("jobs.list.created")}</TableHead>
            <TableHead>{t("jobs.list.wording")}</TableHead>
            <TableHead className="text-end!">{t("jobs.list.candidates")}</TableHead>
            <TableHead>
              <span className="sr-only">{t("jobs.list.actions")}</span>
            </TableHead>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((job) => (
            <Row key={job.id} job={job} />
          ))}
        </tbody>
      </Table>
      {jobs.hasNextPage ? (
        <div className="border-line border-t p-3 text-center">
          <Button variant="ghost" busy={jobs.isFetchingNextPage} onClick={() => void jobs.fetchNextPage()}>
            {t("jobs.list.more")}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function Row({ job }: { job: JobRow }) {
  const { id, title, createdAt, findingCount, candidateCount, requirementCount, versionOf } = job;
  return (
    <TableRow className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-1.5 max-sm:py-3 max-sm:ps-4 max-sm:pe-2">
      <TableCell className="max-sm:p-0 sm:min-w-48">
        <Link to={`/job-description?view=${id}`} className="wrap-anywhere font-medium text-ink no-underline hover:underline">
          {title}
        </Link>
        <p className="text-ink-3 text-sm">
          {t("jobs.list.requirements", { count: requirementCount })}
          {versionOf === null ? null : ` · ${t("jobs.list.isVersion")}`}
        </p>
      </TableCell>
      <TableCell className="whitespace-nowrap text-ink-2 max-sm:hidden" title={formatMoment(createdAt)}>
        {formatAgo(createdAt)}
      </TableCell>
      <TableCell className="max-sm:col-start-1 max-sm:p-0">
        <Chip tone={findingCount === 0 ? "neutral" : "partial"}>{t("jobs.list.findings", { count: findingCount })}</Chip>
      </TableCell>
      <TableCell className="figures text-end max-sm:hidden">{formatNumber(candidateCount)}</TableCell>
      <TableActions className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:p-0">
        <div className="flex items-center justify-end gap-1">
          <ButtonLink size="small" to={`/analysis/${id}`} className="max-md:hidden">
            {t("jobs.list.analyse")}
            <span className="sr-only">{title}</span>
          </ButtonLink>
          <RowMenu job={job} />
        </div>
      </TableActions>
    </TableRow>
  );
}

function RowMenu({ job: { id, title } }: { job: JobRow }) {
  const trigger = (
    <IconButton label={t("jobs.list.actionsOf", { title })}>
      <MoreHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
  const links = [
    { to: `/job-description?view=${id}`, label: t("jobs.list.view") },
    { to: `/bias-detection/${id}`, label: t("jobs.list.checkWording") },
    { to: `/analysis/${id}`, label: t("jobs.list.analyse") },
    { to: `/job-description?versionOf=${id}`, label: t("jobs.list.newVersion") },
  ];
  return (
    <Menu trigger={trigger}>
      {links.map(({ to, label }) => (
        <MenuLink key={to}>
          <Link to={to}>{label}</Link>
        </MenuLink>
      ))}
    </Menu>
  );
}

function TableSkeleton() {
  return (
    <Card aria-busy="true" className="animate-[fade_160ms_300ms_both] p-4">
      <span className="sr-only">{t("ui.loading")}</span>
      {ROWS.map((key) => (
        <Skeleton key={key} className="my-3 h-9" />
      ))}
    </Card>
  );
}
