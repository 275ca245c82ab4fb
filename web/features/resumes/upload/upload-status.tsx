import { Copy } from "lucide-react";
import { t } from "../../../lib/t.ts";
import { Chip } from "../../../ui/chip.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { ReadingChip } from "../reading-chip.tsx";
import type { UploadRow } from "./upload-rows.ts";

/** Where a file is on its way, in a word. */
export function UploadStatus({ row: { state, sentBytes, bytes, name } }: { row: UploadRow }) {
  switch (state) {
    case "waiting":
      return <Chip>{t("upload.state.waiting")}</Chip>;
    case "lost":
      return <Chip tone="partial">{t("upload.state.lost")}</Chip>;
    case "uploading": {
      const percent = bytes === 0 ? 0 : Math.floor((sentBytes / bytes) * 100);
      return (
        <div className="w-32">
          <span className="figures text-ink-2 text-xs">{t("upload.state.uploading", { percent })}</span>
          <ProgressBar value={percent} label={t("upload.progressOf", { name })} className="mt-0.5 h-1" />
        </div>
      );
    }
    case "duplicate":
      return (
        <Chip tone="partial" icon={<Copy size={12} strokeWidth={2} aria-hidden="true" />}>
          {t("upload.state.duplicate")}
        </Chip>
      );
    default:
      return <ReadingChip state={state === "attention" ? "failed" : state} />;
  }
}
