import type { Arrangement, KitView } from "@fairlead/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../../../lib/api.ts";
import { toErrorText } from "../../../lib/error-text.ts";
import { toast } from "../../../ui/toast-store.ts";
import { type KitId, kitKey } from "../use-kit.ts";

export type Arranging = {
  view: KitView;
  busy: boolean;
  /** Resolves to false when the server refused; the reason is told, or in `error` of a form. */
  arrange(arrangement: Arrangement): Promise<Error | null>;
  replace(questionId: string): Promise<Error | null>;
};

/** What a person makes of the questions: shown once the server has it, for every candidate where it is the core. */
export function useArrange(view: KitView, id: KitId): Arranging {
  const queries = useQueryClient();
  const params = { kitId: view.id, resumeId: view.resumeId };
  const onSuccess = (next: KitView) => {
    queries.setQueryData(kitKey(id), next);
    // Other candidates of the job may have got another core.
    void queries.invalidateQueries({ queryKey: ["openInterview", id.jobId], refetchType: "none" });
  };
  const arranging = useMutation({ mutationFn: (body: Arrangement) => client.arrangeQuestions({ params, body }), onSuccess });
  const replacing = useMutation({
    mutationFn: (questionId: string) => client.replaceQuestion({ params, body: { questionId } }),
    onSuccess,
  });
  const settle = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: Error) => error,
    );
  return {
    view,
    busy: arranging.isPending || replacing.isPending,
    arrange: (arrangement) => settle(arranging.mutateAsync(arrangement)),
    replace: (questionId) => settle(replacing.mutateAsync(questionId)),
  };
}

/** Tells of a change that a button asked for and the server refused. */
export async function tell(work: Promise<Error | null>): Promise<void> {
  const error = await work;
  if (error !== null) toast({ title: toErrorText(error) });
}
