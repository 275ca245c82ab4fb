import { recordAudit } from "../../audit/index.ts";
import type { Handler } from "../../http/index.ts";
import { copyAccount } from "./store.ts";

export const getAccountCopy: Handler<"getAccountCopy"> = async ({ services, ownerId, caller, people, requestId }) => {
  const signIns = (await people.listSessions(caller)).map((one) => ({ ...one }));
  const { rows, leftOut } = await services.db.transaction(async (tx) => {
    await recordAudit(ownerId, tx, { action: "account.copy", objectId: ownerId, requestId });
    return copyAccount(ownerId, tx);
  });
  return { madeAt: services.now().toISOString(), uid: ownerId, rows: { ...rows, sign_ins: signIns }, leftOut };
};
