import type { Handler } from "../../http/index.ts";
import { toLosses } from "./attrition.ts";
import { findNewest, listItems } from "./store.ts";

/** Counts alone: who is meant is for the analysis to show. */
export const getAttrition: Handler<"getAttrition"> = async ({ services: { db }, ownerId, params: { jobId } }) => {
  const head = await findNewest(ownerId, db, jobId);
  const items = await listItems(ownerId, db, head, { withNames: false });
  const results = items.flatMap(({ result }) => result ?? []);
  const cells = results.flatMap(({ summary }) => summary.cells);
  return { jobId, candidates: items.length, analysed: results.length, requirements: toLosses(cells, head.rubric) };
};
