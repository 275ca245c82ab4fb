import type { JobRow } from "@fairlead/contracts";
import { Navigate } from "react-router";
import { formatAgo } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ChoiceList } from "./choice-list.tsx";
import { usePickJobs } from "./use-pick-jobs.ts";
import { Waiting } from "./waiting.tsx";

type JobPickerProps = { toPath(jobId: string): string; toFacts(job: JobRow): string };

/** Chooses the job of a page that needs one: a single one chooses itself. */
export function JobPicker({ toPath, toFacts }: JobPickerProps) {
  const { data: jobs, error, refetch } = usePickJobs();
  if (jobs === undefined) return <Waiting error={error} refetch={refetch} />;
  const [only] = jobs;
  if (only === undefined) return <NoJobs />;
  if (jobs.length === 1) return <Navigate to={toPath(only.id)} replace />;
  const choices = jobs.map((job) => ({
    id: job.id,
    to: toPath(job.id),
    title: job.title,
    facts: `${t("pickers.created", { when: formatAgo(job.createdAt) })} · ${toFacts(job)}`,
  }));
  return <ChoiceList label={t("pickers.jobs")} search={t("pickers.searchJobs")} choices={choices} />;
}

/** The step that is missing: a description of the job. */
export function NoJobs() {
  const action = (
    <ButtonLink to="/job-description" variant="primary">
      {t("pickers.newJob")}
    </ButtonLink>
  );
  return (
    <Card>
      <EmptyState title={t("pickers.noJobs")} text={t("pickers.noJobsText")} action={action} />
    </Card>
  );
}
