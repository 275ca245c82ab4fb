import { AppError } from "@fairlead/contracts";
import { recordAudit } from "../../audit/index.ts";
import type { Handler } from "../../http/index.ts";
import { removeSheet } from "./store.ts";

export const deleteGroupSheet: Handler<"deleteGroupSheet"> = ({ services: { db }, ownerId, params: { jobId }, requestId }) =>
  db.transaction(async (tx) => {
    const deletedRows = await removeSheet(ownerId, tx, jobId);
    if (deletedRows === null) throw new AppError("absent");
    await recordAudit(ownerId, tx, { action: "groups.delete", objectId: jobId, requestId });
    return { deletedRows };
  });
