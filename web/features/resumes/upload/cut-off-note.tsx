import type { ResumeRow } from "@fairlead/contracts";
import { useState } from "react";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { forgetCutOff, readCutOff } from "./cut-off.ts";
import { findArrived } from "./unsent.ts";

type CutOffNoteProps = { sessionId: string; resumes: readonly ResumeRow[]; onChoose(): void };

/** Files that had not arrived when a tab was closed: nothing else would say that they are missing. */
export function CutOffNote({ sessionId, resumes, onChoose }: CutOffNoteProps) {
  const [left, setLeft] = useState(() => readCutOff().filter((one) => one.sessionId === sessionId));
  const missing = left.length - findArrived(left, resumes).length;
  if (missing === 0) return null;
  const dismiss = () => {
    forgetCutOff(sessionId);
    setLeft([]);
  };
  return (
    <div role="alert" className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-brass-soft px-4 py-3 text-on-brass-soft">
      <p className="min-w-0 flex-1 basis-64">{t("upload.cutOff.text", { count: missing })}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onChoose}>{t("upload.cutOff.choose")}</Button>
        <Button variant="ghost" onClick={dismiss}>
          {t("upload.dismiss")}
        </Button>
      </div>
    </div>
  );
}
