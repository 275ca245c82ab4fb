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

type Place = Pick<WordingChoice, "rule" | "start" | "end">;
const isSame = (a: Place, b: Place) => a.rule === b.rule && a.start === b.start && a.end === b.end;

/** Keeps a phrase with a reason, or opens it again, at once on the screen; puts it back there when the server refuses. */
export function useKeptWording(jobId: string) {
  const queries = useQueryClient();
  const key = wordingKey(jobId);
  const put = (place: Place, choice: WordingChoice | undefined) => {
    void queries.cancelQueries({ queryKey: key });
    const before = queries.getQueryData<WordingView>(key)?.kept.find((one) => isSame(one, place));
    const toKept = (kept: WordingChoice[]) => [...kept.filter((one) => !isSame(one, place)), ...(choice === undefined ? [] : [choice])];
    queries.setQueryData<WordingView>(key, (view) => view && { ...view, kept: toKept(view.kept) });
    return before;
  };
  const mutationKey = ["keepWording", jobId];
  const onSuccess = (view: WordingView) => {
    // While another choice is on its way the answer is older than the screen; the last of them counts.
    if (queries.isMutating({ mutationKey }) < 2) queries.setQueryData(key, view);
    recount(queries, jobId);
  };
  const tell = (title: string, error: Error) => toast({ variant: "destructive", title, text: toPlainErrorText(error) });
  const scope = { id: `keep ${jobId}` };
  const keep = useMutation({
    scope,
    mutationKey,
    mutationFn: (body: WordingChoice) => client.keepWording({ params: { jobId }, body }),
    onMutate: (choice) => put(choice, choice),
    onSuccess,
    onError: (error, choice, before) => {
      put(choice, before);
      tell(t("bias.keep.failed", { phrase: choice.text }), error);
    },
  });
  const reopen = useMutation({
    scope,
    mutationKey,
    mutationFn: ({ rule, start, end }: Place & { text: string }) => client.reopenWording({ params: { jobId }, body: { rule, start, end } }),
    onMutate: (place) => put(place, undefined),
    onSuccess,
    onError: (error, place, before) => {
      put(place, before);
      tell(t("bias.keep.notReopened", { phrase: place.text }), error);
    },
  });
  return { keep: keep.mutate, reopen: reopen.mutate };
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
