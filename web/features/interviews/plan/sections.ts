import type { KitView, Question, QuestionCategory } from "@fairlead/contracts";
import { toRequirementTitle } from "../../../lib/requirement-name.ts";

export const CATEGORIES = ["technical", "experience", "skillGap", "inclusion"] as const satisfies readonly QuestionCategory[];
/** `no`: its place in the whole interview. */
export type Numbered = { no: number; question: Question };
export type Section = { category: QuestionCategory; minutes: number; questions: Numbered[] };

export const toMinutes = (questions: readonly Pick<Question, "minutes">[]): number =>
  questions.reduce((sum, { minutes }) => sum + minutes, 0);

/** The questions by category, counted through; a category without questions is left out. */
export function toSections(questions: readonly Question[]): Section[] {
  const ordered = CATEGORIES.flatMap((category) => questions.filter((question) => question.category === category));
  const numbered = ordered.map((question, at) => ({ no: at + 1, question }));
  return CATEGORIES.flatMap((category) => {
    const own = numbered.filter(({ question }) => question.category === category);
    return own.length === 0 ? [] : [{ category, minutes: toMinutes(own.map(({ question }) => question)), questions: own }];
  });
}

type CoveringKit = { kit: Pick<KitView["kit"], "coverage">; mustHaves: KitView["mustHaves"] };
/** `asked`: the numbers of the questions about it. */
export type Covered = { id: string; name: string; asked: number[] };
/** `onPaper`: must-haves that no question is written about, such as years, a degree or a language: the resume answers them. */
export type Coverage = { musts: Covered[]; onPaper: string[]; others: Covered[] };

/**
 * The must-haves as the analysis counts them, and the other requirements, with who asks about them. A question on inclusion is no evidence for a
 * must-have, but it does name what it is about: nobody should read below it that this is not asked.
 */
export function toCoverage({ kit: { coverage }, mustHaves }: CoveringKit, sections: readonly Section[]): Coverage {
  const questions = sections.flatMap((section) => section.questions);
  const numbers = new Map(questions.map(({ no, question }) => [question.id, no]));
  const byId = new Map(coverage.map((covered) => [covered.requirementId, covered]));
  const numbersOf = (id: string) => (byId.get(id)?.questionIds ?? []).flatMap((questionId) => numbers.get(questionId) ?? []);
  const aboutOf = (id: string) => questions.filter(({ question }) => question.requirementIds.includes(id)).map(({ no }) => no);
  const sorted = (asked: readonly number[]) => [...new Set(asked)].sort((a, b) => a - b);
  const isMust = new Set(mustHaves.map(({ id }) => id));
  return {
    musts: mustHaves.map(({ id, name }) => ({ id, name: toRequirementTitle(name), asked: sorted(numbersOf(id)) })),
    onPaper: mustHaves.filter(({ id }) => !byId.has(id)).map(({ name }) => name),
    others: coverage
      .filter(({ requirementId }) => !isMust.has(requirementId))
      .map(({ requirementId: id, name }) => ({ id, name: toRequirementTitle(name), asked: sorted([...numbersOf(id), ...aboutOf(id)]) })),
  };
}
