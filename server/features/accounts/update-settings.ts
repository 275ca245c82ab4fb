import { recordAudit } from "../../audit/index.ts";
import type { Handler } from "../../http/index.ts";
import { changeSettings, isBlind, lockSettings } from "./store.ts";

/** Switching blind review on or off is recorded: it decides who was seen by name. */
export const updateSettings: Handler<"updateSettings"> = ({ ownerId, services, body, requestId }) =>
  services.db.transaction(async (tx) => {
    await lockSettings(ownerId, tx);
    const wasBlind = await isBlind(ownerId, tx);
    const account = await changeSettings(ownerId, tx, body);
    const { blindReview } = account.settings;
    if (blindReview !== wasBlind)
      await recordAudit(ownerId, tx, { action: blindReview ? "blind-review.on" : "blind-review.off", objectId: ownerId, requestId });
    return account;
  });
