import type { Span } from "@fairlead/contracts";
import { ChevronDown, ChevronUp, EyeOff, X } from "lucide-react";
import { useState } from "react";
import type { Printed } from "../../../lib/printed-page.ts";
import { t } from "../../../lib/t.ts";
import { DocumentFrames, type DocumentSide } from "../../../ui/document-frames.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";

export type Shown = { name: string; active: readonly number[]; at: number };
type TextViewProps = {
  printed: Printed;
  quotes: readonly Span[];
  /** The skill whose quotes are looked at; without one all quotes are underlined. */
  shown: Shown | null;
  onStep(by: 1 | -1): void;
  onClose(): void;
};
const NONE: readonly number[] = [];
const ICON = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The words of the resume with the places that show skills. */
export function TextView({ printed, quotes, shown, onStep, onClose }: TextViewProps) {
  const [side, setSide] = useState<DocumentSide>("text");
  const current = shown === null ? null : (shown.active[shown.at] ?? null);
  return (
    <>
      <div className="mb-2 flex min-h-8 items-center gap-1">
        {shown === null ? (
          <p className="text-ink-3 text-sm">{t("resumes.text.underlined")}</p>
        ) : (
          <>
            <p className="min-w-0 flex-1 truncate">{t("resumes.text.evidence", { name: shown.name })}</p>
            <span role="status" className="figures text-ink-3">
              {t("resumes.text.counter", { at: shown.at + 1, of: shown.active.length })}
            </span>
            <IconButton label={t("resumes.text.previous")} onClick={() => onStep(-1)}>
              <ChevronUp {...ICON} />
            </IconButton>
            <IconButton label={t("resumes.text.next")} onClick={() => onStep(1)}>
              <ChevronDown {...ICON} />
            </IconButton>
            <IconButton label={t("resumes.text.all")} onClick={onClose}>
              <X {...ICON} />
            </IconButton>
          </>
        )}
      </div>
      <DocumentFrames
        printed={printed}
        quotes={quotes}
        active={shown?.active ?? NONE}
        current={current}
        side={side}
        onSide={setSide}
        label={t("resumes.text.label")}
        className="max-h-[calc(100dvh-300px)] min-h-60"
      />
      {printed.document.hiddenText.map(({ text, page, reason }) => (
        <details key={`${page} ${reason} ${text}`} className="mt-2">
          <summary className="inline-flex cursor-pointer items-center gap-1.5 rounded-nav text-brass coarse:min-h-11">
            <EyeOff {...ICON} />
            {t("resumes.text.hidden", { page })}
          </summary>
          <p className="document-text mt-2 max-h-40 overflow-y-auto rounded-control border-2 border-brass border-dashed px-3 py-2">
            {text}
          </p>
        </details>
      ))}
    </>
  );
}
