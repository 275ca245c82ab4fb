import type { UploadSession } from "@fairlead/contracts";
import { toPlainErrorText } from "../../../lib/error-text.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useDeleteSession } from "../use-delete-session.ts";
import { toResumeCount } from "./session-counts.ts";

type DeleteSessionDialogProps = { session: UploadSession; onClose(): void; onDeleted?: () => void };

/** Asks before a session and everything that came of it goes. */
export function DeleteSessionDialog({ session, onClose, onDeleted }: DeleteSessionDialogProps) {
  const remove = useDeleteSession(() => {
    onClose();
    onDeleted?.();
  });
  const count = toResumeCount(session);
  const failed = remove.error === null ? null : toPlainErrorText(remove.error);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !remove.isPending) onClose();
      }}
      title={t("upload.delete.title", { name: session.name })}
      description={t("upload.delete.text", { count })}
      footer={
        <>
          <Button onClick={onClose} disabled={remove.isPending}>
            {t("upload.cancel")}
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(session)}>
            {t("upload.delete.confirm", { count })}
          </Button>
        </>
      }
    >
      {failed === null ? null : (
        <p role="alert" className="text-danger">
          {failed}
        </p>
      )}
    </Dialog>
  );
}
