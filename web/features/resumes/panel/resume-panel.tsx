import type { ResumeView } from "@fairlead/contracts";
import { useState } from "react";
import { t } from "../../../lib/t.ts";
import { Sheet } from "../../../ui/sheet.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ResumesLoadError } from "../load-error.tsx";
import { toTitle } from "../title.ts";
import { useResume } from "../use-resume.ts";
import { ResumeBody } from "./resume-body.tsx";

const WIDTH_PX = 640;
const SHAPES = ["a", "b", "c", "d"];

/** One resume beside the list. Use with the id as key: what was revealed is gone with the panel. */
export function ResumePanel({ resumeId, onClose }: { resumeId: string; onClose(): void }) {
  const { data, error, refetch } = useResume(resumeId);
  const [revealed, setRevealed] = useState<ResumeView | null>(null);
  const view = revealed ?? data;
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={view === undefined ? t("resumes.candidate") : toTitle(view)}
      widthPx={WIDTH_PX}
    >
      {view === undefined && error !== null ? (
        <ResumesLoadError error={error} onRetry={() => void refetch()} absentTitle={t("resumes.absent")} />
      ) : null}
      {view === undefined && error === null ? (
        <div aria-busy="true" className="animate-[fade_160ms_300ms_both]">
          <span className="sr-only">{t("ui.loading")}</span>
          {SHAPES.map((key) => (
            <Skeleton key={key} className="mb-4 h-16" />
          ))}
        </div>
      ) : null}
      {view === undefined ? null : <ResumeBody key={String(view.blind)} view={view} onRevealed={setRevealed} />}
    </Sheet>
  );
}
