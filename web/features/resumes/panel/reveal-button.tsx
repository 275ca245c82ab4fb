import type { ResumeView } from "@fairlead/contracts";
import { useMutation } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useState } from "react";
import { client } from "../../../lib/api.ts";
import { toErrorText } from "../../../lib/error-text.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

type RevealButtonProps = { resumeId: string; label: string; onRevealed(view: ResumeView): void };

/** Asks once, then shows who it is; the server records it, the browser keeps it no longer than the panel is open. */
export function RevealButton({ resumeId, label, onRevealed }: RevealButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const reveal = useMutation({
    mutationFn: () => client.revealResume({ params: { resumeId } }),
    retry: false,
    gcTime: 0,
    onSuccess: (view) => {
      setAsking(false);
      onRevealed(view);
    },
  });
  const failed = reveal.error === null ? null : toErrorText(reveal.error);
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        <Eye size={16} strokeWidth={1.75} aria-hidden="true" />
        {t("resumes.reveal.action")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("resumes.reveal.title", { label })}
        text={t("resumes.reveal.text")}
        confirm={t("resumes.reveal.confirm")}
        cancel={t("resumes.cancel")}
        isBusy={reveal.isPending}
        failed={failed}
        onConfirm={() => reveal.mutate()}
      />
    </>
  );
}
