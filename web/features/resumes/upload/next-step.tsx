import type { JobRow } from "@fairlead/contracts";
import { ArrowRight, ChevronDown } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../../lib/t.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "../../../ui/menu.tsx";
import { useRecentJobs } from "../use-recent-jobs.ts";
import { useStartAnalysis } from "../use-start-analysis.ts";

/** Where read resumes go: the jobs to choose from, or a new description. */
export function NextStep({ sessionId }: { sessionId: string }) {
  const { data, isPending } = useRecentJobs(true);
  const start = useStartAnalysis(sessionId);
  if (isPending) return null;
  const jobs = data?.items ?? [];
  if (jobs.length === 0) {
    return (
      <ButtonLink to="/job-description" variant="primary">
        {t("upload.toJob")}
        <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
      </ButtonLink>
    );
  }
  const trigger = (
    <Button variant="primary" busy={start.isPending}>
      {t("upload.analyse")}
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
    </Button>
  );
  return (
    <Menu trigger={trigger} label={<span className="text-ink-3 text-sm">{t("upload.chooseJob")}</span>}>
      {jobs.map((job) => (
        <JobChoice key={job.id} job={job} sessionId={sessionId} onStart={() => start.mutate(job.id)} />
      ))}
      <MenuSeparator />
      {data?.next == null ? null : (
        <MenuLink>
          <Link to="/job-description?tab=all">{t("upload.allJobs")}</Link>
        </MenuLink>
      )}
      <MenuLink>
        <Link to="/job-description">{t("upload.newJob")}</Link>
      </MenuLink>
    </Menu>
  );
}

/** A job without an analysis is analysed at once. One that has an analysis asks first, with this session chosen: a new one takes its place. */
function JobChoice({ job: { id, title, candidateCount }, sessionId, onStart }: { job: JobRow; sessionId: string; onStart(): void }) {
  const words = (
    <span className="block max-w-72">
      <span className="block truncate">{title}</span>
      {candidateCount === 0 ? null : <span className="block text-ink-3 text-sm">{t("upload.jobAnalysed", { count: candidateCount })}</span>}
    </span>
  );
  if (candidateCount === 0) return <MenuItem onSelect={onStart}>{words}</MenuItem>;
  return (
    <MenuLink>
      <Link to={`/analysis/${id}?resumes=${sessionId}`}>{words}</Link>
    </MenuLink>
  );
}
