import { recordAudit } from "../../audit/index.ts";
import type { Handler } from "../../http/index.ts";
import { removeFiles } from "./remove-files.ts";
import { eraseCandidate as erase } from "./store.ts";

/** The log keeps the id of the deed's object, which names nobody any more. */
export const eraseCandidate: Handler<"eraseCandidate"> = async ({ services, ownerId, params, requestId }) => {
  const { rows, lostKeys } = await services.db.transaction(async (tx) => {
    const erased = await erase(ownerId, tx, params.resumeId);
    await recordAudit(ownerId, tx, { action: "candidate.erase", objectId: params.resumeId, requestId });
    await services.progress.append(tx, ownerId, [{ type: "reset" }]);
    return erased;
  });
  await removeFiles(services, lostKeys);
  return { rows, files: lostKeys.length };
};
