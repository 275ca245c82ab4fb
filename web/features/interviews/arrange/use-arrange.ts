import type { Arrangement, KitView, Question } from "@fairlead/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../../../lib/api.ts";
import { toErrorText } from "../../../lib/error-text.ts";
import { t } from "../../../lib/t.ts";
import { toast } from "../../../ui/toast-store.ts";
import { type KitId, kitKey } from "../use-kit.ts";
import { withBack, withHidden, without } from "./changes.ts";

export type Arranging = {
  view: KitView;
  busy: boolean;
  /** Resolves to false when the server refused; the reason is told, or in `error` of a form. */
  arrange(arrangement: Arrangement): Promise<Error | null>;
  replace(questionId: string): Promise<Error | null>;
  /** Puts a question aside, or removes an own one, and offers to take that back. */
  takeOut(way: "hide" | "remove", no: number, question: Question): Promise<void>;
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
  const arrange = (arrangement: Arrangement) => settle(arranging.mutateAsync(arrangement));
  const takeOut: Arranging["takeOut"] = async (way, no, question) => {
    const error = await arrange(way === "hide" ? withHidden(view, question, true) : without(view, question));
    if (error !== null) return void toast({ title: toErrorText(error) });
    const undo = () => void tell(arrange(withBack(queries.getQueryData<KitView>(kitKey(id)) ?? view, view, question)));
    stayAt(no);
    toast({ title: t(`interviews.arrange.done.${way}`, { no }), action: { label: t("interviews.arrange.undo"), onSelect: undo } });
  };
  return {
    view,
    busy: arranging.isPending || replacing.isPending,
    arrange,
    takeOut,
    replace: (questionId) => settle(replacing.mutateAsync(questionId)),
  };
}

/** The page may be drawn anew a little after the answer is there. */
const DRAWN_MS = 500;

/** Gives the focus to the question that stands at a place now, where what was pressed is gone; to the one before it at the end. */
export function stayAt(no: number, until = performance.now() + DRAWN_MS): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return performance.now() < until ? stayAt(no, until) : undefined;
    const card = document.getElementById(`question-${no}`) ?? document.getElementById(`question-${no - 1}`);
    card?.focus({ preventScroll: true });
  });
}

/** Tells of a change that a button asked for and the server refused. */
export async function tell(work: Promise<Error | null>): Promise<void> {
  const error = await work;
  if (error !== null) toast({ title: toErrorText(error) });
}
