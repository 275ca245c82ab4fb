import type { JobView, KitView } from "@fairlead/contracts";
import { Printer } from "lucide-react";
import { useParams } from "react-router";
import { KitBody } from "../features/interviews/kit-body.tsx";
import { KitSkeleton } from "../features/interviews/kit-skeleton.tsx";
import { KitLoadError } from "../features/interviews/load-error.tsx";
import { useJob } from "../features/interviews/use-job.ts";
import { useKit } from "../features/interviews/use-kit.ts";
import { type KitMinutes, LENGTHS, toLength, useMinutes } from "../features/interviews/use-minutes.ts";
import { StepsBar } from "../features/steps/steps-bar.tsx";
import { formatMatch } from "../lib/format.ts";
import { useSession } from "../lib/session.ts";
import { t } from "../lib/t.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { Select } from "../ui/field.tsx";
import { Page } from "../ui/page.tsx";

/** /interview/:resumeId/:jobId: what to ask this candidate, and what interviewers noted. */
export function InterviewPage() {
  const { resumeId = "", jobId = "" } = useParams();
  const [minutes, setMinutes] = useMinutes(jobId);
  const blind = useSession().user?.settings.blindReview ?? true;
  const id = { jobId, resumeId, minutes, blind };
  const kit = useKit(id);
  const job = useJob(jobId);
  const view = kit.data;
  const jobTitle = view?.jobTitle ?? job.data?.title;
  const title = view === undefined ? t("interviews.title") : t("interviews.of", { who: view.name ?? view.label, job: view.jobTitle });
  return (
    <>
      <Steps jobId={jobId} resumeId={resumeId} job={job.data} />
      <Page
        title={title}
        tabTitle={view === undefined ? title : t("interviews.tab", { title })}
        crumbs={[
          { label: t("interviews.crumb"), to: "/my-analyses" },
          ...(jobTitle === undefined ? [] : [{ label: jobTitle, to: `/analysis/${jobId}?candidate=${resumeId}` }]),
          { label: t("interviews.title") },
        ]}
        lead={view === undefined ? undefined : <Lead view={view} />}
        actions={view === undefined ? undefined : <Actions jobId={jobId} resumeId={resumeId} minutes={minutes} onMinutes={setMinutes} />}
      >
        {kit.error !== null ? (
          <KitLoadError error={kit.error} jobId={jobId} onRetry={() => void kit.refetch()} />
        ) : view === undefined || kit.isPlaceholderData ? (
          <KitSkeleton />
        ) : (
          <KitBody key={`${view.id} ${view.resumeId}`} view={view} id={id} />
        )}
      </Page>
    </>
  );
}

function Steps({ jobId, resumeId, job }: { jobId: string; resumeId: string; job: JobView | undefined }) {
  const count = job?.candidateCount ?? 0;
  return (
    <StepsBar
      current="interview"
      jobId={jobId}
      resumeId={resumeId}
      {...(job === undefined ? {} : { openFindings: job.findingCount })}
      {...(count === 0 ? {} : { resumes: count, analysed: { done: count, all: count } })}
    />
  );
}

function Lead({ view: { score, kit, blind } }: { view: KitView }) {
  return (
    <span className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Chip tone={score === null ? "neutral" : "match"}>
        {score === null ? t("interviews.noMatch") : t("interviews.match", { match: formatMatch(score) })}
      </Chip>
      <span className="text-ink-3">
        {[t("interviews.engine", { version: kit.engineVersion }), ...(blind ? [t("interviews.blind")] : [])].join(" · ")}
      </span>
    </span>
  );
}

type ActionsProps = { jobId: string; resumeId: string; minutes: KitMinutes; onMinutes(minutes: KitMinutes): void };

function Actions({ jobId, resumeId, minutes, onMinutes }: ActionsProps) {
  return (
    <>
      <Select
        aria-label={t("interviews.length")}
        title={t("interviews.lengthTip")}
        className="w-auto!"
        value={minutes}
        onChange={(event) => onMinutes(toLength(event.target.value) ?? minutes)}
      >
        {LENGTHS.map((length) => (
          <option key={length} value={length}>
            {t("interviews.minutesLong", { minutes: length })}
          </option>
        ))}
      </Select>
      <ButtonLink to={`/analysis/${jobId}?candidate=${resumeId}`}>{t("interviews.back")}</ButtonLink>
      <Button variant="primary" onClick={() => window.print()}>
        <Printer size={16} strokeWidth={1.75} aria-hidden="true" />
        {t("interviews.print")}
      </Button>
    </>
  );
}
