import type { Handler } from "../../http/index.ts";
import { findDescription, listKept, saveChoice } from "./store.ts";
import { toWordingView } from "./wording-view.ts";

export const reopenWording: Handler<"reopenWording"> = async ({ services, ownerId, params: { jobId }, body }) => {
  await findDescription(ownerId, services.db, jobId);
  const kept = await listKept(ownerId, services.db, jobId);
  const choice = kept.find(({ rule, start, end }) => rule === body.rule && start === body.start && end === body.end);
  if (choice !== undefined) await saveChoice(ownerId, services.db, jobId, { ...choice, reason: null });
  return toWordingView(services, ownerId, jobId);
};
