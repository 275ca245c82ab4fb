import { LIMITS } from "@fairlead/contracts";
import { listAudit, toAuditText } from "../../audit/index.ts";
import type { Handler } from "../../http/index.ts";
import { toPage } from "./to-page.ts";

export const listActivity: Handler<"listActivity"> = async ({ services, ownerId, query }) => {
  const limit = query.limit ?? LIMITS.listPage;
  const entries = await listAudit(ownerId, services.db, { after: query.after, limit: limit + 1 });
  const rows = entries.map(({ createdAt, ...entry }) => ({ ...entry, at: createdAt.toISOString(), text: toAuditText(entry.action) }));
  return toPage(rows, limit);
};
