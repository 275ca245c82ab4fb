import type { DocumentView } from "@fairlead/contracts";
import { EyeOff } from "lucide-react";
import { t } from "../../../lib/t.ts";

/** Words that a reader of the file cannot see. They earn no points; they are here to be known. */
export function HiddenTextNotes({ document: { hiddenText } }: { document: Pick<DocumentView, "hiddenText"> }) {
  return hiddenText.map(({ text, page, reason }) => (
    <details key={`${page} ${reason} ${text}`} className="mt-2">
      <summary className="inline-flex cursor-pointer items-center gap-1.5 rounded-nav text-brass coarse:min-h-11">
        <EyeOff size={16} strokeWidth={1.75} aria-hidden="true" />
        {t("analyses.hiddenText", { page })}
      </summary>
      <p className="document-text mt-2 max-h-40 overflow-y-auto rounded-control border-2 border-brass border-dashed px-3 py-2">{text}</p>
    </details>
  ));
}
