import type { AnalysisView, CandidateRow } from "@fairlead/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Ref } from "react";
import { Link } from "react-router";
import { client } from "../../lib/api.ts";
import { toPlainErrorText } from "../../lib/error-text.ts";
import { formatBytes } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { analysisKey } from "./use-analysis.ts";

/** Resumes that could not be analysed, each with its reason. The others are not held up by them. */
export function AttentionList({ view, ref }: { view: AnalysisView; ref: Ref<HTMLElement> }) {
  const failed = view.candidates.filter(({ state }) => state === "failed").map((row) => ({ ...row, name: toName(row) }));
  if (failed.length === 0) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="attention-title"
      className="mt-5 rounded-card border border-line bg-surface px-4 py-3"
    >
      <h2 id="attention-title">{t("analyses.attention.count", { count: failed.length })}</h2>
      <ul className="mt-2 divide-y divide-line">
        {failed.map(({ resumeId, name, file, failure }) => (
          <li key={resumeId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="wrap-anywhere min-w-0">
              <Link to={`/my-resumes?resume=${resumeId}`} className="font-book">
                {name}
              </Link>
              {file === null ? null : (
                <span className="figures block text-ink-3 text-sm">
                  {file.sessionName} · {formatBytes(file.bytes)}
                </span>
              )}
            </span>
            <span className="min-w-0 flex-1 basis-60 text-ink-2">{failure?.message ?? t("errors.system")}</span>
            {failure?.retryable === true ? <RetryButton jobId={view.jobId} resumeId={resumeId} label={name} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Under blind review a file goes by its place in its session. */
const toName = ({ label, file }: CandidateRow): string =>
  file === null ? label : (file.fileName ?? t("resumes.fileNo", { no: file.no, of: file.of }));

function RetryButton({ jobId, resumeId, label }: { jobId: string; resumeId: string; label: string }) {
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: () => client.retryResume({ params: { resumeId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: analysisKey(jobId) }),
    onError: (error) => toast({ variant: "destructive", title: toPlainErrorText(error) }),
  });
  return (
    <Button size="small" busy={retry.isPending} onClick={() => retry.mutate()} aria-label={t("analyses.attention.retryOne", { label })}>
      {t("analyses.attention.retry")}
    </Button>
  );
}
