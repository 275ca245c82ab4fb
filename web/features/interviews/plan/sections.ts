import type { InterviewKit, JobProfile, Question, QuestionCategory } from "@fairlead/contracts";

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

/** `asked`: the numbers of the questions about it. */
export type Covered = { id: string; name: string; asked: number[] };
export type Coverage = { musts: Covered[]; others: Covered[] };

/**
 * The must-haves of the job, and its other requirements, with who asks about them. A question on inclusion is no evidence for a
 * must-have, but it does name what it is about: nobody should read below it that this is not asked.
 */
export function toCoverage(
  { coverage }: Pick<InterviewKit, "coverage">,
  sections: readonly Section[],
  requirements: readonly Pick<JobProfile["requirements"][number], "id" | "importance">[],
): Coverage {
  const questions = sections.flatMap((section) => section.questions);
  const numbers = new Map(questions.map(({ no, question }) => [question.id, no]));
  const musts = new Set(requirements.filter(({ importance }) => importance === "must").map(({ id }) => id));
  const all = coverage.map(({ requirementId, name, questionIds }) => {
    const about = musts.has(requirementId) ? [] : questions.filter(({ question }) => question.requirementIds.includes(requirementId));
    const asked = new Set([...questionIds.flatMap((id) => numbers.get(id) ?? []), ...about.map(({ no }) => no)]);
    return { id: requirementId, name, asked: [...asked].sort((a, b) => a - b) };
  });
  return { musts: all.filter(({ id }) => musts.has(id)), others: all.filter(({ id }) => !musts.has(id)) };
}
