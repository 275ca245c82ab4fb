import { LIMITS } from "@fairlead/contracts";
import type { Handler } from "../../http/index.ts";
import { REWARDS } from "./credits/rewards.ts";
import { findCredits } from "./credits/store.ts";
import { toPage } from "./to-page.ts";

export const listCredits: Handler<"listCredits"> = async ({ services, ownerId, query }) => {
  const limit = query.limit ?? LIMITS.listPage;
  const rows = await findCredits(ownerId, services.db, { after: query.after, limit: limit + 1 });
  const entries = rows.map((row) => ({ ...row, text: REWARDS[row.reason].text }));
  return toPage(entries, limit);
};
