import { AppError, type InterviewKit } from "@fairlead/contracts";
import { toBlind } from "@fairlead/engine/report";
import type { OwnerId } from "../../db/index.ts";
import type { Handler, Services } from "../../http/index.ts";
import { isBlind } from "../accounts/index.ts";
import { checkResume, findNewestMatch } from "../analyses/index.ts";
import { findJob, type Job } from "../jobs/index.ts";
import { toLabel } from "../resumes/index.ts";
import { toCoverage, toQuestions } from "./assemble-kit.ts";
import { findKit, insertProbes, listCards, lockCore, type StoredKit } from "./store.ts";

export const openInterview: Handler<"openInterview"> = async ({ services, ownerId, params, body: { minutes } }) => {
  const { db } = services;
  const { jobId, resumeId } = params;
  const job = await findJob(ownerId, db, jobId);
  await checkResume(ownerId, db, resumeId);
  const candidate = await findNewestMatch(ownerId, db, params);
  if (candidate === null) throw new AppError("not-analysed");
  const known = await findKit(ownerId, db, jobId, minutes, resumeId);
  const stored = known ?? (await writeKit(services, ownerId, { job, resumeId, minutes, candidate }));
  const kit: InterviewKit = {
    jobTitle: job.title,
    minutes,
    questions: toQuestions(stored.core, stored.probes),
    coverage: stored.coverage,
    notAsked: stored.notAsked,
    engineVersion: stored.engineVersion,
  };
  const blind = await isBlind(ownerId, db);
  return {
    id: stored.id,
    jobId,
    jobTitle: job.title,
    resumeId,
    label: toLabel(candidate.labelNo),
    name: blind ? null : candidate.name,
    blind,
    score: candidate.match.score,
    kit: blind ? toBlind(candidate, candidate.personal).toKit(kit, job.profile) : kit,
    scorecards: await listCards(ownerId, db, { kitId: stored.id, resumeId }),
  };
};

type Candidate = NonNullable<Awaited<ReturnType<typeof findNewestMatch>>>;
type Wanted = { job: Job; resumeId: string; minutes: InterviewKit["minutes"]; candidate: Candidate };

/** Written and kept at first use. The core is the one that the job's first candidate got. */
async function writeKit({ db, readers }: Services, ownerId: OwnerId, { job, resumeId, minutes, candidate }: Wanted): Promise<StoredKit> {
  const { profile, match } = candidate;
  const written = await readers.run("kit", null, { job: job.profile, profile, match: { ...match, job: job.profile }, minutes });
  const own = written.questions.filter(({ core }) => core);
  const probes = written.questions.filter(({ core }) => !core);
  await db.transaction(async (tx) => {
    const { id: kitId, core } = await lockCore(ownerId, tx, { jobId: job.id, minutes, core: own, engineVersion: written.engineVersion });
    await insertProbes(ownerId, tx, { kitId, resumeId, probes, ...toCoverage(toQuestions(core, probes), job.profile) });
  });
  const kit = await findKit(ownerId, db, job.id, minutes, resumeId);
  if (kit === null) throw new AppError("absent");
  return kit;
}
