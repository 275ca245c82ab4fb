import type { JobProfile } from "../job/index.ts";
import type { MatchResult } from "../match/index.ts";
import type { ResumeProfile } from "../resume/index.ts";
import { ENGINE_VERSION } from "../text/index.ts";
import { type Screening, writeConditions } from "./conditions.ts";
import { writeCore } from "./core.ts";
import type { Desk } from "./desk.ts";
import type { Draft } from "./fill.ts";
import { writeProbes } from "./probes.ts";
import type { InterviewKit, Question, QuestionCategory } from "./types.ts";
import { OPENING_MINUTES, PLANS } from "./weights.ts";

export type Interview = { job: JobProfile; profile: ResumeProfile; match: MatchResult; minutes: 30 | 45 | 60 };

const CATEGORIES: readonly QuestionCategory[] = ["technical", "experience", "skillGap", "inclusion"];

/** A structured interview: the same core and the conditions of the work for every candidate of the job, then a few questions on this resume. */
export function writeKit({ job, profile, match, minutes }: Interview): InterviewKit {
  const plan = PLANS[minutes];
  const desk: Desk = { used: new Set() };
  const core = writeCore(desk, job, plan).map((draft, index) => ({ id: `core-${index + 1}`, ...draft }));
  const conditions = writeConditions(desk, job).map((asked, index) => ({ id: `core-${core.length + index + 1}`, ...asked }));
  const probes = writeProbes(desk, job, { profile, match }, plan, core).map((draft, index) => ({ id: `probe-${index + 1}`, ...draft }));
  const planned = Object.values(plan).reduce((sum, part) => sum + part.core + part.probes, 0);
  const left = minutes - OPENING_MINUTES - minutesOf(conditions);
  const timed: Question[] = [...withMinutes([...core, ...probes], planned, left), ...conditions];
  const questions = CATEGORIES.flatMap((category) => timed.filter((question) => question.category === category));
  const coverage = job.requirements.map(({ id, name }) => ({ requirementId: id, name, questionIds: askedBy(questions, id) }));
  const musts = new Set(job.requirements.filter(({ importance }) => importance === "must").map(({ id }) => id));
  return {
    ...(job.title ? { jobTitle: job.title } : {}),
    minutes,
    questions,
    coverage,
    notAsked: coverage
      .filter(({ requirementId, questionIds }) => musts.has(requirementId) && questionIds.length === 0)
      .map(({ name }) => name),
    engineVersion: ENGINE_VERSION,
  };
}

const minutesOf = (asked: readonly Screening[]): number => asked.reduce((sum, { minutes }) => sum + minutes, 0);

function askedBy(questions: readonly Question[], id: string): string[] {
  return questions
    .filter(({ category, requirementIds }) => category !== "inclusion" && requirementIds.includes(id))
    .map((question) => question.id);
}

/** Equal shares of the time; what is left over goes to the first questions, so that core ones take equally long for everybody. */
function withMinutes(drafts: readonly (Draft & { id: string })[], planned: number, minutes: number): Question[] {
  const share = Math.floor(minutes / planned);
  const most = minutes - share * planned;
  return drafts.map((draft, index) => ({ ...draft, minutes: share + (index < most ? 1 : 0) }));
}
