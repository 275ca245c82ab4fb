import type { WordingChoice, WordingView } from "@fairlead/contracts";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";
import { toPlainErrorText } from "../../lib/error-text.ts";
import { t } from "../../lib/t.ts";
import { toast } from "../../ui/toast-store.ts";

const wordingKey = (jobId: string) => ["getBiasReport", jobId] as const;

/** The wording of a stored job, with what was kept and why. */
export function useWording(jobId: string) {
  return useQuery({
    queryKey: wordingKey(jobId),
    queryFn: ({ signal }) => client.getBiasReport({ params: { jobId } }, { signal }),
  });
}

const isSame = (a: WordingChoice, b: WordingChoice) => a.rule === b.rule && a.start === b.start && a.end === b.end;

/** Keeps a phrase with a reason, at once on the screen; takes it back there when the server refuses. */
export function useKeepWording(jobId: string) {
  const queries = useQueryClient();
  const key = wordingKey(jobId);
  const write = (toKept: (kept: WordingChoice[]) => WordingChoice[]) =>
    queries.setQueryData<WordingView>(key, (view) => view && { ...view, kept: toKept(view.kept) });
  return useMutation({
    scope: { id: `keep ${jobId}` },
    mutationFn: (body: WordingChoice) => client.keepWording({ params: { jobId }, body }),
    onMutate: (choice) => {
      void queries.cancelQueries({ queryKey: key });
      write((kept) => [...kept.filter((one) => !isSame(one, choice)), choice]);
    },
    onSuccess: (view) => {
      queries.setQueryData(key, view);
      recount(queries, jobId);
    },
    onError: (error, choice) => {
      write((kept) => kept.filter((one) => !isSame(one, choice)));
      const text = toPlainErrorText(error);
      toast({ variant: "destructive", title: t("bias.keep.failed", { phrase: choice.text }), text });
    },
  });
}

/** Takes what was kept along to a new version; a phrase that cannot be kept there is simply open again. */
export async function keepAll(queries: QueryClient, jobId: string, choices: readonly WordingChoice[]): Promise<void> {
  for (const body of choices) await client.keepWording({ params: { jobId }, body }).catch(() => undefined);
  if (choices.length > 0) recount(queries, jobId);
}

/** A job tells how many phrases are open: one that is kept is not. */
function recount(queries: QueryClient, jobId: string): void {
  for (const queryKey of [["getJob", jobId], ["listJobs"]]) void queries.invalidateQueries({ queryKey });
}
