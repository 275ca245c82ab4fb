import type { SheetReceipt } from "@fairlead/contracts";
import { formatList } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";
import { classes } from "../../ui/classes.ts";
import { useAnswers } from "./use-fairness.ts";

const SHOWN = 20;

/** What became of an upload: kept or not, how many lines found a candidate, and which did not. */
export function SheetProblems({ receipt, jobId }: { receipt: SheetReceipt; jobId: string }) {
  const { saved, matched, candidates, problems, problemCount, ignoredColumns } = receipt;
  const more = problemCount - Math.min(SHOWN, problems.length);
  return (
    <div
      role={saved ? "status" : "alert"}
      className={classes(
        "mt-3 rounded-card px-4 py-3",
        saved ? "bg-success-soft text-on-success-soft" : "bg-danger-soft text-on-danger-soft",
      )}
    >
      <p className="font-semibold">{saved ? t("fairness.sheet.saved", { matched, candidates }) : t("fairness.sheet.refused")}</p>
      {ignoredColumns.length === 0 ? null : <p>{t("fairness.sheet.ignored", { columns: formatList(ignoredColumns) })}</p>}
      {problems.length === 0 ? null : (
        <ul className="mt-1 list-disc ps-5">
          {problems.slice(0, SHOWN).map(({ line, reason, words, column }) => (
            <li key={`${line} ${column}`}>{t(`fairness.problem.${reason}`, { line, words, column })}</li>
          ))}
          {more > 0 ? <li>{t("fairness.problem.more", { count: more })}</li> : null}
        </ul>
      )}
      {problems.some(({ reason }) => reason === "not-a-group") ? <Answers jobId={jobId} /> : null}
    </div>
  );
}

/** The answers that count, beside those that do not. */
function Answers({ jobId }: { jobId: string }) {
  const { data } = useAnswers(jobId);
  return data?.attributes.map(({ name, groups }) => (
    <p key={name} className="mt-1">
      {t("fairness.sheet.answers", { column: name, answers: formatList(groups) })}
    </p>
  ));
}
