import type { ResumeView } from "@fairlead/contracts";
import { useMutation } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useState } from "react";
import { client } from "../../../lib/api.ts";
import { toErrorText } from "../../../lib/error-text.ts";
import { t } from "../../../lib/t.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";

type Props = { resumeId: string; label: string; revealed: ResumeView | null; onRevealed(view: ResumeView): void };

/** Name and contact of one candidate, after one question; recorded by the server, shown in this panel and nowhere else. */
export function Reveal({ resumeId, label, revealed, onRevealed }: Props) {
  const [asking, setAsking] = useState(false);
  const reveal = useMutation({
    mutationFn: () => client.revealResume({ params: { resumeId } }),
    onSuccess: (view) => {
      setAsking(false);
      onRevealed(view);
    },
    retry: false,
    gcTime: 0,
  });
  if (revealed !== null) return <Identity basics={revealed.profile?.basics} fallback={revealed.name ?? label} />;
  const failed = reveal.error === null ? null : toErrorText(reveal.error);
  return (
    <>
      <IconButton label={t("analyses.reveal.action")} onClick={() => setAsking(true)}>
        <Eye size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("analyses.reveal.title", { label })}
        text={t("analyses.reveal.text")}
        confirm={t("analyses.reveal.confirm")}
        cancel={t("analyses.cancel")}
        isBusy={reveal.isPending}
        failed={failed}
        onConfirm={() => reveal.mutate()}
      />
    </>
  );
}

type Basics = { name?: string | undefined; email?: string | undefined; phone?: string | undefined };

function Identity({ basics, fallback }: { basics: Basics | undefined; fallback: string }) {
  const lines = [basics?.email, basics?.phone].filter((line) => line !== undefined);
  return (
    <p className="wrap-anywhere order-last basis-full rounded-control bg-brass-soft px-2.5 py-1 text-on-brass-soft">
      <span className="font-book">{basics?.name ?? fallback}</span>
      {lines.map((line) => (
        <span key={line}> · {line}</span>
      ))}
    </p>
  );
}
