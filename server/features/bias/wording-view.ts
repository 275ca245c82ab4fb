import type { WordingView } from "@fairlead/contracts";
import { ENGINE_VERSION } from "@fairlead/engine/text";
import type { OwnerId } from "../../db/index.ts";
import type { Services } from "../../http/index.ts";
import { readWording } from "./read-wording.ts";
import { findDescription, findWordingReport, listKept, saveWordingReport } from "./store.ts";

/** The report of this engine version, made now where an earlier version wrote the last one. */
export async function toWordingView(services: Services, ownerId: OwnerId, jobId: string): Promise<WordingView> {
  const { db } = services;
  const description = await findDescription(ownerId, db, jobId);
  let report = await findWordingReport(ownerId, db, jobId, ENGINE_VERSION);
  if (report === null) {
    report = await readWording(services, description);
    await saveWordingReport(ownerId, db, { jobId, engineVersion: ENGINE_VERSION, report });
  }
  return { jobId, report, kept: await listKept(ownerId, db, jobId), engineVersion: ENGINE_VERSION };
}
