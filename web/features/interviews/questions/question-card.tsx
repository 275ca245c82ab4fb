import type { Question } from "@fairlead/contracts";
import { memo, type ReactNode } from "react";
import { t } from "../../../lib/t.ts";
import { Card } from "../../../ui/card.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Covered } from "../../../ui/covered.tsx";
import { Field, TextArea } from "../../../ui/field.tsx";
import type { Answer } from "../scorecard/card.ts";
import { ScoreScale } from "./score-scale.tsx";
import { WhyAsked } from "./why-asked.tsx";

const NOTE_CHARS = 5000;

type Props = {
  no: number;
  question: Question;
  resumeLink: string;
  answer: Answer;
  onAnswer(questionId: string, change: Partial<Answer>): void;
  /** Whether what was noted here is saved; shown where it was last noted. */
  saveState?: ReactNode;
};

/** One question: its words, why it is asked, what answers show, and the place for what the interviewer notes. */
export const QuestionCard = memo(function QuestionCard({ no, question, resumeLink, answer, onAnswer, saveState }: Props) {
  const { id, text, followUps } = question;
  return (
    <Card
      as="article"
      id={`question-${no}`}
      tabIndex={-1}
      aria-labelledby={`question-${no}-text`}
      className="scroll-mt-12 p-5 outline-offset-0 sm:p-6"
    >
      <Facts question={question} />
      <h3 id={`question-${no}-text`} className="wrap-anywhere mt-2 flex max-w-[72ch] gap-2.5 font-medium font-serif text-[19px]/[28px]">
        <span className="figures shrink-0 whitespace-nowrap text-ink-3">{no}</span>
        <span>
          <Covered text={text} />
        </span>
      </h3>
      <div className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <WhyAsked question={question} resumeLink={resumeLink} />
        {followUps.length === 0 ? null : (
          <section>
            <h4 className="font-semibold">{t("interviews.question.followUps")}</h4>
            <ul className="mt-1 list-disc ps-5 text-ink-2 marker:text-ink-3">
              {followUps.map((followUp) => (
                <li key={followUp}>
                  <Covered text={followUp} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <ScoreScale question={question} score={answer.score} onScore={(score) => onAnswer(id, { score })} />
      <Field label={t("interviews.question.notes")} className="mt-4">
        <TextArea
          rows={2}
          maxLength={NOTE_CHARS}
          aria-describedby={`question-${no}-text`}
          className="field-sizing-content min-h-16!"
          value={answer.notes}
          onChange={(event) => onAnswer(id, { notes: event.target.value })}
        />
      </Field>
      {saveState === undefined ? null : <div className="mt-1.5 flex min-h-5 justify-end text-sm">{saveState}</div>}
    </Card>
  );
});

function Facts({ question: { core, type, minutes, difficulty } }: Pick<Props, "question">) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {core ? (
        <Chip title={t("interviews.question.coreTip")}>{t("interviews.question.core")}</Chip>
      ) : (
        <Chip tone="partial" title={t("interviews.question.probeTip")}>
          {t("interviews.question.probe")}
        </Chip>
      )}
      <p className="figures text-ink-3 text-sm">
        {[t(`interviews.type.${type}`), t("interviews.minutes", { minutes }), t("interviews.question.difficulty", { difficulty })].join(
          " · ",
        )}
      </p>
    </div>
  );
}
