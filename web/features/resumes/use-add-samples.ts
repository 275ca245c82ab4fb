import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { client } from "../../lib/api.ts";
import { newId } from "../../lib/new-id.ts";
import { t } from "../../lib/t.ts";
import { toast } from "../../ui/toast-store.ts";
import { RESUMES_KEY, SESSIONS_KEY, sessionKey } from "./query-keys.ts";

/** Adds the sample resumes and jobs. The key of one press lives until that press has succeeded. */
export function useAddSamples(onAdded: (sessionId: string) => void) {
  const queries = useQueryClient();
  const key = useRef<string | null>(null);
  return useMutation({
    mutationFn: () => {
      key.current ??= newId();
      return client.addSamples({}, { idempotencyKey: key.current });
    },
    onSuccess: ({ sessionId, added }) => {
      key.current = null;
      toast({ title: t("upload.samples.added", { count: added }) });
      onAdded(sessionId);
      for (const queryKey of [SESSIONS_KEY, sessionKey(sessionId), RESUMES_KEY, ["listJobs"]]) {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}
