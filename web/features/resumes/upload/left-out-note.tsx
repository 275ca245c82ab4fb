import { LIMITS } from "@fairlead/contracts/limits";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";

type LeftOutNoteProps = { leftOut: number; onAddRest(): void; onDismiss(): void };

/** More files than fit into one go: which came, and where the rest can go. */
export function LeftOutNote({ leftOut, onAddRest, onDismiss }: LeftOutNoteProps) {
  const added = LIMITS.filesPerUpload;
  return (
    <div role="alert" className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-info-soft px-4 py-3 text-on-info-soft">
      <p className="min-w-0 flex-1 basis-64">{t("upload.leftOut.text", { chosen: added + leftOut, added, left: leftOut })}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onAddRest}>{t("upload.leftOut.add")}</Button>
        <Button variant="ghost" onClick={onDismiss}>
          {t("upload.dismiss")}
        </Button>
      </div>
    </div>
  );
}
