import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

type ConfirmCreateProps = { count: number; onCreate(): void; onCheck(): void; onClose(): void };

/** Asked only when phrases of high severity are open. */
export function ConfirmCreate({ count, onCreate, onCheck, onClose }: ConfirmCreateProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("jobs.confirm.title", { count })}
      description={t("jobs.confirm.text")}
      footer={
        <>
          <Button onClick={onCreate}>{t("jobs.confirm.create")}</Button>
          <Button variant="primary" onClick={onCheck}>
            {t("jobs.confirm.check")}
          </Button>
        </>
      }
    />
  );
}
