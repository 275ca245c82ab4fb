import type { Correction, ResumeView } from "@fairlead/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../../../lib/api.ts";
import { t } from "../../../lib/t.ts";
import { toast } from "../../../ui/toast-store.ts";
import { RESUMES_KEY, resumeKey } from "../query-keys.ts";

export type Change = { corrections: Correction[] } | { undo: string };
/** Answers about analyses that may rest on the profile as it was. */
const RESTS_ON_IT = ["getAnalysis", "getResult", "listAnalyses"];

/** Keeps corrections or takes one back. What was revealed is asked for again, so that it stays in view; that is recorded, too. */
export function useCorrect(shown: ResumeView, onRevealed: (view: ResumeView) => void) {
  const queries = useQueryClient();
  const resumeId = shown.id;
  return useMutation({
    retry: false,
    mutationFn: async (change: Change) => {
      const saved =
        "undo" in change
          ? await client.undoCorrection({ params: { resumeId, correctionId: change.undo } })
          : await client.correctResume({ params: { resumeId }, body: change });
      queries.setQueryData<ResumeView>(resumeKey(resumeId), saved);
      if (saved.blind && !shown.blind) onRevealed(await client.revealResume({ params: { resumeId } }));
    },
    onSuccess: (_, change) => {
      toast({ title: t("undo" in change ? "resumes.correct.undone" : "resumes.correct.saved"), text: t("resumes.correct.rescored") });
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: RESUMES_KEY });
      for (const name of RESTS_ON_IT) queries.removeQueries({ queryKey: [name], type: "inactive" });
    },
  });
}
