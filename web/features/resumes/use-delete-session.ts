import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";
import { t } from "../../lib/t.ts";
import { toast } from "../../ui/toast-store.ts";
import { RESUMES_KEY, SESSIONS_KEY } from "./query-keys.ts";
import { uploads } from "./upload/uploads.ts";

/** Deletes a session with its resumes, and stops what is still on its way there. */
export function useDeleteSession(onDeleted: () => void) {
  const queries = useQueryClient();
  return useMutation({
    retry: false,
    mutationFn: ({ id }: { id: string; name: string }) => client.deleteUploadSession({ params: { sessionId: id } }),
    onSuccess: async ({ deletedResumes }, { id, name }) => {
      uploads.forgetSession(id);
      onDeleted();
      toast({ variant: "success", title: t("upload.delete.done", { name, count: deletedResumes }) });
      await Promise.all([
        queries.invalidateQueries({ queryKey: SESSIONS_KEY }),
        queries.invalidateQueries({ queryKey: RESUMES_KEY }),
        queries.invalidateQueries({ queryKey: ["listAnalyses"] }),
        queries.invalidateQueries({ queryKey: ["getAnalysis"] }),
      ]);
    },
  });
}
