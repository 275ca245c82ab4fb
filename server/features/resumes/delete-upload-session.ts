import { recordAudit } from "../../audit/index.ts";
import type { Handler } from "../../http/index.ts";
import { deleteSession } from "./session/store.ts";

/** Rows first, files after: a file without a row is waste, a row without its file would be a lie. */
export const deleteUploadSession: Handler<"deleteUploadSession"> = async ({ services, ownerId, params, requestId }) => {
  const { deletedResumes, lostKeys } = await services.db.transaction(async (tx) => {
    const deleted = await deleteSession(ownerId, tx, params.sessionId);
    await recordAudit(ownerId, tx, { action: "upload-session.delete", objectId: params.sessionId, requestId });
    // No event names what is gone: other windows ask anew for everything.
    await services.progress.append(tx, ownerId, [{ type: "reset" }]);
    return deleted;
  });
  for (const key of lostKeys)
    await services.files.remove(key).catch((cause) => services.log.error("a deleted resume's file is still on disk", { cause }));
  return { deletedResumes };
};
