import type { Question } from "@fairlead/contracts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Covered } from "../../../ui/covered.tsx";

export const SCORES = [1, 2, 3, 4, 5] as const;
export type Score = (typeof SCORES)[number];
const isAnchored = (score: Score): score is 1 | 3 | 5 => score % 2 === 1;

/** `isOfOldWords`: the question has been put in other words since. */
type Props = { question: Question; isOfOldWords: boolean; score: number | null; onScore(score: Score | null): void };

/** What answers worth 1, 3 and 5 show, which is at the same time where the interviewer scores. */
export function ScoreScale({ question: { id, anchors }, isOfOldWords, score, onScore }: Props) {
  return (
    <fieldset className="mt-5 min-w-0">
      <div className="flex items-center justify-between gap-3">
        <legend className="float-start font-semibold">{t("interviews.score.legend")}</legend>
        {score === null ? null : (
          <Button variant="ghost" size="small" className="-my-1.5 ms-auto" onClick={() => onScore(null)}>
            {t("interviews.score.clear")}
          </Button>
        )}
      </div>
      {isOfOldWords ? <p className="clear-both pt-1 text-ink-2 text-sm">{t("interviews.score.before")}</p> : null}
      <div className="clear-both mt-2 grid gap-1.5 sm:grid-cols-[minmax(0,1fr)_52px_minmax(0,1fr)_52px_minmax(0,1fr)]">
        {SCORES.map((value) => (
          <label
            key={value}
            className={`flex cursor-pointer gap-2.5 rounded-control border border-line bg-surface p-3 transition-colors duration-120 hover:border-line-strong has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2 coarse:min-h-11 ${isAnchored(value) ? "" : "max-sm:py-2 sm:flex-col sm:items-center sm:gap-1.5 sm:px-1"}`}
          >
            <span className="flex h-5 items-center gap-2">
              <input
                type="radio"
                name={`score-${id}`}
                value={value}
                checked={score === value}
                onChange={() => onScore(value)}
                className="size-4 shrink-0 accent-primary outline-none"
              />
              <b className="figures font-semibold">{value}</b>
            </span>
            {isAnchored(value) ? (
              <span className="wrap-anywhere min-w-0">
                <Covered text={anchors[value]} />
              </span>
            ) : (
              <span className="text-ink-3 sm:sr-only">{t("interviews.score.between", { low: value - 1, high: value + 1 })}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
