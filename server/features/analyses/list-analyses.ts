import { LIMITS } from "@fairlead/contracts";
import type { Handler } from "../../http/index.ts";
import { toAnalysisRows } from "./analysis-row.ts";
import { listNewest } from "./store.ts";

export const listAnalyses: Handler<"listAnalyses"> = async ({ services: { db }, ownerId, query: { after, limit = LIMITS.listPage } }) => {
  const heads = await listNewest(ownerId, db, { after, limit: limit + 1 });
  const items = await toAnalysisRows(ownerId, db, heads.slice(0, limit));
  return { items, next: heads.length > limit ? (items.at(-1)?.id ?? null) : null };
};
