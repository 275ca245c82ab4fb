import { AppError } from "@fairlead/contracts";
import type { Handler } from "../../http/index.ts";
import { findKitById, saveCard } from "./store.ts";

export const saveScorecard: Handler<"saveScorecard"> = async ({ services: { db }, ownerId, params, body }) => {
  const { core, probes } = await findKitById(ownerId, db, params);
  const known = new Set([...core, ...probes].map(({ id }) => id));
  const ids = body.answers.map(({ questionId }) => questionId);
  const at = ids.findIndex((id, index) => !known.has(id) || ids.indexOf(id) !== index);
  if (at >= 0)
    throw new AppError("invalid-input", { details: `body.answers.${at}.questionId: no question of this kit, or answered twice` });
  await saveCard(ownerId, db, params, body);
  return body;
};
