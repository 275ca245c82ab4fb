import { AppError } from "@fairlead/contracts";
import type { Handler } from "../../http/index.ts";
import { toParts } from "./assemble-kit.ts";
import { findEdits, findKitById, listCards, saveCard } from "./store.ts";

/** Questions that were put aside or replaced keep the notes that they have. */
export const saveScorecard: Handler<"saveScorecard"> = async ({ services: { db }, ownerId, params, body }) => {
  const stored = await findKitById(ownerId, db, params);
  const { everybody, candidate } = toParts(stored, await findEdits(ownerId, db, params));
  const arranged = [...everybody, ...candidate];
  const known = new Set([...stored.core, ...stored.probes, ...arranged.map(({ question }) => question)].map(({ id }) => id));
  const ids = body.answers.map(({ questionId }) => questionId);
  const at = ids.findIndex((id, index) => !known.has(id) || ids.indexOf(id) !== index);
  if (at >= 0)
    throw new AppError("invalid-input", { details: `body.answers.${at}.questionId: no question of this kit, or answered twice` });
  const shown = new Set(arranged.filter(({ hidden }) => !hidden).map(({ question }) => question.id));
  const before = (await listCards(ownerId, db, params)).find(({ interviewer }) => interviewer === body.interviewer);
  const kept = before?.answers.filter(({ questionId }) => !shown.has(questionId) && !ids.includes(questionId)) ?? [];
  await saveCard(ownerId, db, params, { ...body, answers: [...body.answers, ...kept] });
  return body;
};
