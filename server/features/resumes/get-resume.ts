import type { Handler } from "../../http/index.ts";
import { isBlind } from "../accounts/index.ts";
import { findResumeView } from "./find-resume-view.ts";

export const getResume: Handler<"getResume"> = async ({ services: { db }, ownerId, params }) =>
  findResumeView(ownerId, db, params.resumeId, await isBlind(ownerId, db));
