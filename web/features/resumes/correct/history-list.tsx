import type { ReadingReport } from "@fairlead/contracts";
import { Undo2 } from "lucide-react";
import { toPathLabel } from "../../../lib/field-words.ts";
import { formatMoment } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { toValueText } from "./value-text.ts";

/** Behind the path of an entered skill. */
const WORDS = /\/words$/;

type Props = { report: ReadingReport; isBusy: boolean; onUndo(correctionId: string): void };

/** What a person changed, newest first; what counts now can be taken back. */
export function HistoryList({ report: { fields, history }, isBusy, onUndo }: Props) {
  if (history.length === 0) return null;
  const title = t("resumes.correct.history", { count: history.length });
  return (
    <section aria-label={title}>
      <h3 className="mb-1 font-medium text-ink-3 text-sm">{title}</h3>
      <ul>
        {history.map((step) => {
          const field = fields.find(({ path }) => path === step.path);
          const counts = field?.correctionId === step.id;
          const skill = fields.find(({ path }) => path === step.path.replace(WORDS, ""));
          const label = toPathLabel(step.path, skill?.read ?? skill?.value);
          const isEntered = field?.kind === "skill" && field.isNew && step.value !== null;
          const value = isEntered ? t("resumes.correct.skill.added") : toValueText(field ?? { kind: "text" }, step.value);
          return (
            <li key={step.id} className="flex items-center gap-3 border-line border-b py-2">
              <p className="wrap-anywhere min-w-0 flex-1">
                {step.isUndone ? t("resumes.correct.stepUndone", { field: label }) : t("resumes.correct.step", { field: label, value })}
                <span className="block text-ink-3 text-sm">
                  {t("resumes.correct.stepBy", { moment: formatMoment(step.at), revision: step.revision })}
                </span>
              </p>
              {counts ? (
                <Button size="small" onClick={() => isBusy || onUndo(step.id)}>
                  <Undo2 size={16} strokeWidth={1.75} aria-hidden="true" />
                  {t("resumes.correct.undo")}
                  <span className="sr-only"> {label}</span>
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
