import type { OwnerId } from "../../db/index.ts";
import type { Services } from "../../http/index.ts";
import { readRequirements } from "./read-job-text.ts";
import { saveJob } from "./save-job.ts";
import { findSameJob } from "./store.ts";

/** A job with the requirements as the engine reads them; the one of the same words where there is one. */
export async function createJobFromText(
  services: Services,
  ownerId: OwnerId,
  { title, description }: { title: string; description: string },
): Promise<{ id: string }> {
  const profile = await readRequirements(services, description);
  const findSame = (tx: Services["db"]) => findSameJob(ownerId, tx, title, description);
  return { id: await saveJob(services, ownerId, { title, description, profile }, { findSame }) };
}
