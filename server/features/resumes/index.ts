// files in → candidates: uploads by session, read in the background, listed, searched and shown, masked under blind review.
import type { Work } from "../../queue/index.ts";
import { addSamples } from "./add-samples.ts";
import { toCorrectResume } from "./correct-resume.ts";
import { createUploadSession } from "./create-upload-session.ts";
import { deleteUploadSession } from "./delete-upload-session.ts";
import { denyLikeness } from "./deny-likeness.ts";
import { getResume } from "./get-resume.ts";
import { getResumePage } from "./get-resume-page.ts";
import { getUploadSession } from "./get-upload-session.ts";
import { listResumes } from "./list-resumes.ts";
import { listUploadSessions } from "./list-upload-sessions.ts";
import { type ReadHook, toReadResumeWork } from "./read-resume.work.ts";
import { renameUploadSession } from "./rename-upload-session.ts";
import { retryResume } from "./retry-resume.ts";
import { revealResume } from "./reveal-resume.ts";
import { revealResumePage } from "./reveal-resume-page.ts";
import { searchSkills } from "./search-skills.ts";
import { toUndoCorrection } from "./undo-correction.ts";
import { uploadResumes } from "./upload-resumes.ts";

export { listCorrections } from "./corrections/list-corrections.ts";
export { listLikeLabels } from "./likeness/list-like-labels.ts";
export type { ReadHook } from "./read-resume.work.ts";
export { sweepFiles } from "./sweep-files.ts";
export { toFailure } from "./to-failure.ts";
export { toBlindFlags, toLabel } from "./to-resume-row.ts";
/** `onCorrected` joins the transaction that makes a new revision of a profile. */
export const resumesHandlers = (onCorrected: ReadHook) => ({
  createUploadSession,
  listUploadSessions,
  getUploadSession,
  renameUploadSession,
  deleteUploadSession,
  uploadResumes,
  addSamples,
  listResumes,
  getResume,
  revealResume,
  getResumePage,
  revealResumePage,
  correctResume: toCorrectResume(onCorrected),
  undoCorrection: toUndoCorrection(onCorrected),
  searchSkills,
  denyLikeness,
  retryResume,
});
/** `onRead` joins the transaction that makes a resume ready. */
export const resumesWorks = (onRead: ReadHook): readonly Work<unknown>[] => [toReadResumeWork(onRead)];
