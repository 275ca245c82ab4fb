import { AppError } from "@fairlead/contracts";
import { recordAudit } from "../../audit/index.ts";
import type { Handler } from "../../http/index.ts";
import { insertDecision } from "./decisions/store.ts";
import { toRuling } from "./policy.ts";
import { findItem, findNewest } from "./store.ts";

export const decide: Handler<"decide"> = async ({ services: { db, progress }, ownerId, params: { jobId }, body, requestId }) => {
  const { resumeId, decision, evidenceOpened } = body;
  const analysis = await findNewest(ownerId, db, jobId);
  const item = await findItem(ownerId, db, analysis.id, resumeId);
  if (item === null) throw new AppError("absent");
  const ruling = toRuling(body, item.match?.rows ?? null);
  if (ruling.kind === "reason-needed") throw new AppError("reason-needed");
  const { requirementId, reason } = ruling;
  return db.transaction(async (tx) => {
    const { id, ...decided } = await insertDecision(ownerId, tx, { jobId, resumeId, decision, requirementId, reason, evidenceOpened });
    await recordAudit(ownerId, tx, { action: `candidate.${decision}`, objectId: id, requestId });
    await progress.append(tx, ownerId, [{ type: "decision", jobId, resumeId }]);
    return decided;
  });
};
