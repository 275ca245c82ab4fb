import type { Scorecard } from "@fairlead/contracts";
import { t } from "../../../lib/t.ts";
import { countScored, toCard } from "./card.ts";

type Props = { cards: readonly Scorecard[]; numbers: ReadonlyMap<string, number>; total: number };

/** What other interviewers saved, closed: who reads first scores less freely. */
export function OtherCards({ cards, numbers, total }: Props) {
  if (cards.length === 0) return null;
  return (
    <section className="mt-4 border-line border-t pt-4">
      <h3 className="font-semibold">{t("interviews.card.others")}</h3>
      <p className="mt-0.5 text-ink-3 text-sm">{t("interviews.card.othersHint")}</p>
      <ul className="mt-2 divide-y divide-line">
        {cards.map((card) => (
          <li key={card.interviewer}>
            <details className="group py-1">
              <summary className="flex cursor-pointer items-baseline gap-2 py-1.5 coarse:min-h-11">
                <span aria-hidden="true" className="text-ink-3 transition-transform duration-120 group-open:rotate-90">
                  ›
                </span>
                <span className="min-w-0 flex-1">
                  <span className="wrap-anywhere block font-medium">{card.interviewer}</span>
                  <span className="figures text-ink-3 text-sm">
                    {t("interviews.card.scored", { scored: countScored(toCard(card)), all: total })}
                  </span>
                </span>
              </summary>
              <Answers card={card} numbers={numbers} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answers({ card: { answers, recommendation }, numbers }: { card: Scorecard; numbers: Props["numbers"] }) {
  const numbered = answers.map((answer) => ({ ...answer, no: numbers.get(answer.questionId) ?? 0 })).sort((a, b) => a.no - b.no);
  return (
    <div className="ps-4 pb-2 text-sm">
      <p>
        {recommendation === null
          ? t("interviews.card.noRecommendation")
          : t("interviews.card.recommends", { what: t(`interviews.recommend.${recommendation}`) })}
      </p>
      <ul className="mt-1 grid gap-1.5">
        {numbered.map(({ no, score, notes, questionId }) => (
          <li key={questionId}>
            <span className="figures font-medium">
              {score === null ? t("interviews.card.unscored", { no }) : t("interviews.card.answer", { no, score })}
            </span>
            {notes === "" ? null : <span className="wrap-anywhere block whitespace-pre-wrap text-ink-2">{notes}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
