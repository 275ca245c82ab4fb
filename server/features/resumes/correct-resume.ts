import type { Handler } from "../../http/index.ts";
import { isBlind } from "../accounts/index.ts";
import { changeProfile } from "./corrections/change-profile.ts";
import { findResumeView } from "./find-resume-view.ts";
import type { ReadHook } from "./read-resume.work.ts";

export const toCorrectResume =
  (onCorrected: ReadHook): Handler<"correctResume"> =>
  async ({ services, ownerId, params: { resumeId }, body, requestId }) => {
    const wishes = body.corrections.map((correction) => ({ ...correction, undone: false }));
    await changeProfile(services, ownerId, { resumeId, requestId, action: "resume.correct", onCorrected, toWishes: () => wishes });
    return findResumeView(ownerId, services.db, resumeId, await isBlind(ownerId, services.db));
  };
