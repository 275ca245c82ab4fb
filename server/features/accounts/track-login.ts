import { recordAuditOnce } from "../../audit/index.ts";
import type { Handler } from "../../http/index.ts";
import { REWARDS, toReason } from "./credits/rewards.ts";
import { addCredits, countCredits, findCreation, hasCredits } from "./credits/store.ts";

/** What the browser says about itself is not looked at: who is new, which day it is and what it is worth are known here. */
export const trackLogin: Handler<"trackLogin"> = ({ services, ownerId, caller, requestId }) =>
  services.db.transaction(async (tx) => {
    const now = services.now();
    const createdAt = await findCreation(ownerId, tx);
    const { sessionId } = caller;
    if (sessionId !== null) await recordAuditOnce(ownerId, tx, { action: "sign-in", objectId: sessionId, requestId });
    // Whoever signs up just before midnight is new on two days, and welcomed once.
    const reason = (await hasCredits(ownerId, tx)) ? "daily-sign-in" : toReason(createdAt, now);
    const { credits, message } = REWARDS[reason];
    const isFirst = await addCredits(ownerId, tx, { day: now.toISOString().slice(0, 10), credits, reason });
    return { reward: isFirst ? { credits, message } : null, credits: await countCredits(ownerId, tx) };
  });
