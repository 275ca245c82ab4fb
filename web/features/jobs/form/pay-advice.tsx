import { formatDay } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { findPayRule, isWide } from "./pay-rule.ts";
import { useDraftPrompts } from "./use-draft-prompts.ts";

type PayAdviceProps = {
  /** Where the work is, in words. */
  place: string;
  isStated: boolean;
  range?: { min: number | undefined; max: number | undefined; isOpen?: boolean };
};

/** What the law of the place of work asks about pay, beside where pay is told: advice with its source and day. */
export function PayAdvice({ place, isStated, range }: PayAdviceProps) {
  const rule = findPayRule(useDraftPrompts().data?.payRules ?? [], place);
  const isMissing = rule !== undefined && rule.asks !== "none" && !isStated;
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {rule === undefined ? null : (
        <div
          className={
            isMissing
              ? "rounded-control bg-brass-soft px-3 py-2 text-on-brass-soft"
              : "rounded-control bg-info-soft px-3 py-2 text-on-info-soft"
          }
        >
          <p>{rule.advice}</p>
          <p className="mt-1 text-sm">{t("jobs.pay.source", { source: rule.source, date: formatDay(rule.checked) })}</p>
        </div>
      )}
      {range?.isOpen ? <p className="rounded-control bg-brass-soft px-3 py-2 text-on-brass-soft">{t("jobs.pay.open")}</p> : null}
      {range !== undefined && isWide(range.min, range.max) ? (
        <p className="rounded-control bg-brass-soft px-3 py-2 text-on-brass-soft">{t("jobs.pay.wide")}</p>
      ) : null}
    </div>
  );
}
