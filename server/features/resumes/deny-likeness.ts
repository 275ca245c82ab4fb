import type { Handler } from "../../http/index.ts";
import { isBlind } from "../accounts/index.ts";
import { denyPair } from "./likeness/store.ts";
import { findResumesById } from "./store.ts";
import { toResumeRows } from "./to-resume-rows.ts";

/** Remembered for both of them, until it is taken back. */
export const denyLikeness: Handler<"denyLikeness"> = ({ services: { db, progress }, ownerId, params, body }) =>
  db.transaction(async (tx) => {
    const { resumeId, otherId } = params;
    await denyPair(ownerId, tx, resumeId, otherId, body.isDenied);
    const both = await findResumesById(ownerId, tx, [resumeId, otherId]);
    const rows = await toResumeRows(ownerId, tx, both, await isBlind(ownerId, tx));
    await progress.append(
      tx,
      ownerId,
      both.map(({ id, sessionId, state }) => ({ type: "resume", resumeId: id, sessionId, state })),
    );
    return rows.find(({ id }) => id === resumeId) as NonNullable<(typeof rows)[number]>;
  });
