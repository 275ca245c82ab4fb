import { CircleAlert, CircleCheck } from "lucide-react";
import { toErrorText } from "../../lib/error-text.ts";
import { t } from "../../lib/t.ts";

export type SaveState = { isPending: boolean; isSuccess: boolean; error: Error | null; submittedAt: number };

/** How the last change of one thing went, beside it. "Saved" leaves the eye after some seconds and stays for the ear. */
export function SaveMark({ state: { isPending, isSuccess, error, submittedAt }, saved }: { state: SaveState; saved?: string }) {
  return (
    <span role="status" className="text-sm">
      {isPending ? <span className="animate-[fade_160ms_300ms_both] text-ink-3">{t("profile.saving")}</span> : null}
      {isSuccess ? (
        <span key={submittedAt} className="inline-flex animate-[fade_300ms_6s_reverse_both] items-baseline gap-1 text-success">
          <CircleCheck size={14} strokeWidth={2} aria-hidden="true" className="self-center" />
          {saved ?? t("profile.saved")}
        </span>
      ) : null}
      {error === null ? null : (
        <span className="inline-flex items-start gap-1 text-danger">
          <CircleAlert size={14} strokeWidth={2} aria-hidden="true" className="mt-0.5 shrink-0" />
          {t("profile.notSaved", { text: toErrorText(error) })}
        </span>
      )}
    </span>
  );
}
