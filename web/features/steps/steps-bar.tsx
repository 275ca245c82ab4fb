import { t } from "../../lib/t.ts";
import { WorkBar, type WorkStep } from "../../ui/work-bar.tsx";
import { useReadyResumes } from "./use-ready-resumes.ts";

type Step = "resumes" | "job" | "wording" | "analysis" | "interview";
type StepsBarProps = {
  current: Step;
  /** Of this page's work; without it all that are ready. */
  resumes?: number;
  jobId?: string;
  openFindings?: number;
  analysed?: { done: number; all: number };
  resumeId?: string;
};

/** Resumes → Job description → Wording → Analysis → Interview: the map of the product above the five pages of the work. */
export function StepsBar({ current, resumes: known, jobId, openFindings, analysed, resumeId }: StepsBarProps) {
  const ready = useReadyResumes(known === undefined);
  const resumes = known ?? ready;
  const isAnalysed = analysed !== undefined && analysed.all > 0 && analysed.done === analysed.all;
  const steps: readonly (Omit<WorkStep, "state"> & { step: Step; done: boolean })[] = [
    {
      step: "resumes",
      label: t("shell.steps.resumes"),
      to: "/upload",
      done: (resumes ?? 0) > 0,
      ...(resumes === undefined ? {} : { note: String(resumes) }),
    },
    { step: "job", label: t("shell.steps.job"), to: "/job-description", done: jobId !== undefined },
    {
      step: "wording",
      label: t("shell.steps.wording"),
      done: openFindings === 0,
      ...(jobId === undefined ? {} : { to: `/bias-detection/${jobId}` }),
      ...(openFindings === undefined || openFindings === 0 ? {} : { note: t("shell.steps.open", { count: openFindings }) }),
    },
    {
      step: "analysis",
      label: t("shell.steps.analysis"),
      done: isAnalysed,
      ...(jobId === undefined ? {} : { to: `/analysis/${jobId}` }),
      ...(analysed === undefined ? {} : { note: t("shell.steps.done", analysed) }),
    },
    {
      step: "interview",
      label: t("shell.steps.interview"),
      done: false,
      ...(jobId === undefined || resumeId === undefined ? {} : { to: `/interview/${resumeId}/${jobId}` }),
    },
  ];
  const toState = (step: Step, done: boolean): WorkStep["state"] => (step === current ? "current" : done ? "done" : "open");
  return (
    <WorkBar label={t("shell.steps.label")} steps={steps.map(({ step, done, ...rest }) => ({ ...rest, state: toState(step, done) }))} />
  );
}
