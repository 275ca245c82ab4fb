import type { KitView } from "@fairlead/contracts";
import { createPortal } from "react-dom";
import { formatDay } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import type { Section } from "../plan/sections.ts";
import { NO_ANSWER } from "../scorecard/card.ts";
import type { Scoring } from "../scorecard/use-scorecard.ts";
import { toFootnotes } from "./footnotes.ts";
import { SheetClosing } from "./sheet-closing.tsx";
import { SheetQuestion } from "./sheet-question.tsx";

type Props = { view: KitView; sections: readonly Section[]; scoring: Scoring };

/** The interview on paper. Stands beside the app, which is not printed then (ui/styles.css). The head of a table is what browsers repeat on every page. */
export function KitSheet({ view, sections, scoring }: Props) {
  const footnotes = toFootnotes(sections);
  return createPortal(
    <table className="kit-sheet hidden w-full border-collapse text-[11pt]/[15pt] print:table">
      <thead>
        <tr>
          <td className="p-0">
            <SheetHead view={view} interviewer={scoring.interviewer} />
          </td>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className="p-0 align-top">
            {sections.map(({ category, questions, minutes }) =>
              questions.map(({ no, question }, at) => (
                <div key={question.id} className="break-inside-avoid">
                  {at === 0 ? (
                    <h2 className="mt-[12pt] mb-[4pt] flex items-baseline justify-between border-current border-b pb-[2pt] font-semibold font-serif text-[13pt]/[18pt]">
                      {t(`interviews.category.${category}`)}
                      <span className="font-normal font-sans text-[9pt]">
                        {t("interviews.section", { count: questions.length, minutes })}
                      </span>
                    </h2>
                  ) : null}
                  <SheetQuestion
                    no={no}
                    question={question}
                    isOfOldWords={view.keptAnchors.includes(question.id)}
                    answer={scoring.card.answers[question.id] ?? NO_ANSWER}
                    notes={footnotes.filter(({ questionId }) => questionId === question.id)}
                  />
                </div>
              )),
            )}
            <SheetClosing view={view} recommendation={scoring.card.recommendation} footnotes={footnotes} />
          </td>
        </tr>
      </tbody>
    </table>,
    document.body,
  );
}

function SheetHead({ view, interviewer }: { view: KitView; interviewer: string }) {
  return (
    <div className="mb-[6pt] flex items-end justify-between gap-[12pt] border-current border-b-2 pb-[4pt] text-[9pt]/[12pt]">
      <p>
        <b className="block font-serif text-[12pt]/[16pt]">{view.jobTitle}</b>
        {view.name ?? view.label}
      </p>
      <p className="text-end">
        {t("interviews.sheet.date", { date: formatDay(new Date().toISOString()), minutes: view.kit.minutes })}
        <span className="block">
          {t("interviews.sheet.interviewer")} {interviewer === "" ? "______________________" : interviewer}
        </span>
      </p>
    </div>
  );
}
