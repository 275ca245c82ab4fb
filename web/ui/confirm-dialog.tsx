import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  isBusy: boolean;
  /** What went wrong with the last try. */
  failed: string | null;
  onConfirm(): void;
};

/** Asks once before something that cannot be taken back; stays open, with the reason, when it did not work. */
export function ConfirmDialog({ open, onOpenChange, title, text, confirm, cancel, isBusy, failed, onConfirm }: ConfirmDialogProps) {
  const footer = (
    <>
      <Button onClick={() => onOpenChange(false)}>{cancel}</Button>
      <Button variant="primary" busy={isBusy} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={text} footer={footer}>
      {failed === null ? null : (
        <p role="alert" className="text-danger">
          {failed}
        </p>
      )}
    </Dialog>
  );
}
