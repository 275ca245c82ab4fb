import type { JobInput } from "@fairlead/contracts";
import { ENGINE_VERSION } from "@fairlead/engine/text";
import { recordAudit } from "../../audit/index.ts";
import type { Db, OwnerId } from "../../db/index.ts";
import type { Services } from "../../http/index.ts";
import { readWording, saveWordingReport } from "../bias/index.ts";
import { findJob, insertJob } from "./store.ts";

type Options = {
  /** Names a job that stands for this one already. */
  findSame?: (tx: Db) => Promise<string | null>;
  /** The request of a person, whose own weights are noted in their log. */
  requestId?: string;
};

/** Stores a job with the report on its wording, both or neither; returns its id. */
export async function saveJob(services: Services, ownerId: OwnerId, input: JobInput, options: Options = {}): Promise<string> {
  const { findSame, requestId } = options;
  const report = await readWording(services, input.description);
  const { title, description, profile, versionOf = null } = input;
  const asOf = services.now().toISOString().slice(0, 10);
  return services.db.transaction(async (tx) => {
    const same = await findSame?.(tx);
    if (same) return same;
    if (versionOf !== null) await findJob(ownerId, tx, versionOf);
    const jobId = await insertJob(ownerId, tx, { title, description, profile, versionOf, asOf });
    await saveWordingReport(ownerId, tx, { jobId, engineVersion: ENGINE_VERSION, report });
    if (requestId !== undefined && profile.requirements.some(({ weight }) => weight !== undefined))
      await recordAudit(ownerId, tx, { action: "job.weights", objectId: jobId, requestId });
    return jobId;
  });
}
