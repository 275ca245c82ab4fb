import { LIMITS } from "@fairlead/contracts/limits";
import { formatNumber } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";
import { countWords } from "./requirement-groups.ts";

const SHORT_WORDS = 50;

/** How much is written, and what is wrong with that. */
export function EditorStatus({ id, text, isMissing }: { id: string; text: string; isMissing: boolean }) {
  const over = text.length - LIMITS.jobChars;
  const words = over > 0 ? 0 : countWords(text);
  const problem = toProblem(over, isMissing);
  return (
    <div id={id} className="flex flex-wrap justify-between gap-x-4">
      <span aria-live="polite" className={problem === null ? "text-ink-3" : "text-danger"}>
        {problem ?? (words > 0 && words < SHORT_WORDS ? t("jobs.form.short") : "")}
      </span>
      <span className="figures text-ink-3">
        {t("jobs.form.count", { words, chars: formatNumber(text.length), most: formatNumber(LIMITS.jobChars) })}
      </span>
    </div>
  );
}

function toProblem(over: number, isMissing: boolean): string | null {
  if (over > 0) return t("jobs.form.over", { over: formatNumber(over), most: formatNumber(LIMITS.jobChars) });
  return isMissing ? t("jobs.form.descriptionMissing") : null;
}
