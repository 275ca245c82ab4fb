import { LIMITS } from "@fairlead/contracts";
import type { Handler } from "../../http/index.ts";
import { isBlind } from "../accounts/index.ts";
import { findBlindly } from "./find-blindly.ts";
import { findResumes } from "./store.ts";
import { toPage } from "./to-page.ts";
import { toResumeRows } from "./to-resume-rows.ts";

export const listResumes: Handler<"listResumes"> = async ({ services: { db }, ownerId, query }) => {
  const { after, sessionId, state, search: sent = "" } = query;
  const limit = query.limit ?? LIMITS.listPage;
  const blind = await isBlind(ownerId, db);
  const search = sent.replace(/[\0\p{Cs}]/gu, " ").trim() || undefined;
  const filter = { after, limit: limit + 1, sessionId, state, search, byName: !blind };
  const resumes =
    blind && search !== undefined ? await findBlindly(ownerId, db, { ...filter, search }) : await findResumes(ownerId, db, filter);
  const { items, next } = toPage(resumes, limit);
  return { items: await toResumeRows(ownerId, db, items, blind), next };
};
