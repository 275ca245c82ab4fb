import { AppError, LIMITS } from "@fairlead/contracts";
import type { Handler } from "../../http/index.ts";
import { isBlind } from "../accounts/index.ts";
import { queueAgain } from "./reading/store.ts";
import { findResume } from "./store.ts";
import { toResumeRow } from "./to-resume-row.ts";

export const retryResume: Handler<"retryResume"> = async ({ services, ownerId, params }) => {
  const { db, queue } = services;
  const resume = await findResume(ownerId, db, params.resumeId);
  if (resume.state !== "failed") throw new AppError("not-failed");
  if ((await queue.waiting(ownerId)) >= LIMITS.queuePerOwner) throw new AppError("queue-full");
  await queueAgain(ownerId, services, resume.id);
  return toResumeRow(await findResume(ownerId, db, params.resumeId), await isBlind(ownerId, db), []);
};
