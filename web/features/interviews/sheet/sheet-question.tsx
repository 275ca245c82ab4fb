import type { Question } from "@fairlead/contracts";
import { t } from "../../../lib/t.ts";
import { SCORES } from "../questions/score-scale.tsx";
import type { Answer } from "../scorecard/card.ts";
import type { Footnote } from "./footnotes.ts";
import { WritingLines } from "./writing-lines.tsx";

const LINES = 3;
type Props = { no: number; question: Question; isOfOldWords: boolean; answer: Answer; notes: readonly Footnote[] };

/** One question on paper: what to ask and listen for, boxes to mark, lines to write on. What is noted already is printed. */
export function SheetQuestion({ no, question, isOfOldWords, answer, notes }: Props) {
  const { text, why, followUps, anchors, minutes, core } = question;
  return (
    <section className="py-[6pt]">
      <h3 className="flex gap-[6pt] font-medium font-serif">
        <span>{no}.</span>
        <span className="flex-1">{text}</span>
        <span className="whitespace-nowrap font-normal font-sans text-[9pt]">{t("interviews.minutes", { minutes })}</span>
      </h3>
      <p className="text-[9pt]/[12pt]">
        <b>{t(core ? "interviews.question.core" : "interviews.question.probe")}.</b> {why}
        {notes.map(({ mark }) => (
          <sup key={mark}> {mark}</sup>
        ))}
      </p>
      {followUps.length === 0 ? null : (
        <p className="text-[9pt]/[12pt]">
          <b>{t("interviews.question.followUps")}:</b> {followUps.join(" ")}
        </p>
      )}
      {isOfOldWords ? <p className="text-[9pt]/[12pt]">{t("interviews.sheet.before")}</p> : null}
      <div className="mt-[4pt] grid grid-cols-3 gap-[8pt] text-[9pt]/[12pt]">
        {([1, 3, 5] as const).map((score) => (
          <p key={score}>
            <b>{score}</b> {anchors[score]}
          </p>
        ))}
      </div>
      <div className="mt-[5pt] flex items-start gap-[14pt]">
        <ScoreBoxes score={answer.score} />
        <div className="flex-1">
          {answer.notes.trim() === "" ? (
            <WritingLines count={LINES} />
          ) : (
            <p className="whitespace-pre-wrap text-[10pt]/[14pt]">{answer.notes}</p>
          )}
        </div>
      </div>
    </section>
  );
}

function ScoreBoxes({ score }: { score: number | null }) {
  return (
    <ul className="flex gap-[4pt] pt-[3pt]">
      {SCORES.map((value) => (
        <li key={value} className="text-center text-[8pt]/[10pt]">
          <span className="grid size-[14pt] place-items-center border border-current font-bold text-[11pt]/[14pt]">
            {score === value ? "×" : ""}
          </span>
          {value}
        </li>
      ))}
    </ul>
  );
}
