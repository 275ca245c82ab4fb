import type { Handler } from "../../http/index.ts";
import { isBlind } from "../accounts/index.ts";
import { findSession } from "./session/store.ts";
import { findResumesOfSession } from "./store.ts";
import { toResumeRows } from "./to-resume-rows.ts";

export const getUploadSession: Handler<"getUploadSession"> = async ({ services: { db }, ownerId, params }) => {
  const session = await findSession(ownerId, db, params.sessionId);
  const blind = await isBlind(ownerId, db);
  const resumes = await findResumesOfSession(ownerId, db, params.sessionId);
  return { session, resumes: await toResumeRows(ownerId, db, resumes, blind) };
};
