import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";

/** Says that the form holds what was typed before. */
export function RestoredBanner({ onKeep, onStartAfresh }: { onKeep(): void; onStartAfresh(): void }) {
  return (
    <div role="status" className="mb-4 flex flex-wrap items-center gap-2 rounded-control bg-info-soft px-4 py-2 text-on-info-soft">
      <span className="min-w-0 flex-1 basis-56">{t("jobs.draft.restored")}</span>
      <Button size="small" onClick={onStartAfresh}>
        {t("jobs.draft.startAfresh")}
      </Button>
      <Button size="small" onClick={onKeep}>
        {t("jobs.draft.keep")}
      </Button>
    </div>
  );
}
