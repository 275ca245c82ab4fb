import type { KitView } from "@fairlead/contracts";
import { t } from "../../../lib/t.ts";
import { AddQuestion } from "../arrange/add-question.tsx";
import { HiddenQuestions } from "../arrange/hidden-questions.tsx";
import type { Arranging } from "../arrange/use-arrange.ts";
import type { Section } from "../plan/sections.ts";
import { toAnchor } from "../plan/use-places.ts";
import { NO_ANSWER } from "../scorecard/card.ts";
import { SaveState } from "../scorecard/save-state.tsx";
import type { Scoring } from "../scorecard/use-scorecard.ts";
import { InclusionNote } from "./inclusion-note.tsx";
import { QuestionCard } from "./question-card.tsx";

type Props = { view: KitView; sections: readonly Section[]; scoring: Scoring; arranging: Arranging };

/** The whole interview in one scroll. */
export function QuestionSections({ view: { jobId, resumeId }, sections, scoring, arranging }: Props) {
  const resumeLink = `/analysis/${jobId}?candidate=${resumeId}`;
  return (
    <div className="grid min-w-0 gap-10">
      {sections.map(({ category, questions, minutes }) => (
        <section
          key={category}
          id={toAnchor(category)}
          tabIndex={-1}
          aria-labelledby={`${toAnchor(category)}-title`}
          className="scroll-mt-12 outline-none"
        >
          <div className="mb-3 flex items-baseline justify-between gap-4">
            <h2 id={`${toAnchor(category)}-title`} className="font-medium font-serif text-xl tracking-[-0.01em]">
              {t(`interviews.category.${category}`)}
            </h2>
            <p className="figures text-ink-3">{t("interviews.section", { count: questions.length, minutes })}</p>
          </div>
          <div className="grid gap-4">
            {category === "inclusion" ? (
              <InclusionNote hasConditions={questions.some(({ question }) => question.type === "screening")} />
            ) : null}
            {questions.map(({ no, question }) => (
              <QuestionCard
                key={question.id}
                no={no}
                question={question}
                resumeLink={resumeLink}
                jobLink={`/job-description?view=${jobId}`}
                answer={scoring.card.answers[question.id] ?? NO_ANSWER}
                onAnswer={scoring.answer}
                arranging={arranging}
                {...(scoring.touched === question.id ? { saveState: <SaveState scoring={scoring} /> } : {})}
              />
            ))}
          </div>
        </section>
      ))}
      <AddQuestion arranging={arranging} />
      <HiddenQuestions arranging={arranging} />
    </div>
  );
}
