import { recordAudit } from "../../audit/index.ts";
import type { Handler } from "../../http/index.ts";
import { findPage } from "./page/find-page.ts";

/** Nothing is shown unless it is recorded. */
export const revealResumePage: Handler<"revealResumePage"> = async ({ services, ownerId, params, requestId }) => {
  const page = await findPage(ownerId, services, params, false);
  await services.db.transaction((tx) => recordAudit(ownerId, tx, { action: "resume.reveal", objectId: params.resumeId, requestId }));
  return page;
};
