import type { AnalysisView, Decision, DecisionInput } from "@fairlead/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";
import { toPlainErrorText } from "../../lib/error-text.ts";
import { type MessageKey, t } from "../../lib/t.ts";
import { toast } from "../../ui/toast-store.ts";
import { applyDecision, findCandidate, stillShows, toUndo } from "./apply-decision.ts";
import { analysisKey } from "./use-analysis.ts";

const DONE: Record<DecisionInput["decision"], MessageKey> = {
  shortlist: "analyses.toast.shortlist",
  maybe: "analyses.toast.maybe",
  notNow: "analyses.toast.notNow",
  open: "analyses.toast.open",
};

/** Decides at once on the screen; takes it back on the screen, with a toast, when the server refuses. */
export function useDecide(jobId: string): (input: DecisionInput) => void {
  const queries = useQueryClient();
  const key = analysisKey(jobId);
  const find = (resumeId: string) => findCandidate(queries.getQueryData<AnalysisView>(key), resumeId);
  const write = (resumeId: string, decision: Decision | null) =>
    queries.setQueryData<AnalysisView>(key, (view) => view && applyDecision(view, resumeId, decision));

  const { mutate } = useMutation({
    // One after the other, in the order of the presses.
    scope: { id: `decide ${jobId}` },
    mutationFn: (body: DecisionInput) => client.decide({ params: { jobId }, body }),
    onMutate: (input) => {
      void queries.cancelQueries({ queryKey: key });
      const row = find(input.resumeId);
      const { resumeId, decision, requirementId = null, reason = null } = input;
      const before = row?.decision ?? null;
      const label = row?.label ?? "";
      const shown: Decision = { decision, requirementId, reason, decidedAt: new Date().toISOString() };
      write(resumeId, shown);
      const action = { label: t("analyses.undo"), onSelect: () => mutate(toUndo(input, before)) };
      toast({ title: t(DONE[decision], { label }), ...(decision === "open" ? {} : { action }) });
      return { before, label, shown };
    },
    onError: (error, { resumeId }, context) => {
      if (context === undefined) return;
      if (stillShows(find(resumeId)?.decision, context.shown)) write(resumeId, context.before);
      const title = t("analyses.toast.notSaved", { label: context.label });
      toast({ variant: "destructive", title, text: toPlainErrorText(error) });
    },
    onSettled: () => {
      if (queries.isMutating() <= 1) void queries.invalidateQueries({ queryKey: key });
    },
  });
  return mutate;
}
