import type { Output } from "@fairlead/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";
import { toPlainErrorText } from "../../lib/error-text.ts";
import { t } from "../../lib/t.ts";
import { toast } from "../../ui/toast-store.ts";
import { sessionKey } from "./query-keys.ts";

/** Has a failed resume read again. */
export function useRetryResume() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (resumeId: string) => client.retryResume({ params: { resumeId } }),
    onSuccess: (row) =>
      queries.setQueryData<Output<"getUploadSession">>(
        sessionKey(row.sessionId),
        (view) => view && { ...view, resumes: view.resumes.map((resume) => (resume.id === row.id ? row : resume)) },
      ),
    onError: (error) => {
      const text = toPlainErrorText(error);
      toast({ variant: "destructive", title: t("upload.retryFailed"), text });
    },
  }).mutate;
}
