import { LIMITS } from "@fairlead/contracts";
import type { Handler } from "../../http/index.ts";
import { findSessions } from "./session/store.ts";
import { toPage } from "./to-page.ts";

export const listUploadSessions: Handler<"listUploadSessions"> = async ({ services, ownerId, query }) => {
  const limit = query.limit ?? LIMITS.listPage;
  return toPage(await findSessions(ownerId, services.db, { after: query.after, limit: limit + 1 }), limit);
};
