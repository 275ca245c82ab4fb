import type { ResumeView } from "@fairlead/contracts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "../../../lib/t.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useDrafts } from "../correct/use-drafts.ts";
import { ResumesLoadError } from "../load-error.tsx";
import { toTitle } from "../title.ts";
import { useResume } from "../use-resume.ts";
import { ResumeBody, type View } from "./resume-body.tsx";

const WIDTH_PX = 640;
const SHAPES = ["a", "b", "c", "d"];

/** One resume beside the list. Use with the id as key: what was revealed is gone with the panel, what was typed only when asked. */
export function ResumePanel({ resumeId, onClose }: { resumeId: string; onClose(): void }) {
  const { data, error, refetch } = useResume(resumeId);
  const [revealed, setRevealed] = useState<ResumeView | null>(null);
  const view = revealed ?? data;
  const [asked] = useSearchParams();
  const { drafts, setDrafts, hadDrafts, drop } = useDrafts(resumeId, view?.reading?.fields);
  const [tab, setTab] = useState<View>(asked.has("correct") || hadDrafts ? "correct" : "profile");
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (open) return;
        if (drafts.size === 0) onClose();
        else setLeaving(true);
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
      {view === undefined ? null : (
        <ResumeBody
          key={String(view.blind)}
          view={view}
          onRevealed={setRevealed}
          tab={tab}
          onTab={setTab}
          drafts={drafts}
          onDrafts={setDrafts}
        />
      )}
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={t("resumes.correct.leave", { count: drafts.size })}
        text={t("resumes.correct.leaveText")}
        confirm={t("resumes.correct.leaveConfirm")}
        cancel={t("resumes.correct.stay")}
        isBusy={false}
        failed={null}
        onConfirm={() => {
          drop();
          onClose();
        }}
      />
    </Sheet>
  );
}
