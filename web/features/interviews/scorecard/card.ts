import type { Scorecard } from "@fairlead/contracts";

export type Answer = Omit<Scorecard["answers"][number], "questionId">;
export type Recommendation = NonNullable<Scorecard["recommendation"]>;
/** What one interviewer noted, by question. */
export type Card = { answers: Readonly<Record<string, Answer>>; recommendation: Recommendation | null };

export const RECOMMENDATIONS = ["yes", "no", "undecided"] as const satisfies readonly Recommendation[];
export const NO_ANSWER: Answer = { score: null, notes: "" };
export const EMPTY_CARD: Card = { answers: {}, recommendation: null };

const isNoted = ({ score, notes }: Answer) => score !== null || notes.trim() !== "";
export const countScored = ({ answers }: Pick<Card, "answers">): number =>
  Object.values(answers).filter(({ score }) => score !== null).length;

export function toCard({ answers, recommendation }: Scorecard): Card {
  return { answers: Object.fromEntries(answers.map(({ questionId, ...answer }) => [questionId, answer])), recommendation };
}

/** As it is saved: only questions of this kit, and only those that something was noted about. */
export function toScorecard(interviewer: string, { answers, recommendation }: Card, questionIds: readonly string[]): Scorecard {
  const noted = questionIds.flatMap((questionId) => {
    const answer = answers[questionId];
    return answer !== undefined && isNoted(answer) ? [{ questionId, ...answer }] : [];
  });
  return { interviewer, answers: noted, recommendation };
}

export function withAnswer(card: Card, questionId: string, change: Partial<Answer>): Card {
  const before = card.answers[questionId] ?? NO_ANSWER;
  return { ...card, answers: { ...card.answers, [questionId]: { ...before, ...change } } };
}

/** What was noted before the name was known, put over what that interviewer had saved: nothing of either is lost but an older score. */
export function mergeCards(saved: Card, noted: Card): Card {
  const answers = { ...saved.answers };
  for (const [id, { score, notes }] of Object.entries(noted.answers)) {
    const before = answers[id] ?? NO_ANSWER;
    const both = [before.notes, notes].filter((text) => text.trim() !== "");
    answers[id] = { score: score ?? before.score, notes: [...new Set(both)].join("\n") };
  }
  return { answers, recommendation: noted.recommendation ?? saved.recommendation };
}

/** The cards with this one in place of the same interviewer's. */
export function withCard(cards: readonly Scorecard[], card: Scorecard): Scorecard[] {
  const others = cards.filter(({ interviewer }) => interviewer !== card.interviewer);
  return [...others, card].sort((a, b) => (a.interviewer < b.interviewer ? -1 : 1));
}

/** A card from this browser's storage, where anything may stand; null when it is none. */
export function readCard(value: unknown): Card | null {
  const { answers, recommendation = null } = (value ?? {}) as Partial<Card>;
  if (typeof answers !== "object" || answers === null) return null;
  const known = Object.entries(answers).filter(([, answer]) => isAnswer(answer));
  return { answers: Object.fromEntries(known), recommendation: RECOMMENDATIONS.find((one) => one === recommendation) ?? null };
}

function isAnswer(value: unknown): value is Answer {
  const { score, notes } = (value ?? {}) as Partial<Answer>;
  return typeof notes === "string" && (score === null || (typeof score === "number" && score >= 1 && score <= 5));
}
