import type { Likeness } from "@fairlead/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../../../lib/api.ts";
import { toErrorText } from "../../../lib/error-text.ts";
import { t } from "../../../lib/t.ts";
import { toast } from "../../../ui/toast-store.ts";
import { RESUMES_KEY, resumeKey } from "../query-keys.ts";

type Denial = { other: Likeness; isDenied: boolean };

/** Says that another resume is not the same person's, or takes that back. */
export function useDenyLikeness(resumeId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ other, isDenied }: Denial) => client.denyLikeness({ params: { resumeId, otherId: other.resumeId }, body: { isDenied } }),
    onError: (error) => toast({ title: t("resumes.alike.failed"), text: toErrorText(error), variant: "destructive" }),
    onSettled: (_, __, { other }) => {
      for (const queryKey of [RESUMES_KEY, resumeKey(resumeId), resumeKey(other.resumeId), ["getUploadSession"]])
        void queries.invalidateQueries({ queryKey });
    },
  });
}
