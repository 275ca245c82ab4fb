import { recordAudit } from "../../audit/index.ts";
import type { Handler } from "../../http/index.ts";
import { findResumeView } from "./find-resume-view.ts";

/** Nothing is shown unless it is recorded. */
export const revealResume: Handler<"revealResume"> = ({ services, ownerId, params, requestId }) =>
  services.db.transaction(async (tx) => {
    const view = await findResumeView(ownerId, tx, params.resumeId, false);
    await recordAudit(ownerId, tx, { action: "resume.reveal", objectId: view.id, requestId });
    return view;
  });
