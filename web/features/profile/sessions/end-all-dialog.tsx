import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { client } from "../../../lib/api.ts";
import { toErrorText } from "../../../lib/error-text.ts";
import { t } from "../../../lib/t.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { leave } from "../leave.ts";

/** Asks before every browser is signed out, this one too. */
export function EndAllDialog({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
  const navigate = useNavigate();
  const end = useMutation({
    mutationFn: () => client.endSignIns({ body: { keepThis: false } }),
    onSuccess: async () => {
      onOpenChange(false);
      await leave();
      toast({ title: t("profile.sessions.allEnded"), variant: "success" });
      await navigate("/");
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("profile.sessions.endAllTitle")}
      text={t("profile.sessions.endAllText")}
      confirm={t("profile.sessions.endAll")}
      cancel={t("profile.cancel")}
      isBusy={end.isPending}
      failed={end.error === null ? null : toErrorText(end.error)}
      onConfirm={() => end.mutate()}
    />
  );
}
