import { toErrorText } from "../../../lib/error-text.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { type Named, toName, useEraseCandidate } from "./use-candidates.ts";

type EraseDialogProps = { candidate: Named; onClose(): void; onErased(candidate: Named): void };

/** Names who goes, and what goes with them. */
export function EraseDialog({ candidate, onClose, onErased }: EraseDialogProps) {
  const erase = useEraseCandidate((gone) => {
    onClose();
    onErased(gone);
  });
  const name = toName(candidate);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !erase.isPending) onClose();
      }}
      title={t("profile.candidate.eraseTitle", { name })}
      description={t("profile.candidate.eraseText")}
      footer={
        <>
          <Button onClick={onClose} disabled={erase.isPending}>
            {t("profile.cancel")}
          </Button>
          <Button variant="danger" busy={erase.isPending} onClick={() => erase.mutate(candidate)}>
            {t("profile.candidate.eraseOf", { name })}
          </Button>
        </>
      }
    >
      <p role="alert" className="text-danger empty:hidden">
        {erase.error === null ? null : toErrorText(erase.error)}
      </p>
    </Dialog>
  );
}
