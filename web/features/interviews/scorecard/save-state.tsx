import { Check, CircleAlert } from "lucide-react";
import { toErrorText } from "../../../lib/error-text.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import type { Scoring } from "./use-scorecard.ts";

export const NAME_FORM = "interviewer-name";
const focusName = () => document.querySelector<HTMLInputElement>(`#${NAME_FORM} input`)?.focus();

/** Whether what was noted is saved, and what keeps it from being so. */
export function SaveState({ scoring: { status, error, retry } }: { scoring: Scoring }) {
  if (status === "none") return null;
  if (status === "saved") {
    return (
      <span className="inline-flex items-center gap-1.5 text-success">
        <Check size={14} aria-hidden="true" />
        {t("interviews.save.saved")}
      </span>
    );
  }
  if (status === "unnamed") {
    return (
      <span className="text-on-brass-soft">
        {t("interviews.save.unnamed")}{" "}
        <button type="button" className="font-medium underline underline-offset-2 coarse:min-h-11" onClick={focusName}>
          {t("interviews.save.name")}
        </button>
      </span>
    );
  }
  if (status === "failed") {
    return (
      <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-2 text-danger">
        <span className="flex gap-1.5">
          <CircleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span>
            {t("interviews.save.failed")} {error === null ? null : toErrorText(error)}
          </span>
        </span>
        <Button size="small" onClick={retry}>
          {t("ui.tryAgain")}
        </Button>
      </span>
    );
  }
  return <span className="text-ink-3">{t(status === "offline" ? "interviews.save.offline" : "interviews.save.saving")}</span>;
}
