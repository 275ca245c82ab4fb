import type { Output, UploadSession } from "@fairlead/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";
import { toPlainErrorText } from "../../lib/error-text.ts";
import { t } from "../../lib/t.ts";
import { toast } from "../../ui/toast-store.ts";
import { SESSIONS_KEY, sessionKey } from "./query-keys.ts";

/** Shows the new name at once; takes it back, with a toast, when the server refuses. */
export function useRenameSession() {
  const queries = useQueryClient();
  const show = (id: string, name: string) => {
    const rename = (session: UploadSession) => (session.id === id ? { ...session, name } : session);
    queries.setQueryData<Output<"listUploadSessions">>(SESSIONS_KEY, (list) => list && { ...list, items: list.items.map(rename) });
    queries.setQueryData<Output<"getUploadSession">>(sessionKey(id), (view) => view && { ...view, session: rename(view.session) });
  };
  const { mutate } = useMutation({
    scope: { id: "rename session" },
    mutationFn: ({ id, to }: Renaming) => client.renameUploadSession({ params: { sessionId: id }, body: { name: to } }),
    onMutate: async ({ id, from, to }) => {
      show(id, to);
      await Promise.all([queries.cancelQueries({ queryKey: SESSIONS_KEY }), queries.cancelQueries({ queryKey: sessionKey(id) })]);
      show(id, to);
      const undo = { label: t("upload.undo"), onSelect: () => mutate({ id, from: to, to: from }) };
      toast({ title: t("upload.rename.done", { name: to }), action: undo });
    },
    onError: (error, { id, from }) => {
      show(id, from);
      const text = toPlainErrorText(error);
      toast({ variant: "destructive", title: t("upload.rename.failed"), text });
    },
    onSettled: (_, __, { id }) => {
      void queries.invalidateQueries({ queryKey: SESSIONS_KEY });
      void queries.invalidateQueries({ queryKey: sessionKey(id) });
    },
  });
  return mutate;
}

type Renaming = { id: string; from: string; to: string };
