import type { Correction } from "@fairlead/contracts";
import type { Db, OwnerId } from "../../../db/index.ts";
import { toCorrections } from "./effective.ts";
import { listSteps } from "./store.ts";

/** What a revision of a profile was corrected by. */
export async function listCorrections(ownerId: OwnerId, db: Db, resumeId: string, revision: number): Promise<Correction[]> {
  const steps = await listSteps(ownerId, db, resumeId);
  return toCorrections(steps.filter((step) => step.revision <= revision));
}
