import { AppError, type InterviewKit } from "@fairlead/contracts";
import type { OwnerId } from "../../db/index.ts";
import type { Handler, Services } from "../../http/index.ts";
import { toCoverage, toQuestions } from "./assemble-kit.ts";
import { findPairing, type Pairing, toKitView } from "./kit-view.ts";
import { findKit, insertProbes, lockCore, type StoredKit } from "./store.ts";

export const openInterview: Handler<"openInterview"> = async ({ services, ownerId, params, body: { minutes } }) => {
  const { db } = services;
  const pairing = await findPairing(ownerId, db, params);
  const known = await findKit(ownerId, db, params.jobId, minutes, params.resumeId);
  return toKitView(ownerId, db, pairing, known ?? (await writeKit(services, ownerId, pairing, minutes)));
};

/** Written and kept at first use. The core is the one that the job's first candidate got. */
async function writeKit(
  { db, readers }: Services,
  ownerId: OwnerId,
  { job, resumeId, candidate }: Pairing,
  minutes: InterviewKit["minutes"],
): Promise<StoredKit> {
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
