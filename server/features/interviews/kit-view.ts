import { AppError, type InterviewKit, type KitView, type Question } from "@fairlead/contracts";
import { toBlind } from "@fairlead/engine/report";
import type { Db, OwnerId } from "../../db/index.ts";
import { isBlind } from "../accounts/index.ts";
import { checkResume, findNewestMatch } from "../analyses/index.ts";
import { findJob, type Job } from "../jobs/index.ts";
import { toLabel } from "../resumes/index.ts";
import { toCoverage, toParts, toQuestions } from "./assemble-kit.ts";
import { findEdits, listCards, type StoredKit } from "./store.ts";

export type Candidate = NonNullable<Awaited<ReturnType<typeof findNewestMatch>>>;
export type Pairing = { job: Job; resumeId: string; candidate: Candidate };

/** The job and the newest match of a kit's candidate. */
export async function findPairing(ownerId: OwnerId, db: Db, { jobId, resumeId }: { jobId: string; resumeId: string }): Promise<Pairing> {
  const job = await findJob(ownerId, db, jobId);
  await checkResume(ownerId, db, resumeId);
  const candidate = await findNewestMatch(ownerId, db, { jobId, resumeId });
  if (candidate === null) throw new AppError("not-analysed");
  return { job, resumeId, candidate };
}

/** A kit as it is sent: the questions as persons arranged them, covered under blind review. */
export async function toKitView(ownerId: OwnerId, db: Db, { job, resumeId, candidate }: Pairing, stored: StoredKit): Promise<KitView> {
  const { everybody, candidate: own } = toParts(stored, await findEdits(ownerId, db, { kitId: stored.id, resumeId }));
  const all = [...everybody, ...own];
  const isHidden = new Set(all.filter(({ hidden }) => hidden).map(({ question }) => question.id));
  const shown = (part: typeof all): Question[] => part.filter(({ hidden }) => !hidden).map(({ question }) => question);
  const questions = toQuestions(shown(everybody), shown(own));
  const isChanged = all.some(({ hidden, origin }) => hidden || origin !== "engine");
  const kit: InterviewKit = {
    jobTitle: job.title,
    minutes: stored.minutes,
    questions: [...questions, ...all.filter(({ hidden }) => hidden).map(({ question }) => question)],
    ...(isChanged ? toCoverage(questions, job.profile) : { coverage: stored.coverage, notAsked: stored.notAsked }),
    engineVersion: stored.engineVersion,
  };
  const blind = await isBlind(ownerId, db);
  const sent = blind ? toBlind(candidate, candidate.personal).toKit(kit, job.profile) : kit;
  return {
    id: stored.id,
    jobId: job.id,
    jobTitle: job.title,
    resumeId,
    label: toLabel(candidate.labelNo),
    name: blind ? null : candidate.name,
    blind,
    score: candidate.match.score,
    mustHaves: candidate.match.mustHaves.map(({ id, name }) => ({ id, name })),
    kit: { ...sent, questions: sent.questions.filter(({ id }) => !isHidden.has(id)) },
    hidden: sent.questions.filter(({ id }) => isHidden.has(id)),
    origins: Object.fromEntries(all.flatMap(({ question, origin }) => (origin === "engine" ? [] : [[question.id, origin]]))),
    keptAnchors: all.flatMap(({ question, keepsAnchors }) => (keepsAnchors === true ? [question.id] : [])),
    scorecards: await listCards(ownerId, db, { kitId: stored.id, resumeId }),
  };
}
