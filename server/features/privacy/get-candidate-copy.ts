import { recordAudit } from "../../audit/index.ts";
import type { Handler } from "../../http/index.ts";
import { toLabel } from "../resumes/index.ts";
import { copyCandidate } from "./store.ts";

/** Unmasked, as the law gives it to the candidate; nothing is shown unless it is recorded. */
export const getCandidateCopy: Handler<"getCandidateCopy"> = async ({ services, ownerId, params, requestId }) => {
  const { resumeId } = params;
  const { labelNo, fileName, storageKey, rows } = await services.db.transaction(async (tx) => {
    const copy = await copyCandidate(ownerId, tx, resumeId);
    await recordAudit(ownerId, tx, { action: "candidate.copy", objectId: resumeId, requestId });
    return copy;
  });
  const bytes = await services.files.read(storageKey);
  const file = { name: fileName, base64: Buffer.from(bytes).toString("base64") };
  return { madeAt: services.now().toISOString(), resumeId, label: toLabel(labelNo), file, rows };
};
