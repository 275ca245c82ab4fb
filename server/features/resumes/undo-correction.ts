import { AppError } from "@fairlead/contracts";
import type { Handler } from "../../http/index.ts";
import { isBlind } from "../accounts/index.ts";
import { changeProfile } from "./corrections/change-profile.ts";
import { toEffective } from "./corrections/effective.ts";
import { findResumeView } from "./find-resume-view.ts";
import type { ReadHook } from "./read-resume.work.ts";

/** A correction that does not count any more is as absent as one that never was. */
export const toUndoCorrection =
  (onCorrected: ReadHook): Handler<"undoCorrection"> =>
  async ({ services, ownerId, params: { resumeId, correctionId }, requestId }) => {
    await changeProfile(services, ownerId, {
      resumeId,
      requestId,
      action: "resume.undo-correction",
      onCorrected,
      toWishes: (steps) => {
        const effective = toEffective(steps);
        const meant = effective.find(({ id }) => id === correctionId);
        if (meant === undefined) throw new AppError("absent");
        // The words of an entered skill go with it.
        const paths = effective.map(({ path }) => path).filter((path) => path === meant.path || path.startsWith(`${meant.path}/words`));
        return paths.map((path) => ({ path, value: null, undone: true }));
      },
    });
    return findResumeView(ownerId, services.db, resumeId, await isBlind(ownerId, services.db));
  };
