import type { AnalysisRow, CandidateRow } from "@fairlead/contracts";
import { Navigate, useSearchParams } from "react-router";
import { formatAgo, formatMatch } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ChoiceList } from "./choice-list.tsx";
import { NoJobs } from "./job-picker.tsx";
import { usePickCandidates } from "./use-pick-candidates.ts";
import { usePickAnalyses, usePickJobs } from "./use-pick-jobs.ts";
import { Waiting } from "./waiting.tsx";

/** Job, then candidate; the chosen job stands in the address. A single one of either chooses itself. */
export function InterviewPicker() {
  const [query] = useSearchParams();
  const analyses = usePickAnalyses();
  const jobs = usePickJobs();
  if (analyses.data === undefined) return <Waiting error={analyses.error} refetch={analyses.refetch} />;
  const [only] = analyses.data;
  if (only === undefined) {
    if (jobs.data === undefined) return <Waiting error={jobs.error} refetch={jobs.refetch} />;
    return jobs.data.length === 0 ? <NoJobs /> : <NoCandidates />;
  }
  const asked = analyses.data.find(({ jobId }) => jobId === query.get("job"));
  const job = asked ?? (analyses.data.length === 1 ? only : undefined);
  if (job !== undefined) return <CandidatePicker job={job} isOnly={analyses.data.length === 1} />;
  const choices = analyses.data.map(({ jobId, jobTitle, requestedAt, counts }) => ({
    id: jobId,
    to: `/interview?job=${jobId}`,
    title: jobTitle,
    facts: `${t("pickers.analysed", { count: counts.analysed })} · ${formatAgo(requestedAt)}`,
  }));
  return <ChoiceList key="jobs" label={t("pickers.jobs")} search={t("pickers.searchJobs")} choices={choices} />;
}

function CandidatePicker({ job: { jobId, jobTitle }, isOnly }: { job: AnalysisRow; isOnly: boolean }) {
  const { data: candidates, error, refetch } = usePickCandidates(jobId);
  if (candidates === undefined) return <Waiting error={error} refetch={refetch} />;
  const toPath = ({ resumeId }: CandidateRow) => `/interview/${resumeId}/${jobId}`;
  const [only] = candidates;
  if (only === undefined) return <NoCandidates />;
  if (candidates.length === 1) return <Navigate to={toPath(only)} replace />;
  const choices = candidates.map((row) => ({
    id: row.resumeId,
    to: toPath(row),
    title: row.name ?? row.label,
    facts: row.score === null ? t("pickers.noMatch") : t("pickers.match", { percent: formatMatch(row.score) }),
  }));
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="wrap-anywhere">{jobTitle}</h2>
        {isOnly ? null : (
          <ButtonLink to="/interview" size="small" variant="ghost">
            {t("pickers.otherJob")}
          </ButtonLink>
        )}
      </div>
      <ChoiceList key={jobId} label={t("pickers.candidates")} search={t("pickers.searchCandidates")} choices={choices} />
    </>
  );
}

/** The step that is missing: a match of resumes with a job. */
function NoCandidates() {
  const action = (
    <ButtonLink to="/analysis" variant="primary">
      {t("pickers.startAnalysis")}
    </ButtonLink>
  );
  return (
    <Card>
      <EmptyState title={t("pickers.noCandidates")} text={t("pickers.noCandidatesText")} action={action} />
    </Card>
  );
}
