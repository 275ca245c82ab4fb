import type { Question, QuestionOrigin } from "@fairlead/contracts";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { t } from "../../../lib/t.ts";
import { Card } from "../../../ui/card.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Covered } from "../../../ui/covered.tsx";
import { Field, TextArea } from "../../../ui/field.tsx";
import { withMoved, withWords } from "../arrange/changes.ts";
import { QuestionActions } from "../arrange/question-actions.tsx";
import { QuestionForm } from "../arrange/question-form.tsx";
import { type Arranging, stayAt, tell } from "../arrange/use-arrange.ts";
import type { Numbered } from "../plan/sections.ts";
import type { Answer } from "../scorecard/card.ts";
import { ScoreScale } from "./score-scale.tsx";
import { WhyAsked } from "./why-asked.tsx";

const NOTE_CHARS = 5000;

type Props = {
  no: number;
  question: Question;
  resumeLink: string;
  jobLink: string;
  answer: Answer;
  arranging: Arranging;
  onAnswer(questionId: string, change: Partial<Answer>): void;
  /** Whether what was noted here is saved; shown where it was last noted. */
  saveState?: ReactNode;
};

/** One question: its words, why it is asked, what answers show, and the place for what the interviewer notes. */
export function QuestionCard({ no, question, resumeLink, jobLink, answer, arranging, onAnswer, saveState }: Props) {
  const [editing, setEditing] = useState(false);
  const { id, text, followUps, anchors } = question;
  const keepsAnchors = arranging.view.keptAnchors.includes(id);
  return (
    <Card
      as="article"
      id={`question-${no}`}
      tabIndex={-1}
      aria-labelledby={`question-${no}-text`}
      className="scroll-mt-12 p-5 outline-offset-0 sm:p-6"
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => onKey(event, { no, question }, arranging, () => setEditing(true))}
    >
      <Facts question={question} origin={arranging.view.origins[id]}>
        <QuestionActions no={no} question={question} arranging={arranging} onEdit={() => setEditing(true)} />
      </Facts>
      <h3 id={`question-${no}-text`} className="wrap-anywhere mt-2 flex max-w-[72ch] gap-2.5 font-medium font-serif text-[19px]/[28px]">
        <span className="figures shrink-0 whitespace-nowrap text-ink-3">{no}</span>
        <span>
          <Covered text={text} />
        </span>
      </h3>
      {editing ? (
        <QuestionForm
          words={{ text, followUps, anchors }}
          save={t("interviews.edit.save")}
          onClose={() => {
            setEditing(false);
            stayAt(no);
          }}
          onSave={(words) => arranging.arrange(withWords(arranging.view, question, words))}
        />
      ) : null}
      <div className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <WhyAsked question={question} resumeLink={resumeLink} jobLink={jobLink} isOfOldWords={keepsAnchors} />
        {editing || followUps.length === 0 ? null : (
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
      {editing ? null : (
        <ScoreScale question={question} isOfOldWords={keepsAnchors} score={answer.score} onScore={(score) => onAnswer(id, { score })} />
      )}
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
}

/** Keys of the card in focus, not of what stands in it. */
function onKey(event: KeyboardEvent, { no, question }: Numbered, { view, busy, arrange, takeOut }: Arranging, onEdit: () => void): void {
  if (event.target !== event.currentTarget || busy || event.ctrlKey || event.metaKey) return;
  const moved =
    event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")
      ? withMoved(view, question, event.key === "ArrowUp" ? -1 : 1)
      : null;
  if (moved !== null) void tell(arrange(moved));
  else if (event.altKey) return;
  else if (event.key === "e") onEdit();
  else if (event.key === "h") void takeOut("hide", no, question);
  else return;
  event.preventDefault();
}

type FactsProps = Pick<Props, "question"> & { origin: QuestionOrigin | undefined; children: ReactNode };

function Facts({ question: { core, type, minutes, difficulty }, origin, children }: FactsProps) {
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
      {origin === undefined ? null : <Chip tone="outline">{t(`interviews.origin.${origin}`)}</Chip>}
      {children}
    </div>
  );
}
