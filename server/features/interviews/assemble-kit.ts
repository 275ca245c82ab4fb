import { type ArrangedQuestion, type InterviewKit, type JobProfile, type Question, QuestionCategory } from "@fairlead/contracts";
import type { Edits, StoredKit } from "./store.ts";

/** The two parts of a kit as persons left them. */
export type Parts = { everybody: ArrangedQuestion[]; candidate: ArrangedQuestion[] };

export function toParts({ core, probes }: Pick<StoredKit, "core" | "probes">, edits: Edits): Parts {
  const asWritten = (questions: readonly Question[]) =>
    questions.map((question) => ({ question, hidden: false, origin: "engine" as const }));
  return { everybody: edits.everybody ?? asWritten(core), candidate: edits.candidate ?? asWritten(probes) };
}

/** The core of the job and the probes of one candidate as one interview: by category, the core first. */
export function toQuestions(core: readonly Question[], probes: readonly Question[]): Question[] {
  const all = [...core, ...probes];
  return QuestionCategory.options.flatMap((category) => all.filter((question) => question.category === category));
}

/** Which requirements the questions ask about. Told anew, because a locked core may be older than the probes beside it. */
export function toCoverage(questions: readonly Question[], { requirements }: JobProfile): Pick<InterviewKit, "coverage" | "notAsked"> {
  const asking = questions.filter(({ category }) => category !== "inclusion");
  const askedBy = (id: string) => asking.filter(({ requirementIds }) => requirementIds.includes(id)).map((question) => question.id);
  const coverage = requirements.map(({ id, name }) => ({ requirementId: id, name, questionIds: askedBy(id) }));
  const musts = new Set(requirements.filter(({ importance }) => importance === "must").map(({ id }) => id));
  const missed = coverage.filter(({ requirementId, questionIds }) => musts.has(requirementId) && questionIds.length === 0);
  return { coverage, notAsked: missed.map(({ name }) => name) };
}
