import type { JobRow, ResumeRow } from "@fairlead/contracts";
import { Clock, FileText, UserRound } from "lucide-react";
import { t } from "../../lib/t.ts";
import type { Entry } from "./entries.ts";
import type { StoredWork } from "./use-stored-work.ts";

const toCandidateName = ({ name, label }: ResumeRow): string => name ?? label;

function toJob({ id, title, candidateCount }: JobRow): Entry {
  const isAnalysed = candidateCount > 0;
  return {
    id: `job ${id}`,
    group: "jobs",
    label: title,
    note: isAnalysed ? t("palette.job.candidates", { count: candidateCount }) : t("palette.job.open"),
    Icon: FileText,
    to: isAnalysed ? `/analysis/${id}` : `/job-description?view=${id}`,
  };
}

/** Some months are a year here: none at all says that nothing with dates was read. */
const toWholeYears = (years: number): number => (years > 0 ? Math.max(1, Math.round(years)) : 0);

function toCandidate(row: ResumeRow, { found, search }: StoredWork): Entry {
  const { id, label, name, summary } = row;
  return {
    id: `candidate ${id}`,
    group: "candidates",
    label: toCandidateName(row),
    words: [name === null ? "" : label, ...(summary?.topSkills ?? []), found.has(id) ? search : ""].join(" "),
    Icon: UserRound,
    to: `/my-resumes?resume=${id}`,
    ...(summary === null ? {} : { note: t("palette.candidate.years", { years: toWholeYears(summary.years) }) }),
  };
}

/** A place that was open before, named by what it shows today; gone when that is gone. */
function toRecent(path: string, { jobs, candidates }: StoredWork): Entry | null {
  const [, page, first, second] = path.split("/");
  const job = jobs.find(({ id }) => id === (page === "interview" ? second : first));
  if (job === undefined) return null;
  const shared = { id: `recent ${path}`, group: "recent", Icon: Clock, to: path } as const;
  if (page === "analysis") return { ...shared, label: job.title, note: t("palette.recent.analysis") };
  if (page === "bias-detection") return { ...shared, label: job.title, note: t("palette.recent.bias") };
  const candidate = candidates.find(({ id }) => id === first);
  return candidate === undefined
    ? null
    : { ...shared, label: toCandidateName(candidate), note: t("palette.recent.interview", { job: job.title }) };
}

export function toStoredEntries(work: StoredWork, recent: readonly string[]): Entry[] {
  const places = recent.map((path) => toRecent(path, work)).filter((entry) => entry !== null);
  return [...places, ...work.jobs.map(toJob), ...work.candidates.map((row) => toCandidate(row, work))];
}
