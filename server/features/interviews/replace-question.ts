import { AppError } from "@fairlead/contracts";
import { writeReplacement } from "@fairlead/engine/interview";
import type { Handler } from "../../http/index.ts";
import { toParts } from "./assemble-kit.ts";
import { findPairing, toKitView } from "./kit-view.ts";
import { findEdits, findKitById, saveEdits } from "./store.ts";

/** The new question has an id of its own, so that no note on the old one is taken for a note on it. */
export const replaceQuestion: Handler<"replaceQuestion"> = async ({ services: { db }, ownerId, params, body: { questionId } }) => {
  const stored = await findKitById(ownerId, db, params);
  const parts = toParts(stored, await findEdits(ownerId, db, params));
  const pairing = await findPairing(ownerId, db, { ...params, jobId: stored.jobId });
  const part = parts.everybody.some(({ question }) => question.id === questionId) ? "everybody" : "candidate";
  const old = parts[part].find(({ question, origin }) => question.id === questionId && origin !== "own");
  if (old === undefined) throw new AppError("absent");
  const all = [...parts.everybody, ...parts.candidate].map(({ question }) => question);
  const { job, candidate } = pairing;
  const taken = [...all, ...stored.core, ...stored.probes].map(({ text }) => text);
  const match = { ...candidate.match, job: job.profile };
  const { id, turn } = toNext(questionId);
  const question = writeReplacement({ job: job.profile, profile: candidate.profile, match }, old.question, { id, taken, turn });
  if (question === undefined) throw new AppError("no-other-question");
  const questions = parts[part].map((one) => (one === old ? { question, hidden: false, origin: "replaced" as const } : one));
  await saveEdits(ownerId, db, { kitId: params.kitId, resumeId: part === "everybody" ? null : params.resumeId, questions });
  return toKitView(ownerId, db, pairing, stored);
};

/** "core-2", "core-2.1", "core-2.2": every press another one. */
function toNext(questionId: string): { id: string; turn: number } {
  const [root = questionId, turn = "0"] = questionId.split(".");
  return { id: `${root}.${Number(turn) + 1}`, turn: Number(turn) };
}
